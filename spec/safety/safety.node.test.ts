import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { linesOf } from '../documents/visibleText.ts';
import { branch } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

/** The text of each paragraph, list item, definition and cell in `main`, including the answers to closed questions. */
async function blocksOf(page: string): Promise<string[]> {
  return linesOf(await renderedHtml(page), 'main').map(({ text }) => text);
}

/** The steps for a stranded driver, in order. */
const stranded = tableOf('SAFETY-STRANDED').map(([, words]) => words);

for (const page of ['/services/puncture-repair', '/services/mobile-service']) {
  clause('SAFETY-STRANDED', `${page} shows the steps in order, before the phone link`, async () => {
    const blocks = await blocksOf(page);
    const first = blocks.indexOf(stranded[0] ?? '');
    expect(blocks.slice(first, first + stranded.length)).toEqual(stranded);
    const call = blocks.findIndex((text) => text.includes(branch.sockburn.line.number));
    expect(call).toBeGreaterThan(first);
  });
}

clause('SAFETY-STRANDED', 'the emergency box shows the steps before the phone number', async () => {
  const blocks = await blocksOf('/contact');
  const first = blocks.indexOf(stranded.join(' '));
  expect(blocks[first + 1]).toBe(
    `Call us now. Don’t wait for a reply. Call ${branch.sockburn.line.number}`,
  );
});

for (const { path } of pages.filter((page) =>
  /^\/(?:services\/.+|tyres|testimonials)?$/.test(page.path),
)) {
  clause('LAW-BOOKING', `${path} has the note directly after “Book Online”`, async () => {
    const bookingLines = (await blocksOf(path)).filter((text) => text.includes('Book Online'));
    expect(bookingLines).toEqual([expect.stringContaining('Book Online We’ll confirm a time.')]);
  });
}

for (const id of [
  'SAFETY-BRAKES',
  'SAFETY-WARNING-LIGHTS',
  'SAFETY-STOP-THE-CAR',
  'SAFETY-FLAT',
  'SAFETY-TYRE-CHOICE',
  'SAFETY-LIMITS',
  'SAFETY-UPKEEP',
  'LAW-WOF',
  'LAW-CLAIMS',
  'LAW-RIGHTS',
  'LAW-FINANCE',
] as const)
  clause(id, 'each page in the table of the clause has the words of its rows', async () => {
    for (const [page = '', words] of tableOf(id))
      expect.soft(await blocksOf(page), page).toContain(words);
  });

clause('LAW-WOF-AREAS', 'the nine areas are in this order, each with its words', async () => {
  const blocks = await blocksOf('/services/wof-inspection');
  const areas = tableOf('LAW-WOF-AREAS').flat();
  const first = blocks.indexOf(areas[1] ?? '') - 1;
  expect(blocks.slice(first, first + areas.length)).toEqual(areas);
});
