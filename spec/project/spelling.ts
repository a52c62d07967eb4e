import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { house, notNewZealand, ownWords, turns, type Avoided } from './vocabulary.ts';

// The dictionary of British English with -ise, corrected for New Zealand by the vocabulary.
const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
for (const word of ownWords) speller.add(word);

/** Brand names with their own spelling, web addresses and email addresses. */
const names = /\bGeneral Tire\b|\bhttps?:\/\/\S+|\S+@\S+/g;

/** The misspellings of a text, with what to do: `"tires": write tyre`. */
export function misspellings(text: string): string[] {
  const own = text.replace(names, '');
  const unknown = (own.match(/(?<![\p{L}\d])\p{L}[\p{L}’']*(?![\p{L}\d])/gu) ?? [])
    .map((word) => word.replaceAll('’', "'").replace(/'s?$/, ''))
    // A word in capitals is an abbreviation or a marking on a tyre.
    .filter((word) => !/^\p{Lu}+s?$/u.test(word) && !speller.correct(word))
    .map((word) => `"${word}": not in the dictionary, nor in ownWords of vocabulary.ts`);
  return [...avoided(notNewZealand, own), ...new Set(unknown)];
}

/** The words of a text for which the site uses another: `"headlamp": write headlight (what people say)`. */
export function houseFaults(text: string): string[] {
  return avoided(house, text.replace(names, ''));
}

/** The turns of a clause or a test title that have to be read twice: `"as ever": write what happens`. */
export function turnFaults(text: string): string[] {
  return avoided(turns, text);
}

function avoided(words: readonly Avoided[], text: string): string[] {
  return words.flatMap(([avoid, write, why]) =>
    [...text.matchAll(avoid)].map(([word]) => `"${word}": write ${write} (${why})`),
  );
}
