/** A tyre's size as its form takes it: three texts, any of which may be empty. */
export interface TyreSize {
  readonly width: string;
  readonly profile: string;
  readonly rim: string;
}

/** What stands between two parts of a size. */
const gap = String.raw`[\s/\\.,-]`;

/** What a sidewall says after its size: load and speed, load range, extra load, run-flat, tubeless, winter marks. */
const mark = String.raw`(?:[5-9]\d|1\d\d)(?:\/1?\d\d)?\s?[a-y]|[a-f]|\d{1,2}\s?pr|xl|hl|lt|reinf(?:orced)?|extra\sload|rf[td]?|zp|rof|ssr|rsc|emt|run[\s-]?flat|tl|m[+&/]s|3pmsf|ao|n\d|mo[e1]?|★|\*`;

/**
 * The three ways in which a sidewall gives a size: metric (`205/55R16`, also with spaces, dashes or dots),
 * by overall diameter (`31x10.5R15`), and metric without a profile (`195R15C`). `P` and `LT` may stand
 * before it; after it only what a sidewall has there: load and speed (`91V`, `(91Y)`, `121/118S`), extra load,
 * run-flat marks, tubeless, mud and snow.
 */
const wholeSize = new RegExp(
  String.raw`^(?:p|lt|st|t)?\s*(?:([1-4]\d\d)${gap}+([2-9]\d)(?:${gap}+|${gap}*z?[rdb][\s-]*)|(\d\d(?:[.,]\d+)?\s*[x×✕*]\s*\d\d?(?:[.,]\d+)?)(?:[\s/-]+|[\s/-]*r[\s-]*)|([1-4]\d\d)[\s/-]*z?r[\s-]*)([12]\d(?:[.,]5)?c?)(?:xl|lt|rf[td]?|zp|rof|ssr)?(?:[\s(,;/-]+(?:${mark})\)?)*$`,
  'i',
);

/** The longest text that is looked at, in characters: what a sidewall says is shorter. */
const longestSize = 40;

/** Marks that nobody sees: they come along with text that was copied from a page. */
const visuallyHiddenRules = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text as a keyboard here writes it: full-width letters, long dashes and odd slashes are the common ones. */
function plainly(text: string): string {
  return text
    .replace(visuallyHiddenRules, '')
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Splits a size that was written in one piece. A commercial tyre's C stays with its rim, as people say it.
 *
 * @returns `undefined` for anything that is not one whole size: half a size, two of them, a sentence.
 */
export function splitTyreSize(text: string): TyreSize | undefined {
  const parts = text.trim().length <= longestSize ? wholeSize.exec(plainly(text)) : null;
  if (!parts) return undefined;
  const [, metric, profile = '', byDiameter, bare, rim = ''] = parts;
  const width = (metric ?? byDiameter ?? bare ?? '').replace(/\s/g, '');
  return {
    width: width.replace(/[✕*]/, 'x').replaceAll(',', '.'),
    profile,
    rim: rim.replace(',', '.'),
  };
}

/**
 * The text of a whole size, on one line, where it says more than the three parts that it is split into: load,
 * speed, run-flat and LT change the price (D43).
 *
 * @returns `undefined` for a size that its parts say whole, such as 225/45R17, and for what is no size
 */
export function sizeAsGiven(text: string): string | undefined {
  const size = splitTyreSize(text);
  if (!size) return undefined;
  const said = letters(size.width + size.profile);
  const rim = letters(size.rim);
  return [said + rim, `${said}r${rim}`].includes(letters(text))
    ? undefined
    : text.replace(visuallyHiddenRules, '').replace(/\s+/g, ' ').trim();
}

/** A text without what only stands between its parts. */
function letters(text: string): string {
  return plainly(text)
    .toLowerCase()
    .replace(/[\s/\\.,-]/g, '')
    .replace(/[✕*]/, 'x');
}

/** What a size means, in millimetres and inches, as far as its texts are plain numbers. */
export interface TyreMeasures {
  readonly widthMm: number | undefined;
  readonly profilePercent: number | undefined;
  readonly rimInches: number | undefined;
  /** From the rim to the road, rounded: known with width and profile. */
  readonly sidewallMm: number | undefined;
  readonly rimMm: number | undefined;
}

/** The number in a text that says nothing else: `205`, `LT265`, `R16`, `15C`, `55%`. */
function plainNumber(text: string, pattern: RegExp): number | undefined {
  const [, digits] = pattern.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Millimetres in an inch. */
const inch = 25.4;

/** Reads the numbers of a size; free text that is no number is left out, and so is what follows from it. */
export function measureTyre({ width, profile, rim }: TyreSize): TyreMeasures {
  const widthMm = plainNumber(width, /^(?:p|lt)?([1-4]\d\d)(?: ?mm)?$/i);
  const profilePercent = plainNumber(profile, /^([1-9]\d) ?%?$/);
  const rimInches = plainNumber(rim, /^z?r?([12]\d(?:\.5)?)(?:c|"| ?in)?$/i);
  return {
    widthMm,
    profilePercent,
    rimInches,
    sidewallMm:
      widthMm && profilePercent ? Math.round((widthMm * profilePercent) / 100) : undefined,
    rimMm: rimInches && Math.round(rimInches * inch),
  };
}
