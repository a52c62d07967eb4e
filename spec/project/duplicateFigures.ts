/** A record of figures: the only place where each is written. */
export type Figures = Readonly<Record<string, string | number>>;

/** A pattern that finds a figure written again, and the name to use instead. */
export interface Known {
  /** The name of the figure in code: `advice.treadLegal`. */
  readonly name: string;
  readonly pattern: RegExp;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * A pattern for a figure's text. Spacing, the kind of dash, case and plural do not count, and a longer number does not
 * match.
 */
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
 * The patterns for a record's figures. A text without digits is matched as a whole.
 *
 * @param name the record's name in code
 * @param units the unit of each bare number, by its key: `{ locations: 'locations|branches' }`
 * @throws Error if a bare number has no unit, because alone it would match too much
 */
export function known(
  name: string,
  figures: Figures,
  units: Readonly<Record<string, string>> = {},
): Known[] {
  return Object.entries(figures).map(([key, value]) => {
    if (typeof value === 'string') return { name: `${name}.${key}`, pattern: patternOf(value) };
    const unit = units[key];
    if (unit === undefined)
      throw new Error(
        `${name}.${key} is a bare number. Add its unit to units in duplicateFigures.node.test.ts.`,
      );
    const pattern = new RegExp(
      `(?<![\\d.,$–-])${escape(String(value))}(?:\\+|[ -]?(?:${unit})(?![a-z]))`,
      'i',
    );
    return { name: `${name}.${key}`, pattern };
  });
}

/** The patterns for figures that a price list separates from their unit: `value: '30-45', after: 'min'`. */
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

/** The lines of a source text, without comments and template placeholders. */
function writtenLines(source: string): string[] {
  return source
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\$\{[^{}]*\}/g, '…')
    .split('\n');
}

/**
 * The lines of a module that repeat a figure of a record, one sentence each.
 *
 * @param file the module's path, for the sentence
 */
export function findTyped(file: string, source: string, figures: readonly Known[]): string[] {
  return writtenLines(source).flatMap((line, index) => {
    const found = figures.flatMap(({ name, pattern }) => {
      const [words] = pattern.exec(line) ?? [];
      return words === undefined ? [] : [{ name, words }];
    });
    return [...new Set(found.map(({ words }) => words))].map((words) => {
      const names = found.filter((one) => one.words === words).map(({ name }) => name);
      return `${file}:${String(index + 1)} repeats "${words}". Use ${names.join(' or ')}.`;
    });
  });
}
