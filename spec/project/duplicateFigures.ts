/** A record of figures: the one place where each of them is typed. */
export type Figures = Readonly<Record<string, string | number>>;

/** What a figure looks like where somebody types it again, and what to write in its place. */
export interface Known {
  /** As code names it: `advice.treadLegal`. */
  readonly name: string;
  readonly pattern: RegExp;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Spacing, the kind of dash, a capital and a singular make no other figure of it; a longer number does. */
function patternOf(words: string): RegExp {
  const loose = escape(words)
    .replaceAll(' ', '[ -]?')
    .replaceAll('–', '[–-]')
    .replace(/(\d)(?=[a-z])/gi, '$1[ -]?')
    .replace(/s$/, 's?');
  const end = /[a-z]$/i.test(words) ? '(?![a-z])' : '(?!\\d|[.,–-]\\$?\\d)';
  return new RegExp(`(?<![\\d.,$–-])${loose}${end}`, 'i');
}

/**
 * The figures of a record, as they look when they are typed. Words without a figure count whole, so that
 * a sentence with a record of its own stands once, too.
 *
 * @param name what code calls the record
 * @param units what a bare number counts, by its key: `{ locations: 'locations|branches' }`
 * @throws Error where a bare number has no unit: alone it would be found in every second line.
 */
export function known(
  name: string,
  figures: Figures,
  units: Readonly<Record<string, string>> = {},
): Known[] {
  return Object.entries(figures).map(([key, value]) => {
    if (typeof value === 'string') return { name: `${name}.${key}`, pattern: patternOf(value) };
    const unit = units[key];
    if (unit === undefined) throw new Error(`${name}.${key} is a bare number: say what it counts.`);
    const pattern = new RegExp(
      `(?<![\\d.,$–-])${escape(String(value))}(?:\\+|[ -]?(?:${unit})(?![a-z]))`,
      'i',
    );
    return { name: `${name}.${key}`, pattern };
  });
}

/** The same figures where a job card parts them from their unit: `value: '30-45', after: 'min'`. */
export function knownApart(name: string, figures: Figures): Known[] {
  return Object.entries(figures).flatMap(([key, value]) => {
    const [amount] = /^\d[\d,.]*(?:–\d[\d,.]*)?(?= |$)/.exec(String(value)) ?? [];
    if (amount === undefined) return [];
    return [
      {
        name: `${name}.${key}`,
        pattern: new RegExp(`\\b(?:value|figure|mark|every): ['"\`]${escape(amount)}['"\`]`),
      },
    ];
  });
}

/** The source text without comments and without what templates put in: only what is typed is left, line by line. */
function typed(source: string): string[] {
  return source
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\$\{[^{}]*\}/g, '…')
    .split('\n');
}

/**
 * Lists the lines of a module that type a figure which a record holds, one sentence each; an empty list
 * means that every number stands once.
 *
 * @param file its path, for the sentence
 */
export function findTyped(file: string, source: string, figures: readonly Known[]): string[] {
  return typed(source).flatMap((line, index) => {
    const found = figures.flatMap(({ name, pattern }) => {
      const [words] = pattern.exec(line) ?? [];
      return words === undefined ? [] : [{ name, words }];
    });
    return [...new Set(found.map(({ words }) => words))].map((words) => {
      const names = found.filter((one) => one.words === words).map(({ name }) => name);
      return `${file}:${String(index + 1)} types "${words}", which stands in ${names.join(' and in ')}.`;
    });
  });
}
