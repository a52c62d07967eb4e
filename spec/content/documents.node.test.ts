import { expect } from 'vitest';
import { everyAddress } from '../../e2e/pages.ts';
import { readMarked } from '../../src/publishing/ownersList.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { allTexts, linesOf } from '../documents/visibleText.ts';
import { branches } from '../facts/business.ts';
import { firstSet, secondSet } from '../facts/reviews.ts';
import { gradeOf, sentencesOf, wordsOf } from '../project/readability.ts';
import { houseFaults, misspellings } from '../project/spelling.ts';
import { clause } from '../tools/clause.ts';

/** Each address and its document. */
const read = () =>
  Promise.all(everyAddress.map(async (address) => [address, await renderedHtml(address)] as const));

/** A text without quotations of customers, who choose their own words. */
const ours = (text: string) => text.replace(/“[^”]*”/g, '');

/** Names of people, branches and streets, which no dictionary has. */
const names = [
  ...[...firstSet, ...secondSet].map(({ name }) => name),
  ...branches.flatMap(({ name, street }) => [street, name]),
];
const withoutNames = (text: string) =>
  names.reduce((left, name) => left.replaceAll(name, ''), text);

clause('CONTENT-SPELLING', 'every word of every page is spelt as in New Zealand', async () => {
  for (const [address, html] of await read()) {
    const texts = allTexts(html);
    expect(texts.length, address).toBeGreaterThan(100);
    const faults = texts.flatMap((text) => misspellings(withoutNames(ours(text))));
    expect.soft(faults, address).toEqual([]);
  }
});

clause('CONTENT-HOUSE-WORDS', 'no page has a word or a format that the site avoids', async () => {
  for (const [address, html] of await read()) {
    expect.soft(allTexts(html).map(ours).flatMap(houseFaults), address).toEqual([]);
  }
});

clause('CONTENT-SENTENCE-LENGTH', 'every sentence of every page has at most 25 words', async () => {
  for (const [address, html] of await read()) {
    const sentences = linesOf(html, 'header', 'main', 'footer')
      // What opens below a summary is text of its own, such as how the business handles the visitor's details.
      .filter(({ text, running }) => running || /[.!?]$/.test(text))
      .flatMap(({ text }) => sentencesOf(ours(text)));
    expect(sentences.length, address).toBeGreaterThan(20);
    const long = sentences.filter((sentence) => wordsOf(sentence).length > 25);
    expect.soft(long, address).toEqual([]);
  }
});

clause('CONTENT-GRADE', 'the running text of every page is at grade 7 or below', async () => {
  for (const [address, html] of await read()) {
    // A line without a full stop is a label.
    const sentences = linesOf(html, 'main')
      .filter(({ text, running }) => running && /[.!?][’”)]?$/.test(text))
      .flatMap(({ text }) => sentencesOf(ours(text)));
    expect(sentences.length, address).toBeGreaterThan(2);
    expect.soft(gradeOf(sentences), address).toBeLessThanOrEqual(7);
  }
});

/** The lines of a page. */
const shownIn = (html: string) => linesOf(html, 'header', 'main', 'footer').map(({ text }) => text);

/** The promises that the content marks for its owner. */
async function readPromises(): Promise<readonly string[]> {
  const marked = await readMarked();
  return marked.filter(({ evidence }) => evidence !== undefined).map(({ words }) => words.trim());
}

clause('CONTENT-PROMISES-STAND', 'each promise is on a page, word for word', async () => {
  const promises = await readPromises();
  expect(promises.length).toBeGreaterThan(50);
  const lines = (await read()).flatMap(([, html]) => shownIn(html));
  expect(promises.filter((words) => !lines.some((line) => line.includes(words)))).toEqual([]);
});

/** Texts with one of `promiseWords` that only repeat the section of the specification beside them, or promise nothing. */
const noPromise: readonly (readonly [words: RegExp, source: string])[] = [
  [/GST included unless marked/, '§9 Prices (NZD)'],
  [/filter included|Up to 5 litres are included|up to 5 litres included/, '§9 Prices (NZD)'],
  [/fitting and disposal included/, '§9 Prices (NZD)'],
  [/What(?: i|’)s included/i, '§2 Tyre category pages, Service pages'],
  [/Ask (?:what’s|if it’s) included/, '§9 Prices (NZD): a question'],
  [/^Free(?: check)?$|free brake check/i, '§2 Service pages'],
  [/^Free battery test$/, '§2 Service pages'],
  [/^Interest-free doesn’t mean fee-free\.$/, 'a warning'],
  [/interest-free/i, '§9 Technical and advice figures'],
  [/^Best Price Guarantee$|ask if the filter is included$/, 'an open question to the owner'],
  [/Workmanship guarantee$/, '§2 Service pages'],
  [/Consumer Guarantees Act/, 'the name of an Act'],
];

const promiseWords =
  /\b(?:free|guarantees?|guaranteed|always|never|within|same[- ]day|included|in stock)\b/i;

clause(
  'CONTENT-PROMISES-LISTED',
  'every sentence with a word such as “free” is listed or an exception',
  async () => {
    const promises = await readPromises();
    for (const [address, html] of await read()) {
      const left = shownIn(html)
        .map(ours)
        .map((text) => promises.reduce((own, words) => own.replace(words, ''), text))
        .flatMap((text) => sentencesOf(text.trim()))
        .filter((sentence) =>
          promiseWords.test(noPromise.reduce((own, [words]) => own.replace(words, ''), sentence)),
        );
      expect.soft(left, address).toEqual([]);
    }
  },
);
