import { plainSigns } from './plainSigns.ts';

/**
 * Reads a number as people write it: `$2.50`, `7,5`, `15,000 km`. A comma is a decimal point, except before three
 * digits of a number with thousands. NaN where the text is no number.
 */
export function readNumber(text: string, hasThousands: boolean): number {
  const bare = plainSigns(text).replaceAll(/[\s$]|(?:km|l)\b.*$/gi, '');
  const plain = hasThousands ? bare.replaceAll(/[,.](?=\d{3}(?:\D|$))/g, '') : bare;
  const written = plain.replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : Number.NaN;
}
