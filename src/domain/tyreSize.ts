import { plainSigns } from './plainSigns.ts';

/** A tyre size as the form's three texts, any of which may be empty. */
export interface TyreSize {
  readonly width: string;
  readonly profile: string;
  readonly rim: string;
}

/** Separators between the parts of a size. */
const gap = String.raw`[\s/\\.,-]`;

/** What may follow the size on a sidewall: load and speed, load range, extra load, run-flat, tubeless, winter marks. */
const suffix = String.raw`(?:[5-9]\d|1\d\d)(?:\/1?\d\d)?\s?[a-y]|[a-f]|\d{1,2}\s?pr|xl|hl|lt|reinf(?:orced)?|extra\sload|rf[td]?|zp|rof|ssr|rsc|emt|run[\s-]?flat|tl|m[+&/]s|3pmsf|ao\d?|n\d|mo[e1]?|★|\*`;

/** The parts of each notation up to the rim: all of them end with what separates the rim. */
const notations = [
  // Metric, with a speed letter before the R in older sizes.
  String.raw`([1-4]\d\d)${gap}+([2-9]\d)(?:${gap}+|${gap}*[hqstvwyz]?[rdb][\s-]*)`,
  String.raw`(\d\d(?:[.,]\d+)?\s*[x×✕*]\s*\d\d?(?:[.,]\d+)?|\d\d\s\d\d?[.,]\d+)(?:[\s/-]+|[\s/-]*r[\s-]*)`,
  String.raw`([1-4]\d\d)[\s/-]*z?r[\s-]*`,
  String.raw`((?:[3-9]|1[0-4])[.,]\d\d)(?:[\s-]+|[\s-]*r[\s-]*)`,
].join('|');

/**
 * The notations on sidewalls: metric (`205/55R16`, also with spaces, dashes or dots), by overall diameter
 * (`31x10.5R15`), metric without profile (`195R15C`), and in inches (`7.00-16`). A number of tyres, `P` or `LT` may
 * precede it; only what a sidewall has there may follow: load and speed (`91V`, `(91Y)`, `121/118S`), extra load,
 * run-flat marks, tubeless, mud and snow.
 */
const wholeSize = new RegExp(
  String.raw`^(?:\d\d?\s?[x×]\s?(?=\D*[1-4]\d\d))?(?:p|lt|st|t)?\s*(?:${notations})([12]\d(?:[.,]5)?c?)(?:["”″]|['’′]{2}|\s?in(?:ch)?)?(?:xl|lt|rf[td]?|zp|rof|ssr)?(?:[\s(,;/-]+(?:${suffix})\)?)*$`,
  'i',
);

/** The longest text to examine, in characters: every size is shorter. */
const longestSize = 40;

/** Invisible characters that come along with text copied from a page. */
const invisibleCharacters = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text in plain signs, on one line, without what comes along invisibly. */
function normalise(text: string): string {
  return plainSigns(text.replace(invisibleCharacters, '')).replace(/\s+/g, ' ').trim();
}

/**
 * Splits a size written in one piece. A commercial tyre's C stays with its rim, as people say it.
 *
 * @returns `undefined` for anything but one whole size: half a size, two sizes, a sentence
 */
export function splitTyreSize(text: string): TyreSize | undefined {
  const parts = text.trim().length <= longestSize ? wholeSize.exec(normalise(text)) : null;
  if (!parts) return undefined;
  const [, metric, profile = '', byDiameter, bare, inInches, rim = ''] = parts;
  const diameter = byDiameter?.replace(/^(\d\d)\s(?=\d)/, '$1x').replace(/\s/g, '');
  const width = metric ?? diameter ?? bare ?? inInches ?? '';
  return {
    width: width.replace(/[✕*]/, 'x').replaceAll(',', '.'),
    profile,
    rim: rim.replace(',', '.'),
  };
}

/**
 * A whole size as typed, on one line, if it says more than its three parts: load, speed, run-flat and LT change the
 * price (D43).
 *
 * @returns `undefined` if the parts say it all, as for 225/45R17, or if the text is not a size
 */
export function sizeAsGiven(text: string): string | undefined {
  const size = splitTyreSize(text);
  if (!size) return undefined;
  const widthLetters = letters(size.width + size.profile);
  const rim = letters(size.rim);
  return [widthLetters + rim, `${widthLetters}r${rim}`].includes(letters(text))
    ? undefined
    : text.replace(invisibleCharacters, '').replace(/\s+/g, ' ').trim();
}

/** A text without its separators. */
function letters(text: string): string {
  return (
    normalise(text)
      .toLowerCase()
      // A star at the end is a mark of the car's maker.
      .replace(/(?<=\d\s*)[x×✕*](?=\s*\d)|[\s/\\.,"”″'’′-]/g, '')
  );
}

/** The number in a text that has nothing else: `205`, `LT265`, `R16`, `15C`, `55%`. */
function plainNumber(text: string, pattern: RegExp): number | undefined {
  const [, digits] = pattern.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const millimetresPerInch = 25.4;

/**
 * A size in millimetres and inches, with the sidewall from rim to road, as far as its texts are plain numbers: any other
 * gives `undefined`, and so does what depends on it.
 */
export function measureTyre({ width, profile, rim }: TyreSize) {
  const widthMm = plainNumber(width, /^(?:p|lt)?([1-4]\d\d)(?: ?mm)?$/i);
  const profilePercent = plainNumber(profile, /^([1-9]\d) ?%?$/);
  const rimInches = plainNumber(rim, /^z?r?([12]\d(?:\.5)?)(?:c|"| ?in)?$/i);
  return {
    widthMm,
    profilePercent,
    rimInches,
    sidewallMm:
      widthMm && profilePercent ? Math.round((widthMm * profilePercent) / 100) : undefined,
    rimMm: rimInches && Math.round(rimInches * millimetresPerInch),
  };
}
