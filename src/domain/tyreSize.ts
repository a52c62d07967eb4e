/** A tyre's size as its form takes it: three texts, any of which may be empty. */
export interface TyreSize {
  readonly width: string;
  readonly profile: string;
  readonly rim: string;
}

/**
 * The three ways in which a sidewall gives a size: metric (`205/55R16`, also with spaces or dashes),
 * by overall diameter (`31x10.5R15`), and metric without a profile (`195R15C`). `P` and `LT` may stand
 * before it; after it only what a sidewall has there: load and speed (`91V`, `(91Y)`, `121/118S`), extra load,
 * run-flat marks, tubeless, mud and snow.
 */
const wholeSize =
  /^(?:p|lt)?\s*(?:([1-4]\d\d)[\s/-]+([2-9]\d)(?:[\s/-]+|[\s/-]*z?[rdb]\s*)|(\d\d(?:\.\d+)?\s*[x×]\s*\d\d?(?:\.\d+)?)(?:[\s/-]+|[\s/-]*r\s*)|([1-4]\d\d)\s*z?r\s*)([12]\d(?:\.5)?c?)(?:xl|lt)?(?:[\s(]+(?:(?:[5-9]\d|1\d\d)(?:\/1?\d\d)?[a-y]|xl|rft?|zp|rof|ssr|rsc|tl|m\+s)\)?)*$/i;

/** The longest text that is looked at, in characters: what a sidewall says is shorter. */
const longestSize = 40;

/**
 * Splits a size that was written in one piece. A commercial tyre's C stays with its rim, as people say it.
 *
 * @returns `undefined` for anything that is not one whole size: half a size, two of them, a sentence.
 */
export function splitTyreSize(text: string): TyreSize | undefined {
  const size = text.trim();
  const parts = size.length <= longestSize ? wholeSize.exec(size) : null;
  if (!parts) return undefined;
  const [, metric, profile = '', byDiameter, bare, rim = ''] = parts;
  const width = (metric ?? byDiameter ?? bare ?? '').replace(/\s/g, '');
  return { width, profile, rim };
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
