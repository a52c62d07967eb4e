import { expect } from 'vitest';
import { everyAddress } from '../../e2e/pages.ts';
import { readMarked } from '../../src/publishing/ownersList.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { allTexts, linesOf } from '../documents/visibleText.ts';
import { offering, type services } from '../facts/business.ts';
import { price } from '../facts/prices.ts';
import { firstSet, secondSet } from '../facts/reviews.ts';
import { gradeOf, sentencesOf, wordsOf } from '../project/readability.ts';
import { houseFaults, misspellings } from '../project/spelling.ts';
import { wordsIn } from '../project/words.ts';
import { clause } from '../tools/clause.ts';

/** Each address and its document. */
const read = () =>
  Promise.all(everyAddress.map(async (address) => [address, await renderedHtml(address)] as const));

const modules = import.meta.glob<object>('/src/content/**/*.ts', { eager: true });

/** A text without quotations of customers, who choose their own words. */
const ours = (text: string) => text.replace(/“[^”]*”/g, '');

/** Whose reviews name one branch. No dictionary has these names. */
const reviewers = [...firstSet, ...secondSet].map(({ name }) => name);
const withoutNames = (text: string) =>
  reviewers.reduce((left, name) => left.replaceAll(name, ''), text);

for (const [id, title, faultsOf, left] of [
  // Ids are not in the dictionary.
  ['CONTENT-SPELLING', 'a misspelt word', misspellings, /^[a-z]\w*(?:-\w+)*$/],
  // Times of 24 hours and dates are written otherwise on pages.
  ['CONTENT-HOUSE-WORDS', 'a word or a format that the site avoids', houseFaults, /^[\d:-]+$/],
] as const)
  clause(id, `no page and no text of the content has ${title}`, async () => {
    const onPages = (await read()).flatMap(([, html]) => allTexts(html).map(ours));
    const content = Object.entries(modules)
      .flatMap(([file, module]) => wordsIn(file, module))
      // Customers choose their own words.
      .filter(({ where }) => !/(?:selectedReviews|testimonials)\.ts.*\.text$/.test(where))
      .map(({ text }) => text)
      .filter((text) => !left.test(text));
    for (const texts of [onPages, content]) expect(texts.length).toBeGreaterThan(700);
    // Most texts are on several pages. The specification writes one sentence with a straight apostrophe.
    const faults = [...new Set([...onPages, ...content])].flatMap((text) =>
      faultsOf(withoutNames(text.replace("We'll get back to you", ''))).map(
        (fault) => `${text}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });

/** Expects that no page has a text at fault. */
async function expectNone(faultsOf: (html: string, address: string) => readonly string[]) {
  for (const [address, html] of await read())
    expect.soft(faultsOf(html, address), address).toEqual([]);
}

clause('CONTENT-SENTENCE-LENGTH', 'every sentence of every page has at most 25 words', () =>
  expectNone((html) =>
    linesOf(html, 'header', 'main', 'footer')
      // What opens below a summary is text of its own, such as how the business handles the visitor's details.
      .filter(({ text, running }) => running || /[.!?]$/.test(text))
      .flatMap(({ text }) => sentencesOf(ours(text)))
      .filter((sentence) => wordsOf(sentence).length > 25),
  ),
);

clause('CONTENT-GRADE', 'the running text of every page is at grade 7 or below', async () => {
  for (const [address, html] of await read()) {
    // A line without a full stop is a label.
    const sentences = linesOf(html, 'main')
      .filter(({ text, running }) => running && /[.!?][’”)]?$/.test(text))
      .flatMap(({ text }) => sentencesOf(ours(text)));
    expect.soft(gradeOf(sentences), address).toBeLessThanOrEqual(7);
  }
});

/** The lines of a page, with those of its header and footer. */
const shownIn = (html: string) =>
  linesOf(html, 'header', 'main', 'footer').map(({ text }) => ours(text));

/** The promises that the content marks for its owner. */
async function readPromises(): Promise<readonly string[]> {
  const all = await readMarked();
  return all.filter(({ evidence }) => evidence !== undefined).map(({ words }) => words.trim());
}

clause('CONTENT-PROMISES-STAND', 'each promise is on a page, word for word', async () => {
  const promises = await readPromises();
  expect(promises).not.toEqual([]);
  const lines = (await read()).flatMap(([, html]) => shownIn(html));
  expect(promises.filter((words) => !lines.some((line) => line.includes(words)))).toEqual([]);
});

/** Texts with one of `promiseWords` that only repeat the section of the specification beside them, or promise nothing. */
const noPromise: readonly (readonly [words: RegExp, source: string])[] = [
  [/filter included|Up to 5 litres are included|up to 5 litres included/, '§9 Prices (NZD)'],
  [/fitting and disposal included/, '§9 Prices (NZD)'],
  [/What(?: i|’)s included/i, '§2 Tyre category pages, Service pages'],
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

clause('CONTENT-PROMISES-LISTED', 'a word such as “free” is listed or an exception', async () => {
  const promises = await readPromises();
  await expectNone((html) =>
    shownIn(html)
      .map((text) => promises.reduce((own, words) => own.replace(words, ''), text))
      .flatMap((text) => sentencesOf(text.trim()))
      .filter((sentence) =>
        promiseWords.test(noPromise.reduce((own, [words]) => own.replace(words, ''), sentence)),
      ),
  );
});

clause('CONTENT-REPLY-TIME', 'each line on when we reply names the head office', () =>
  expectNone((html) =>
    shownIn(html).filter((text, index, lines) => {
      const reply = /\b(?:repl(?:y|ies)|get back to you)\b/i.test(text);
      const time = /\b(?:within|minutes?|when|opens?|hours|Mon|Sun)\b/i.test(text);
      // The title of a step or a figure is the line before its text.
      const isVague = reply && time && !/head office/i.test(`${text} ${lines[index + 1]}`);
      return isVague || /\bwe (?:next )?open\b/i.test(text);
    }),
  ),
);

for (const [subject = '', words = ''] of tableOf('CONTENT-ONE-SENTENCE'))
  clause('CONTENT-ONE-SENTENCE', `“${subject}” is on each page only in its sentence`, async () => {
    const lines = (await read()).flatMap(([, html]) => shownIn(html));
    const about = lines.filter((text) => new RegExp(`${subject}.*[.]`, 'i').test(text));
    expect(about.length).toBeGreaterThan(1);
    expect(about.filter((text) => !text.includes(words))).toEqual([]);
  });

/** Prices that the customer cannot have without balancing, by the words of the balancing page. */
const withBalancing = [
  { what: /tyres?/i, amount: price.passengerTyreFrom },
  { what: /puncture|patch|repair/i, amount: price.punctureFrom },
];
/** What balancing costs, or that the price includes it. */
const hasBalancing = new RegExp(
  `\\${price.balancingPerWheel} balancing|Balancing is \\${price.balancingPerWheel} per wheel|(?<!\\b(?:if|whether)\\b[^.]*)\\bbalancing(?:,[^.]*)? (?:is|are) included|with balancing`,
  'i',
);

/** What the customer pays for a price before GST. */
const withGst = (amount: string) => `$${(Number(amount) * 1.15).toFixed(2).replace('.00', '')}`;

clause('CONTENT-FROM-PRICES', 'balancing or GST is beside each price that lacks it', async () => {
  const checked = new Set<string>();
  await expectNone((html) => {
    const texts = allTexts(html).map(ours);
    return texts.filter((text, index) => {
      const near = [texts[index - 2], texts[index - 1], text].join(' ');
      const beside = [text, texts[index + 1], texts[index + 2]].join(' ');
      // Brake fluid has the price of a tyre, and so may the check of a battery.
      const isOther = /fluid|battery/i.test(near) && !/tyre/i.test(text);
      const balanced = withBalancing.filter(
        ({ what, amount }) =>
          new RegExp(`\\${amount}(?![.,]?\\d)`).test(text) && what.test(near) && !isOther,
      );
      const plusGst = [...text.matchAll(/\$([\d.]+) ?\+ GST/g)];
      for (const { amount } of balanced) checked.add(amount);
      if (plusGst.length > 0) checked.add('+ GST');
      return (
        (balanced.length > 0 && !hasBalancing.test(beside)) ||
        plusGst.some(([, amount = '']) => !beside.includes(`${withGst(amount)} incl`))
      );
    });
  });
  expect(checked.size).toBe(3);
});

/** What only some branches do, and the service of theirs that it is part of. */
const jobs = tableOf('CONTENT-BRANCH-JOBS').map(([job = '', service = '', pages = '']) => ({
  job: new RegExp(`\\b(?:${job})s?\\b`, 'i'),
  places: offering(service as (typeof services)[number]).map(({ name }) => name),
  pages: pages.split(' '),
}));

clause('CONTENT-BRANCH-JOBS', 'other pages say where such a job is done', async () => {
  let count = 0;
  await expectNone((html, address) => {
    const sentences = linesOf(html, 'main')
      .filter(({ text, running }) => running && !reviewers.some((name) => text.includes(name)))
      .flatMap(({ text }) => sentencesOf(ours(text)));
    return jobs.flatMap(({ job, places, pages }) => {
      if (pages.includes(address)) return [];
      const offered = sentences.filter((text) => job.test(text) && /[.!?]$/.test(text));
      count += offered.length;
      return offered.filter((text) => !places.every((name) => text.includes(name)));
    });
  });
  expect(count).toBeGreaterThan(2);
});
