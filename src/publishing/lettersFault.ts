import { notInHeadlineFont } from '../styles/headlineFont.ts';

const isLetter = (character: string) => /[\p{L}\p{M}]/u.test(character);

/**
 * What is wrong with the letters of a text that pages show in the headline font, as the end of a sentence. Other
 * characters, such as an emoji, may come from another font.
 */
export function lettersFault(text: string): string | undefined {
  if (text !== text.normalize('NFC'))
    return 'has an accent or macron apart from its letter, as some computers copy it: type it anew.';
  const lacking = notInHeadlineFont(text).filter(isLetter);
  if (lacking.length === 0) return undefined;
  return `must be written in letters of the headline font, which has no ${lacking.map((letter) => JSON.stringify(letter)).join(', ')}.`;
}
