/** Turns what the visits found into medians, ratios, a table, a list of goals and a chart. */
import type { Contestant } from './contestants.ts';
import type { Figures } from './visits.ts';

/** The middle of several values, and between which values the middle half of them lies. */
export interface Spread {
  readonly median: number;
  readonly p25: number;
  readonly p75: number;
}

/** What is found out about each profile and contestant: every value of every measure. */
export type Found = Record<string, Record<string, Figures[]>>;

/** The same as medians with their spread. */
export type Summary = Record<string, Record<string, Record<string, Spread>>>;

interface Measure {
  readonly name: string;
  readonly label: string;
  readonly unit: 'ms' | 'KB' | '';
  readonly inChart?: true;
}

const measures: readonly Measure[] = [
  { name: 'firstPaint', label: 'First paint of a first visit', unit: 'ms', inChart: true },
  { name: 'largestPaint', label: 'Largest paint of a first visit', unit: 'ms' },
  { name: 'menuWorks', label: 'Menu answers a press', unit: 'ms' },
  { name: 'faqWorks', label: 'A question opens', unit: 'ms' },
  { name: 'quoteFormWorks', label: 'A popular size fills the quote form', unit: 'ms' },
  { name: 'firstPress', label: 'First press to next page painted', unit: 'ms', inChart: true },
  { name: 'secondPress', label: 'Second press', unit: 'ms', inChart: true },
  { name: 'readyPress', label: 'Press after 3 s on the page', unit: 'ms', inChart: true },
  { name: 'back', label: 'Back', unit: 'ms', inChart: true },
  { name: 'quoteFormInp', label: 'Slowest answer of the quote form (INP)', unit: 'ms' },
  { name: 'contactFormInp', label: 'Slowest answer of the contact form (INP)', unit: 'ms' },
  { name: 'quoteFormLongestTask', label: 'Longest task, quote form', unit: 'ms' },
  { name: 'contactFormLongestTask', label: 'Longest task, contact form', unit: 'ms' },
  { name: 'bytesOf1', label: 'Bytes of one page', unit: 'KB' },
  { name: 'bytesOf3', label: 'Bytes of three pages', unit: 'KB' },
  { name: 'bytesOf7', label: 'Bytes of seven pages', unit: 'KB', inChart: true },
  { name: 'requestsOf1', label: 'Requests of one page', unit: '' },
  { name: 'requestsOf3', label: 'Requests of three pages', unit: '' },
  { name: 'requestsOf7', label: 'Requests of seven pages', unit: '' },
  { name: 'processorOf1', label: 'Processor time of one page', unit: 'ms' },
  { name: 'processorOf7', label: 'Processor time of seven pages', unit: 'ms', inChart: true },
];

/** All ratios are to these pages without script. */
const base = 'stripped';

/** The value at a share of the way through sorted values; between two, by how near it is to each. */
function at(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below = Number.NaN, above = below] = [Math.floor(place), Math.ceil(place)].map(
    (i) => sorted[i],
  );
  return below + (above - below) * (place % 1);
}

/** The median of some values and the middle half of them. */
function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: at(sorted, 0.5), p25: at(sorted, 0.25), p75: at(sorted, 0.75) };
}

/** The medians of everything that was found. */
export function summarise(found: Found): Summary {
  const ofContestant = (rounds: readonly Figures[]) => {
    const names = new Set(rounds.flatMap((figures) => Object.keys(figures)));
    return Object.fromEntries(
      [...names].map((name) => [name, spread(rounds.flatMap((figures) => figures[name] ?? []))]),
    );
  };
  return Object.fromEntries(
    Object.entries(found).map(([profile, contestants]) => [
      profile,
      Object.fromEntries(
        Object.entries(contestants).map(([key, rounds]) => [key, ofContestant(rounds)]),
      ),
    ]),
  );
}

