/** The progress of a step. */
export interface Reached {
  readonly done: number;
  readonly of: number;
}

/** The interval between two lines, in milliseconds. */
const beat = 20_000;

/** The progress line of a run: the running steps, their progress, and the time left, estimated from the last run. */
export class LiveLine {
  readonly print: (text: string) => void;
  readonly #began = performance.now();
  readonly #running = new Map<string, Reached | undefined>();
  readonly #timer: NodeJS.Timeout;

  /** @param last the duration of the last run in milliseconds; 0 if there was none */
  constructor(print: (text: string) => void, last = 0) {
    this.print = print;
    this.#timer = setInterval(() => this.#show(last), beat).unref();
  }

  /** Shows a running step and its progress. */
  runs(step: string, reached?: Reached): void {
    this.#running.set(step, reached);
  }

  /** Removes a step that has ended. */
  over(step: string): void {
    this.#running.delete(step);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #show(last: number): void {
    if (this.#running.size === 0) return;
    const steps = [...this.#running].map(([step, reached]) =>
      reached ? `${step} ${reached.done} of ${reached.of}` : step,
    );
    const elapsed = performance.now() - this.#began;
    const left = last > elapsed ? `, about ${minutes(last - elapsed)} left` : '';
    this.print(`… ${steps.join(', ')} (${minutes(elapsed)} min${left})`);
  }
}

function minutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}
