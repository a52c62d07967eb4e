/** A test that failed, as its runner tells it. */
export interface FailedTest {
  readonly title: string;
  /** Its file and line, from the root of the project where the runner knows them. */
  readonly place: string;
  /** Why, in full, with the difference between what was expected and what came. */
  readonly message: string;
}

/** What a runner tells while its tests run. */
export type TestNote =
  { readonly done: number; readonly of: number } | { readonly failed: FailedTest };

/** Tells the process that started this one, if it listens. */
export function tell(note: TestNote): void {
  process.send?.(note);
}