function show(value: number, unit: Measure['unit']): string {
  return unit === 'KB' ? (value / 1000).toFixed(1) : value.toFixed(0);
}

/** One goal that this site has set itself, for a measure: at most `most` times what another has, or milliseconds. */
interface Goal {
  readonly measure: string;
  readonly most: number;
  readonly of: string | undefined;
  /** Where it is only a goal of one profile. */
  readonly profile?: string;
}

const goals: readonly Goal[] = [
  { measure: 'firstPaint', most: 1.02, of: 'stripped' },
  { measure: 'largestPaint', most: 1.02, of: 'stripped' },
  { measure: 'firstPress', most: 0.8, of: 'stripped' },
  { measure: 'readyPress', most: 0.65, of: 'stripped' },
  { measure: 'firstPress', most: 1, of: 'speculating' },
  { measure: 'secondPress', most: 1, of: 'speculating' },
  { measure: 'readyPress', most: 1, of: 'speculating' },
  { measure: 'back', most: 50, of: undefined },
  { measure: 'quoteFormInp', most: 50, of: undefined },
  { measure: 'contactFormInp', most: 50, of: undefined },
  { measure: 'quoteFormLongestTask', most: 50, of: undefined },
  { measure: 'contactFormLongestTask', most: 50, of: undefined },
  { measure: 'bytesOf7', most: 0.35, of: 'next' },
  { measure: 'bytesOf7', most: 1, of: 'astro' },
  { measure: 'processorOf7', most: 1, of: 'next' },
  { measure: 'processorOf7', most: 1, of: 'astro' },
];

function goalLines(summary: Summary, contestants: readonly Contestant[]): string[] {
  return Object.entries(summary).flatMap(([profile, figures]) =>
    goals.flatMap(({ measure, most, of }) => {
      const own = figures['site']?.[measure];
      const other = of === undefined ? undefined : figures[of]?.[measure];
      const label = measures.find(({ name }) => name === measure)?.label;
      if (!own || (of !== undefined && !other)) return [];
      const value = other ? own.median / other.median : own.median;
      const name = contestants.find(({ key }) => key === of)?.name;
      const wanted = name ? `at most ${most} × ${name}` : `at most ${most} ms`;
      const shown = name ? value.toFixed(2) : `${value.toFixed(0)} ms`;
      return [
        `| ${profile} | ${label} | ${wanted} | ${shown} | ${value <= most ? 'met' : 'missed'} |`,
      ];
    }),
  );
}

/** The notes on a run beside its figures. */
export interface Run {
  readonly date: string;
  readonly command: string;
  readonly machine: string;
  readonly rounds: number;
}

/** The tables as Markdown: for each profile every measure, then the goals. */
export function markdown(run: Run, summary: Summary, contestants: readonly Contestant[]): string {
  const lines = [
    '# What a visitor waits for, and what a visit costs',
    '',
    `Measured on ${run.date} with \`${run.command}\`: ${run.rounds} ${run.rounds === 1 ? 'round' : 'alternating rounds'} on ${run.machine}. The processor is made four times slower for times, and left as it is for processor time; the line takes 150 ms there and back and carries 1.6 Mbit/s. The phone is 360 × 740 pixels and has a finger, the desk 1440 × 900 and a mouse.`,
    '',
    `Each cell: **the ratio to ${contestants.find(({ key }) => key === base)?.name}**, the median, and between which values the middle half lies. Less is better everywhere. All is served by one small server over HTTP/2, with brotli at its best and the same cache headers; bytes are those of bodies. [How it is measured](../../e2e/bench/README.md).`,
    '',
    '![The same as bars](bench.svg)',
  ];
  for (const [profile, figures] of Object.entries(summary)) {
    lines.push('', `## ${profile === 'phone' ? 'Phone' : 'Desk'}`, '');
    lines.push(`| | ${contestants.map(({ name }) => name).join(' | ')} |`);
    lines.push(`|---|${contestants.map(() => '---').join('|')}|`);
    for (const { name, label, unit } of measures) {
      const reference = figures[base]?.[name]?.median;
      const cells = contestants.map(({ key }) => {
        const one = figures[key]?.[name];
        if (!one) return '–';
        const ratio = reference ? `**${(one.median / reference).toFixed(2)}** ` : '';
        return `${ratio}${show(one.median, unit)} (${show(one.p25, unit)}–${show(one.p75, unit)})`;
      });
      lines.push(`| ${label}${unit && `, ${unit}`} | ${cells.join(' | ')} |`);
    }
  }
  lines.push('', '## Goals', '', '| | | Goal | Found | |', '|---|---|---|---|---|');
  return `${[...lines, ...goalLines(summary, contestants)].join('\n')}\n`;
}

