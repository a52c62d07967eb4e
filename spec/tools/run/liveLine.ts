/** The output for the line. */
interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** The progress of a step. */
export interface Reached {
  readonly done: number;
  readonly of: number;
}

/** The interval in milliseconds for redrawing in a terminal, and for printing elsewhere. */
const beat = { terminal: 1000, elsewhere: 20_000 };

/**
 * The progress line of a run: the running steps, their progress, and the time left, estimated from the last run. In a
 * terminal it is redrawn in place; elsewhere it is printed at intervals.
 */
export class LiveLine {
  readonly #output: Output;
  /** The duration of the last run, in milliseconds. */
  readonly #last: number | undefined;
  readonly #began = performance.now();
  readonly #running = new Map<string, Reached | undefined>();
  readonly #timer: NodeJS.Timeout;

  constructor(output: Output, last?: number) {
    this.#output = output;
    this.#last = last;
    this.#timer = setInterval(
      () => this.#draw(),
      output.isTTY ? beat.terminal : beat.elsewhere,
    ).unref();
  }

  /** Shows a running step and its progress. */
  runs(step: string, reached?: Reached): void {
    this.#running.set(step, reached);
  }

  /** Removes a step that has ended. */
  over(step: string): void {
    this.#running.delete(step);
  }

  /** Prints permanent lines. */
  print(text: string): void {
    this.#clear();
    this.#output.write(`${text}\n`);
  }

  /** Stops the line. */
  end(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  #clear(): void {
    if (this.#output.isTTY) this.#output.write('\r\u001B[K');
  }

  #draw(): void {
    if (this.#running.size === 0) return;
    const steps = [...this.#running].map(([step, reached]) =>
      reached ? `${step} ${reached.done} of ${reached.of}` : step,
    );
    const elapsed = performance.now() - this.#began;
    const left = (this.#last ?? 0) - elapsed;
    const times = [`${minutes(elapsed)} min`, ...(left > 0 ? [`about ${minutes(left)} left`] : [])];
    const line = `… ${steps.join(', ')} (${times.join(', ')})`;
    this.#clear();
    if (this.#output.isTTY) this.#output.write(line.slice(0, (this.#output.columns ?? 80) - 1));
    else this.#output.write(`${line}\n`);
  }
}

function minutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}
