import { afterEach, expect, vi } from 'vitest';
import { ownersAnswers, sentenceOf, type OwnersQuestion } from '../../src/content/ownersAnswers.ts';
import type * as ServerEntry from '../../src/app/entry.server.tsx';
import { tableOf } from '../documents/clauseTable.ts';
import { landmarkOf } from '../documents/page.ts';
import { parseHtml } from '../documents/parseHtml.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

const balancing = `Balancing is ${price.balancingPerWheel} per wheel.`;
const few = `+ ${price.balancingPerWheel} balancing`;
/** Each question with an answer that the owner can give, and the sentence for that answer. */
const known = tableOf('OWNER-ANSWER-KNOWN');

/** Questions with a sentence while they are open: the pages that show it. */
const meanwhile = tableOf('OWNER-ANSWER-UNKNOWN');

/** Questions that have no sentence while they are open: the page, and the words after which it shows the answer. */
const added = tableOf('OWNER-ANSWER-ADDED');

const questions = Object.entries<OwnersQuestion>(ownersAnswers);

afterEach(async () => {
  await giveAnswers(() => 'unknown');
  vi.resetModules();
});

/** Gives questions these answers, whatever the owner has answered, in content that is loaded anew. */
async function giveAnswers(answerOf: (question: string) => string | undefined): Promise<void> {
  vi.resetModules();
  const content = await import('../../src/content/ownersAnswers.ts');
  for (const [name, question] of Object.entries(content.ownersAnswers))
    Object.assign(question, { answer: answerOf(name) ?? question.answer });
}

type When = 'open' | 'first' | 'last';

/** A question's row of the table with the answer that it is given, which is the first, or the last if it has several. */
function rowOf(name: string, when: When) {
  const rows = known.filter(([question]) => question === name);
  // What a puncture repair includes is answered the other way round from what a tyre does.
  return rows.at((when === 'first') === (name !== 'punctureBalancing') ? 0 : -1) ?? [];
}

const servers = new Map<When, Promise<typeof ServerEntry>>();

async function serverOf(when: When) {
  await giveAnswers((name) => (when === 'open' ? 'unknown' : rowOf(name, when)[1]));
  return import('../../src/app/entry.server.tsx');
}

/** The main text of a page: while all questions are open, or after each has got an answer. */
async function read(when: When, page = ''): Promise<string> {
  const server = servers.get(when) ?? serverOf(when);
  servers.set(when, server);
  return landmarkOf(parseHtml(await (await server).renderDocument(page))).text;
}

clause('OWNER-ANSWER-UNKNOWN', 'the pages of an open question show its sentence', async () => {
  for (const [name, list = '', words] of meanwhile)
    for (const page of list.split(' '))
      expect.soft(await read('open', page), `${name} on ${page}`).toContain(words);
  const listed = new Set([...meanwhile, ...added].map(([name]) => name));
  const others = questions.filter(([name]) => !listed.has(name));
  expect(others.filter(([, { isLeftOut }]) => !isLeftOut)).toEqual([]);
});

for (const [when, tyre, puncture] of [
  ['open', 'unknown', 'unknown'],
  ['first', 'yes', 'no'],
  ['last', 'no', 'yes'],
] as const)
  clause('OWNER-ANSWER-KNOWN', `each page has its sentence and note: ${when} answers`, async () => {
    for (const [name = '', list = '', words = ''] of when === 'open' ? [] : meanwhile)
      for (const page of list.split(' ')) {
        const text = await read(when, page);
        const [, , sentence = ''] = rowOf(name, when);
        expect.soft(text, `${name} on ${page}`).toContain(sentence);
        if (sentence !== words) expect.soft(text, `${name} on ${page}`).not.toContain(words);
      }
    for (const [page, before, answer, yes = 'Balancing is included.', no = balancing] of [
      ['/', 'at a branch. ', puncture],
      ['/faq', 'are done in 30 minutes. ', puncture],
      ['/services/mobile-service', `a repair is from ${price.punctureFrom}. `, puncture],
      ['/services/puncture-repair', 'at a branch. ', puncture],
      ['/tyres/passenger', 'per tyre, depending on size. ', tyre],
      ['/faq', `from ${price.passengerTyreFrom} `, tyre, 'with balancing', few],
    ] as readonly (readonly [string, string, string, string?, string?])[])
      expect.soft(await read(when, page), page).toContain(before + (answer === 'yes' ? yes : no));
  });

