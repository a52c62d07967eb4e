/** A failed test. */
export interface FailedTest {
  readonly title: string;
  /** Its file and line, from the root of the project where possible. */
  readonly place: string;
  /** The whole message, with the difference between expected and received. */
  readonly message: string;
}

/** What a reporter sends while its tests run. */
export type TestNote =
  { readonly done: number; readonly of: number } | { readonly failed: FailedTest };

/** Sends a note to the parent process, if there is a channel. */
export function sendNote(note: TestNote): void {
  process.send?.(note);
}
