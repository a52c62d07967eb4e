/** Where the line is shown. */
interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** How far a step is, of what is known of it. */
export interface Reached {
  readonly done: number;
  readonly of: number;
}

/** Every how many milliseconds it is drawn anew in a terminal, and printed elsewhere. */
const beat = { terminal: 1000, elsewhere: 20_000 };

/**
 * The last line of a run that goes on: what runs, how far it is, and about how long it will still take if it takes as
 * long as the last one. In a terminal it is drawn in place; elsewhere it is a line of its own now and then.
 */
export class LiveLine {
  readonly #output: Output;
  /** How long the last run took, in milliseconds. */
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

  /** A step runs, or has come further. */
  runs(step: string, reached?: Reached): void {
    this.#running.set(step, reached);
  }

  /** A step is over. */
  over(step: string): void {
    this.#running.delete(step);
  }

  /** Prints lines that stay. */
  print(text: string): void {
    this.#clear();
    this.#output.write(`${text}\n`);
  }

  /** Nothing runs any more. */
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
