import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { house, notNewZealand, ownWords, turns, type Avoided } from './vocabulary.ts';

// A dictionary of British English with -ise; the vocabulary corrects it for New Zealand.
const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
for (const word of ownWords) speller.add(word);

/** Brand names with a spelling of their own, web addresses and email addresses. */
const names = /\bGeneral Tire\b|\bhttps?:\/\/\S+|\S+@\S+/g;

/** The misspellings of a text, each with what to do: `"tires": write tyre`. */
export function misspellings(text: string): string[] {
  const own = text.replace(names, '');
  const unknown = (own.match(/(?<![\p{L}\d])\p{L}[\p{L}’']*(?![\p{L}\d])/gu) ?? [])
    .map((word) => word.replaceAll('’', "'").replace(/'s?$/, ''))
    // A word in capitals is an abbreviation or a marking on a tyre.
    .filter((word) => !/^\p{Lu}+s?$/u.test(word) && !speller.correct(word))
    .map((word) => `"${word}": not in the dictionary, nor in ownWords of vocabulary.ts`);
  return [...avoided(notNewZealand, own), ...new Set(unknown)];
}

/**
 * The words of a text that the site does not use, each with the word to write: `"headlamp": write headlight (what
 * people say)`.
 */
export function houseFaults(text: string): string[] {
  return avoided(house, text.replace(names, ''));
}

/** The turns of phrase in a clause or a test title that have to be read twice: `"as ever": write what happens`. */
export function turnFaults(text: string): string[] {
  return avoided(turns, text);
}

function avoided(words: readonly Avoided[], text: string): string[] {
  return words.flatMap(([avoid, write, why]) =>
    [...text.matchAll(avoid)].map(([word]) => `"${word}": write ${write} (${why})`),
  );
}
