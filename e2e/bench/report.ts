import type { Figures } from './visits.ts';

/** The results of all rounds, by device and compared site. */
export type Results = Record<string, Record<string, Figures[]>>;

const measures: Readonly<Record<string, string>> = {
  firstPaint: 'First paint of a first visit, ms',
  largestPaint: 'Largest paint of a first visit, ms',
  firstPress: 'First press to next page painted, ms',
  readyPress: 'Press after 3 s on the page, ms',
  back: 'Back, ms',
  quoteFormInp: 'Slowest answer of the quote form (INP), ms',
  contactFormInp: 'Slowest answer of the contact form (INP), ms',
  kilobytes: 'Bytes of seven pages, KB',
  requests: 'Requests of seven pages',
  processor: 'Processor time of seven pages, ms',
};

function spread(rounds: readonly Figures[] = [], measure: string) {
  const sorted = rounds.map((figures) => figures[measure] ?? Number.NaN).toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  const middle = sorted.length / 2;
  const median = (at(Math.ceil(middle) - 1) + at(Math.floor(middle))) / 2;
  return { least: at(0), median, most: at(sorted.length - 1) };
}

/**
 * The results as Markdown: a table of all measures for each device.
 *
 * @param facts a sentence about the run: its date, commit, command and machine
 */
export function markdown(facts: string, results: Results): string {
  const lines = [
    '# What a visitor waits for, and what a visit costs',
    facts,
    `Each cell: **the ratio to this site**, the median, and the least and the greatest value. Less is better everywhere. [How it is measured](../../e2e/bench/README.md).`,
  ];
  for (const [device, sites] of Object.entries(results)) {
    const rows = Object.entries(measures).map(([measure, label]) => {
      const base = spread(sites['this site'], measure).median;
      const cells = Object.values(sites).map((rounds) => {
        const { least, median, most } = spread(rounds, measure);
        return `**${(median / base).toFixed(2)}** ${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;
      });
      return `| ${[label, ...cells].join(' | ')} |`;
    });
    const head = `| | ${Object.keys(sites).join(' | ')} |`;
    const rule = `|---|${'---|'.repeat(Object.keys(sites).length)}`;
    lines.push(`## ${device}`, [head, rule, ...rows].join('\n'));
  }
  return lines.join('\n\n');
}
