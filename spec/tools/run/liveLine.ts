export interface Progress {
  readonly done: number;
  readonly of: number;
}

const interval = 20_000;

/** The progress line of a run: the running steps, their progress, and the time left, estimated from the last run. */
export class LiveLine {
  readonly print: (text: string) => void;
  readonly #began = performance.now();
  readonly #running = new Map<string, Progress | undefined>();
  readonly #timer: NodeJS.Timeout;

  /** @param last the duration of the last run in milliseconds; 0 if there was none */
  constructor(print: (text: string) => void, last = 0) {
    this.print = print;
    this.#timer = setInterval(() => this.#show(last), interval).unref();
  }

  runs(step: string, progress?: Progress): void {
    this.#running.set(step, progress);
  }

  over(step: string): void {
    this.#running.delete(step);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #show(last: number): void {
    if (this.#running.size === 0) return;
    const steps = [...this.#running].map(([step, progress]) =>
      progress ? `${step} ${progress.done} of ${progress.of}` : step,
    );
    const elapsed = performance.now() - this.#began;
    const left = last > elapsed ? `, about ${minutes(last - elapsed)} left` : '';
    this.print(`… ${steps.join(', ')} (${minutes(elapsed)} min${left})`);
  }
}

function minutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}