clause('OWNER-ANSWER-KNOWN', 'an answered question has the sentence for that answer', () => {
  expect(new Set(known.map(([name]) => name))).toEqual(new Set(questions.map(([name]) => name)));
  for (const [name, entry] of questions)
    for (const [, answer, sentence] of known.filter(([question]) => question === name))
      expect
        .soft(sentenceOf({ ...entry, answer: answer as never }), `${name}: ${answer}`)
        .toBe(sentence);
});

clause('OWNER-ANSWER-ADDED', 'the page of an open question shows no answer', async () => {
  for (const [name, page = '', after] of added) {
    expect.soft(await read('open', page), `${name} on ${page}`).toContain(after);
    const [, question] = questions.find(([each]) => each === name) ?? [];
    expect.soft(question && sentenceOf({ ...question, answer: 'unknown' }), name).toBe('');
  }
});

clause('OWNER-ANSWER-ADDED', 'an answer is shown directly after its fixed sentence', async () => {
  for (const [name = '', page = '', after] of added)
    expect.soft(await read('first', page), name).toContain(`${after} ${rowOf(name, 'first')[2]}`);
});

clause('OWNER-ANSWER-ASKED', '`npm run owner` lists each question that is still open', async () => {
  await giveAnswers((name) => (name === 'vanFee' ? '$60' : 'unknown'));
  const { readUnconfirmed } = await import('../../src/publishing/ownersList.ts');
  const asked = (await readUnconfirmed()).filter(({ part }) => part === 'answer');
  const open = questions.filter(([name]) => name !== 'vanFee');
  expect(asked.map(({ says }) => says)).toEqual(
    open.map(([name, { question }]) => expect.stringContaining(`${name}: ${question}`)),
  );
});

clause('OWNER-ANSWER-ASKED', 'a question has the prices of the table', () => {
  const prices = questions.flatMap(([name, { question }]) => {
    const amounts = question.match(/\$[\d.,]*\d/g);
    return amounts ? [[name, amounts.join(' ')]] : [];
  });
  expect(prices).toEqual(tableOf('OWNER-ANSWER-ASKED'));
});

clause('OWNER-CLAIMS-GROUNDS', 'only a strict build leaves out those without grounds', async () => {
  const always = ['30 Minute Response', '12 Month Warranty'];
  const all = ['Best Price Guarantee', ...always, '500+ 5-Star Reviews'];
  const [terms, reviews] = ['The terms are on the wall.', 'Read them at the counter.'];
  for (const [mode, grounds, titles] of [
    ['strict', {}, always],
    ['strict', { bestPrice: terms }, all.slice(0, 3)],
    ['strict', { fiveStarReviews: reviews }, all.slice(1)],
    ['strict', { bestPrice: terms, fiveStarReviews: reviews }, all],
    ['production', {}, all],
    ['production', { bestPrice: terms, fiveStarReviews: reviews }, all],
  ] as const) {
    vi.stubEnv('MODE', mode);
    const given = { bestPrice: 'unknown', fiveStarReviews: 'unknown', ...grounds };
    await giveAnswers((name) => (name in given ? given[name as keyof typeof given] : undefined));
    const { quoteHead } = await import('../../src/content/quote.ts');
    expect(quoteHead.claims).toEqual(titles);
    for (const [name, words] of [
      ['bestPrice', terms],
      ['fiveStarReviews', reviews],
    ] as const)
      expect(quoteHead.terms.includes(words), `${mode} ${name}`).toBe(name in grounds);
  }
});

clause('QUOTE-CLAIM-TERMS', 'terms of the price come first, and of reviews last', async () => {
  await giveAnswers((name) => ({ bestPrice: 'Prices.', fiveStarReviews: 'Reviews.' })[name]);
  const { quoteHead } = await import('../../src/content/quote.ts');
  expect(quoteHead.terms).toMatch(/^Prices\. A reply .* rights\. Reviews\.$/);
});

clause('OWNER-CLAIMS-GROUNDS', 'the two claims without grounds are listed so', async () => {
  await giveAnswers(() => 'unknown');
  const { readUnconfirmed } = await import('../../src/publishing/ownersList.ts');
  const list = (await readUnconfirmed()).filter(({ isLeftOut }) => isLeftOut);
  const leftOut = 'Until then, a strict build leaves the claim out\\.$';
  expect(list.map(({ says }) => says)).toEqual([
    expect.stringMatching(`^bestPrice: .*${leftOut}`),
    expect.stringMatching(`^fiveStarReviews: .*${leftOut}`),
  ]);
});
