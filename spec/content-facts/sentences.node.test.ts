import { expect } from 'vitest';
import { clause } from '../tools/clause.ts';
import { amountByHand, committedLines, lineOf, readSentences } from './sentences.ts';

/** Rendering all pages takes seconds, so it is done once for the tests of this file. */
let reading: ReturnType<typeof readSentences> | undefined;
const read = () => (reading ??= readSentences());

clause('CONTENT-FACTS', 'the table has exactly the texts of the pages with a fact', async () => {
  const { sentences } = await read();
  expect(
    sentences.map(lineOf),
    'Right? Then write the table anew with `npm run facts -- --write`.',
  ).toEqual(committedLines());
});

clause('CONTENT-FACTS', 'each fact is in the table', async () => {
  const { sentences, facts } = await read();
  const all = sentences.map(({ text }) => text).join('\n');
  // Only the icon on a phone has the short name.
  const missing = [...facts].filter((fact) => !all.includes(`{${fact}}`));
  // The build alone compares the streets of the coordinates.
  expect(missing.filter((fact) => !fact.endsWith('.coordinatesOf'))).toEqual([
    'business.shortName',
  ]);
});

clause('CONTENT-PRICES', 'each amount of money on a page is a fact', async () => {
  const { sentences } = await read();
  expect(sentences.filter(({ text }) => amountByHand(text)).map(lineOf)).toEqual([]);
});
