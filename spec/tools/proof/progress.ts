import type { Progress } from './prove.ts';

/** Where progress is shown. */
interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Every how many violations a line is printed where there is no terminal. */
const everyLines = 25;

/** Shows progress: a bar that fills in a terminal, a line now and then elsewhere. */
export function progressTo(output: Output): {
  show: (progress: Progress) => void;
  end: () => void;
} {
  const start = performance.now();
  let drawn = false;
  const clear = () => {
    if (drawn) output.write('\r\u001B[K');
    drawn = false;
  };
  return {
    show({ done, of, last, doing }) {
      const bad = last && last.judgement.verdict !== 'proven';
      const minutes = ((performance.now() - start) / 60_000).toFixed(1);
      clear();
      if (bad)
        output.write(
          `${last.judgement.verdict.padEnd(14)} ${last.id}, violation ${last.violation + 1}\n`,
        );
      if (output.isTTY) {
        const width = 30;
        const full = Math.round((done / Math.max(of, 1)) * width);
        const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
        const text = `${bar} ${done} of ${of}, ${minutes} min  ${doing ?? last?.id ?? ''}`;
        output.write(text.slice(0, (output.columns ?? 80) - 1));
        drawn = true;
      } else if (doing) {
        output.write(`${done} of ${of} after ${minutes} min: ${doing}\n`);
      } else if (done % everyLines === 0 || done === of) {
        output.write(`${done} of ${of} after ${minutes} min\n`);
      }
    },
    end: clear,
  };
}
