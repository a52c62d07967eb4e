import { afterEach, expect, vi } from 'vitest';
import {
  balancingBeside,
  balancingWith,
  ownersAnswers,
  sentenceOf,
  type OwnersQuestion,
} from '../../src/content/ownersAnswers.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { landmarkOf } from '../documents/page.ts';
import { parseHtml } from '../documents/parseHtml.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

const balancing = `Balancing is ${price.balancingPerWheel} per wheel.`;
/** Each question with an answer that the owner can give, and the sentence for that answer. */
const known = tableOf('OWNER-ANSWER-KNOWN');

/** The first answer of a question in the table, and its sentence. */
function firstAnswer(question: string): readonly [answer: string, sentence: string] {
  const [, answer = '', sentence = ''] = known.find(([name]) => name === question) ?? [];
  return [answer, sentence];
}

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

/** Gives questions these answers, and returns a function that reads the main text of a page. */
async function answered(answerOf: (question: string) => string | undefined) {
  await giveAnswers(answerOf);
  const { renderDocument } = await import('../../src/app/entry.server.tsx');
  return async (page: string) => landmarkOf(parseHtml(await renderDocument(page))).text;
}

clause('OWNER-ANSWER-UNKNOWN', 'the pages of an open question show its sentence', async () => {
  const read = await answered(() => 'unknown');
  for (const [name, list = '', words] of meanwhile)
    for (const page of list.split(' '))
      expect.soft(await read(page), `${name} on ${page}`).toContain(words);
  const listed = new Set([...meanwhile, ...added].map(([name]) => name));
  const others = questions.filter(([name]) => !listed.has(name));
  expect(others.filter(([, { isLeftOut }]) => !isLeftOut)).toEqual([]);
});

for (const [which, at] of [
  ['first', 0],
  ['last', -1],
] as const)
  clause('OWNER-ANSWER-KNOWN', `each page shows the sentence for the ${which} answer`, async () => {
    const answers = new Map(
      questions.map(([name]) => [name, known.filter(([question]) => question === name).at(at)]),
    );
    const read = await answered((name) => answers.get(name)?.[1]);
    for (const [name = '', list = '', words = ''] of meanwhile)
      for (const page of list.split(' ')) {
        const text = await read(page);
        const sentence = answers.get(name)?.[2] ?? '';
        expect.soft(text, `${name} on ${page}`).toContain(sentence);
        if (sentence !== words) expect.soft(text, `${name} on ${page}`).not.toContain(words);
      }
  });

clause('OWNER-ANSWER-KNOWN', 'an answered question has the sentence for that answer', () => {
  expect(new Set(known.map(([name]) => name))).toEqual(new Set(questions.map(([name]) => name)));
  for (const [name, entry] of questions)
    for (const [, answer, sentence] of known.filter(([question]) => question === name))
      expect
        .soft(sentenceOf({ ...entry, answer: answer as never }), `${name}: ${answer}`)
        .toBe(sentence);
});

for (const [tyre, puncture] of [
  ['yes', 'no'],
  ['no', 'yes'],
] as const)
  clause(
    'OWNER-ANSWER-KNOWN',
    `tyres: ${tyre}, punctures: ${puncture}, each by itself`,
    async () => {
      const answers = new Map([
        ['tyrePrice', tyre],
        ['punctureBalancing', puncture],
      ]);
      const read = await answered((name) => answers.get(name) ?? 'unknown');
      for (const [page, before, answer] of [
        ['/', 'at a branch. ', puncture],
        ['/faq', 'are done in 30 minutes. ', puncture],
        ['/services/mobile-service', `a repair is from ${price.punctureFrom}. `, puncture],
        ['/services/puncture-repair', 'at a branch. ', puncture],
        ['/tyres/passenger', 'per tyre, depending on size. ', tyre],
      ] as const)
        expect
          .soft(await read(page), page)
          .toContain(before + (answer === 'yes' ? 'Balancing is included.' : balancing));
    },
  );

clause('OWNER-ANSWER-KNOWN', 'a note says that balancing is included only after a “yes”', () => {
  for (const [answer, words] of [
    ['unknown', balancing],
    ['no', balancing],
    ['yes', 'Balancing is included.'],
  ] as const)
    for (const question of [ownersAnswers.tyrePrice, ownersAnswers.punctureBalancing])
      expect.soft(balancingBeside({ ...question, answer }), answer).toBe(words);
  for (const answer of ['unknown', 'no', 'yes'] as const)
    expect
      .soft(balancingWith({ ...ownersAnswers.tyrePrice, answer }), answer)
      .toBe(answer === 'yes' ? 'with balancing' : `+ ${price.balancingPerWheel} balancing`);
});

clause('OWNER-ANSWER-ADDED', 'the page of an open question shows no answer', async () => {
  const read = await answered(() => 'unknown');
  for (const [name, page = '', after] of added) {
    const text = await read(page);
    expect.soft(text, `${name} on ${page}`).toContain(after);
    const [, question] = questions.find(([each]) => each === name) ?? [];
    expect.soft(question && sentenceOf({ ...question, answer: 'unknown' }), name).toBe('');
  }
});

clause('OWNER-ANSWER-ADDED', 'an answer is shown directly after its fixed sentence', async () => {
  const names = added.map(([name]) => name);
  const read = await answered((name) => (names.includes(name) ? firstAnswer(name)[0] : undefined));
  for (const [name = '', page = '', after] of added)
    expect.soft(await read(page), name).toContain(`${after} ${firstAnswer(name)[1]}`);
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
