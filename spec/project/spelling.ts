import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { branches, business } from '../facts/business.ts';
import { house, notNewZealand, ownWords, phrases, type Avoided } from './vocabulary.ts';

// A dictionary of British English. The vocabulary adapts it to New Zealand English.
const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
for (const word of ownWords) speller.add(word);
const ownNames = [business.name, ...branches.flatMap(({ name, street }) => [name, street])];
for (const [word] of ownNames.join(' ').matchAll(/\p{L}+/gu)) speller.add(word);

/** What has no spelling to check: a brand name, web addresses and email addresses. */
const names = /\bGeneral Tire\b|\bhttps?:\/\/\S+|\S+@\S+/g;

/** One message for each misspelling of a text: `"tires": write tyre (American)`. */
export function misspellings(text: string): string[] {
  const own = text.replace(names, '');
  const unknown = (own.match(/(?<![\p{L}\d])\p{L}[\p{L}’']*(?![\p{L}\d])/gu) ?? [])
    .map((word) => word.replaceAll('’', "'").replace(/'s?$/, ''))
    // A word in capitals is an abbreviation or a marking on a tyre.
    .filter((word) => !/^\p{Lu}+s?$/u.test(word) && !speller.correct(word))
    .map((word) => `"${word}": not in the dictionary, nor in ownWords of vocabulary.ts`);
  return [...avoided(notNewZealand, own), ...new Set(unknown)];
}

/** One message for each word that the site does not use: `"headlamp": write headlight (what people say)`. */
export function houseFaults(text: string): string[] {
  return avoided(house, text.replace(names, ''));
}

/** One message for each phrase that a reader has to read twice: `"goes on": write continues (an idiom)`. */
export function phraseFaults(text: string): string[] {
  return avoided(phrases, text);
}

function avoided(words: readonly Avoided[], text: string): string[] {
  return words.flatMap(([avoid, write, why]) =>
    [...text.matchAll(avoid)].map(([word]) => `"${word}": write ${write} (${why})`),
  );
}
