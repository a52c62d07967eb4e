/** The fields of the fuel saving, with the most that each may say. */
export const most = { kilometres: 200_000, litres: 60, dollars: 20 } as const;

/** A field of the fuel saving. */
export type FuelField = keyof typeof most;

/** What was typed into each field. */
export type FuelTexts = Readonly<Record<FuelField, string>>;

/** What the saving rests on (`content/recommended.ts`). */
export interface Assumptions {
  readonly percent: number;
  readonly kilometres: number;
  readonly dollarsPerLitre: number;
  /** Dollars a year at these figures, from an average to a thirsty car. */
  readonly worth: readonly [number, number];
}

/** The saving in dollars a year, one figure or a range, or the field that stands in its way and why. */
export type FuelAnswer =
  | { readonly kind: 'saving'; readonly dollars: readonly number[] }
  | {
      readonly kind: 'empty' | 'not-a-number' | 'too-little' | 'too-much';
      readonly field: FuelField;
    };

/** The multiple that a saving is rounded to, in dollars. */
const step = 5;

/**
 * Reads a number as people write it: `$2.50`, `7,5`, `15,000 km`. A comma is a decimal point, except before three
 * digits of a distance.
 */
export function readNumber(text: string, field: FuelField): number {
  const bare = text.replaceAll(/[\s$]|(?:km|l)\b.*$/gi, '');
  const plain = field === 'kilometres' ? bare.replaceAll(/[,.](?=\d{3}(?:\D|$))/g, '') : bare;
  const written = plain.replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : Number.NaN;
}

function rounded(dollars: number): number {
  return Math.round(dollars / step) * step;
}

/**
 * The most that fuel efficient tyres save in a year. Without the car's consumption it is the range of the assumptions,
 * in proportion.
 */
export function fuelAnswer(texts: FuelTexts, assumed: Assumptions): FuelAnswer {
  const values = { kilometres: 0, litres: 0, dollars: 0 };
  for (const field of ['kilometres', 'litres', 'dollars'] as const) {
    if (texts[field].trim() === '') {
      if (field === 'litres') continue;
      return { kind: 'empty', field };
    }
    const value = readNumber(texts[field], field);
    if (Number.isNaN(value)) return { kind: 'not-a-number', field };
    if (value <= 0) return { kind: 'too-little', field };
    if (value > most[field]) return { kind: 'too-much', field };
    values[field] = value;
  }
  const { kilometres, litres, dollars } = values;
  const share = (kilometres / assumed.kilometres) * (dollars / assumed.dollarsPerLitre);
  const savings = litres
    ? [(((kilometres / 100) * litres * assumed.percent) / 100) * dollars]
    : assumed.worth.map((worth) => worth * share);
  return { kind: 'saving', dollars: savings.map(rounded) };
}
