/** Turns the results of the visits into medians, ratios, a table and a list of goals. */
import type { Contestant } from './contestants.ts';
import type { Figures } from './visits.ts';

/** The results of all rounds, by device and compared site. */
export type Results = Record<string, Record<string, Figures[]>>;

const measures: Readonly<Record<string, readonly [label: string, unit: 'ms' | 'KB' | '']>> = {
  firstPaint: ['First paint of a first visit', 'ms'],
  largestPaint: ['Largest paint of a first visit', 'ms'],
  menuWorks: ['Menu answers a press', 'ms'],
  faqWorks: ['A question opens', 'ms'],
  quoteFormWorks: ['A popular size fills the quote form', 'ms'],
  firstPress: ['First press to next page painted', 'ms'],
  secondPress: ['Second press', 'ms'],
  readyPress: ['Press after 3 s on the page', 'ms'],
  back: ['Back', 'ms'],
  quoteFormInp: ['Slowest answer of the quote form (INP)', 'ms'],
  contactFormInp: ['Slowest answer of the contact form (INP)', 'ms'],
  quoteFormLongestTask: ['Longest task, quote form', 'ms'],
  contactFormLongestTask: ['Longest task, contact form', 'ms'],
  bytesOf1: ['Bytes of one page', 'KB'],
  bytesOf3: ['Bytes of three pages', 'KB'],
  bytesOf7: ['Bytes of seven pages', 'KB'],
  requestsOf1: ['Requests of one page', ''],
  requestsOf3: ['Requests of three pages', ''],
  requestsOf7: ['Requests of seven pages', ''],
  processorOf1: ['Processor time of one page', 'ms'],
  processorOf7: ['Processor time of seven pages', 'ms'],
};

/** The goals of this site: at most `most` times the value of another site, or at most `most` milliseconds. */
const goals: readonly (readonly [measure: string, most: number, of?: string])[] = [
  ['firstPaint', 1.02, 'stripped'],
  ['largestPaint', 1.02, 'stripped'],
  ['firstPress', 0.8, 'stripped'],
  ['readyPress', 0.65, 'stripped'],
  ['firstPress', 1, 'speculating'],
  ['secondPress', 1, 'speculating'],
  ['readyPress', 1, 'speculating'],
  ['back', 50],
  ['quoteFormInp', 50],
  ['contactFormInp', 50],
  ['quoteFormLongestTask', 50],
  ['contactFormLongestTask', 50],
  ['bytesOf7', 0.35, 'next'],
  ['bytesOf7', 1, 'astro'],
  ['processorOf7', 1, 'next'],
  ['processorOf7', 1, 'astro'],
];

/** All ratios are relative to this site. */
const base = 'stripped';

/** The quantile of a measure at `share` (0.5 is the median), interpolated between two values. */
function quantile(rounds: readonly Figures[] = [], measure: string, share = 0.5): number {
  const sorted = rounds.flatMap((figures) => figures[measure] ?? []).toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below = Number.NaN, above = below] = [Math.floor(place), Math.ceil(place)].map(
    (at) => sorted[at],
  );
  return below + (above - below) * (place % 1);
}

/** Facts about a run, printed beside its results. */
export interface Run {
  readonly date: string;
  readonly command: string;
  readonly machine: string;
  readonly rounds: number;
}

/** The result as Markdown: a table of all measures for each device, and the goals. */
export function markdown(run: Run, results: Results, contestants: readonly Contestant[]): string {
  const nameOf = (wanted: string) => contestants.find(({ key }) => key === wanted)?.name;
  const lines = [
    '# What a visitor waits for, and what a visit costs',
    '',
    `Measured on ${run.date} with \`${run.command}\`: ${run.rounds} ${run.rounds === 1 ? 'round' : 'alternating rounds'} on ${run.machine}. The processor is made four times slower for times, and left as it is for processor time; the line takes 150 ms there and back and carries 1.6 Mbit/s. The phone is 360 × 740 pixels and has a finger, the desk 1440 × 900 and a mouse.`,
    '',
    `Each cell: **the ratio to ${nameOf(base)}**, the median, and the middle half of the values. Less is better everywhere. All is served by one small server over HTTP/2, with brotli at its best and the same cache headers; bytes are those of bodies. [How it is measured](../../e2e/bench/README.md).`,
  ];
  for (const [profile, rounds] of Object.entries(results)) {
    lines.push('', `## ${profile === 'phone' ? 'Phone' : 'Desk'}`, '');
    lines.push(`| | ${contestants.map(({ name }) => name).join(' | ')} |`);
    lines.push(`|---|${contestants.map(() => '---').join('|')}|`);
    for (const [measure, [label, unit]] of Object.entries(measures)) {
      const reference = quantile(rounds[base], measure);
      const cells = contestants.map(({ key }) => {
        const [median = 0, ...half] = [0.5, 0.25, 0.75].map((share) =>
          quantile(rounds[key], measure, share),
        );
        if (Number.isNaN(median)) return '–';
        const show = (value: number) =>
          unit === 'KB' ? (value / 1000).toFixed(1) : value.toFixed(0);
        const ratio = reference > 0 ? `**${(median / reference).toFixed(2)}** ` : '';
        return `${ratio}${show(median)} (${half.map(show).join('–')})`;
      });
      lines.push(`| ${label}${unit && `, ${unit}`} | ${cells.join(' | ')} |`);
    }
  }
  lines.push('', '## Goals', '', '| | | Goal | Measured | |', '|---|---|---|---|---|');
  for (const [profile, rounds] of Object.entries(results))
    for (const [measure, most, of] of goals) {
      const value =
        quantile(rounds['site'], measure) / (of === undefined ? 1 : quantile(rounds[of], measure));
      if (Number.isNaN(value)) continue;
      const goal = of === undefined ? `${most} ms` : `${most} × ${nameOf(of)}`;
      const shown = of === undefined ? `${value.toFixed(0)} ms` : value.toFixed(2);
      lines.push(
        `| ${profile} | ${measures[measure]?.[0]} | at most ${goal} | ${shown} | ${value <= most ? 'met' : 'missed'} |`,
      );
    }
  return `${lines.join('\n')}\n`;
}
