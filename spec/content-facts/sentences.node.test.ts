import { expect } from 'vitest';
import { clause } from '../tools/clause.ts';
import { amountByHand, committedLines, readSentences } from './sentences.ts';

/** Rendering all pages takes seconds, so it is done once for the tests of this file. */
let reading: ReturnType<typeof readSentences> | undefined;
const read = () => (reading ??= readSentences());

clause('CONTENT-FACTS', 'the table has exactly the texts with a fact, and each fact', async () => {
  const { sentences, facts } = await read();
  expect(sentences, 'Right? Then write the table anew with `npm run facts -- --write`.').toEqual(
    committedLines(),
  );
  const missing = [...facts].filter((fact) => !sentences.join('\n').includes(`{${fact}}`));
  // Only the icon on a phone has the short name. The build alone compares the streets of the coordinates.
  expect(missing.filter((fact) => !fact.endsWith('.coordinatesOf'))).toEqual([
    'business.shortName',
  ]);
});

clause('CONTENT-PRICES', 'each amount of money on a page is a fact', async () => {
  expect((await read()).sentences.filter(amountByHand)).toEqual([]);
});