const barColors = ['#c48f00', '#8b9098', '#4b5058', '#d9b44a', '#a04bb3', '#2b6cb0'];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The ratios as bars, phone and desk side by side, with the middle half as a line; a bar beyond three times ends there. */
export function chart(run: Run, summary: Summary, contestants: readonly Contestant[]): string {
  const rows = measures.filter(({ inChart }) => inChart);
  const [bar, gap, left, wide] = [13, 34, 16, 340];
  const most = 3;
  const group = contestants.length * bar + gap;
  const parts: string[] = [];
  const legend = contestants.map(
    ({ name }, index) =>
      `<rect x="${left + (index % 3) * 240}" y="${44 + Math.floor(index / 3) * 20}" width="12" height="12" fill="${barColors[index]}"/><text x="${left + 18 + (index % 3) * 240}" y="${54 + Math.floor(index / 3) * 20}">${escaped(name)}</text>`,
  );
  for (const [column, [profile, figures]] of Object.entries(summary).entries()) {
    const x = left + column * (wide + 50);
    const scale = (ratio: number) => (Math.min(ratio, most) / most) * (wide - 60);
    parts.push(
      `<text x="${x}" y="112" font-weight="bold">${profile === 'phone' ? 'Phone' : 'Desk'}</text>`,
    );
    for (const [row, { name, label, unit }] of rows.entries()) {
      const top = 136 + row * group;
      const reference = figures[base]?.[name]?.median ?? 1;
      parts.push(`<text x="${x}" y="${top}">${escaped(label)}</text>`);
      for (const [index, { key }] of contestants.entries()) {
        const one = figures[key]?.[name];
        if (!one) continue;
        const y = top + 5 + index * bar;
        const [low, middle, high] = [one.p25, one.median, one.p75].map(
          (value) => x + scale(value / reference),
        );
        parts.push(
          `<rect x="${x}" y="${y}" width="${((middle ?? x) - x).toFixed(1)}" height="${bar - 2}" fill="${barColors[index]}"/>`,
          `<path d="M${low?.toFixed(1)} ${y + 5.5}H${high?.toFixed(1)}" stroke="#101214"/>`,
          `<text x="${((high ?? x) + 4).toFixed(1)}" y="${y + 9}" font-size="10">${(one.median / reference).toFixed(2)} · ${show(one.median, unit)} ${unit}</text>`,
        );
      }
      const one = x + scale(1);
      parts.push(
        `<path d="M${one} ${top + 2}v${contestants.length * bar + 4}" stroke="#101214" stroke-dasharray="2 2"/>`,
      );
    }
  }
  const height = 136 + rows.length * group;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 ${height}" width="780" height="${height}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="Times and costs of a visit as ratios">
<rect width="780" height="${height}" fill="#fff"/>
<text x="${left}" y="26" font-size="16" font-weight="bold">Against the same pages without script (dashed line: as fast); less is better</text>
${legend.join('\n')}
${parts.join('\n')}
<text x="${left}" y="${height - 8}" font-size="10">${escaped(`${run.date}, ${run.machine}, ${run.command}, ${run.rounds} rounds`)}</text>
</svg>
`;
}
