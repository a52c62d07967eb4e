import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';

clause('ABOUT-WHY-PROOF', 'each of four reasons links to the page that proves it', async () => {
  const reasons = (await readPage('/about')).part(/^Why Choose/).each('item');
  expect(reasons.map(({ titles, links }) => [...titles, ...links.map(([, to]) => to)])).toEqual(
    tableOf('ABOUT-WHY-PROOF'),
  );
});

clause('ABOUT-STATISTICS', 'each counter shows the figure that screen readers read', async () => {
  const statistics = (await readPage('/about')).part('Our Commitment to Excellence').each('item');
  expect(statistics.map(({ everyWord }) => everyWord)).toEqual(
    // A counter has each digit twice: once in the figure for screen readers, and once in a window of its own.
    tableOf('ABOUT-STATISTICS').map(([words = '']) => words.replace(/^(\S+) /, '$1$1')),
  );
});

clause('PAY-NOT-HERE', 'the page takes no payment and has no field or button', async () => {
  const page = await readPage('/payment-options');
  expect(page.paragraphs).toContainEqual(expect.stringMatching(/^You can’t pay on this website\./));
  expect(page.each('field')).toEqual([]);
});

clause('WARRANTY-PARTS', 'each link of “On this page” leads to its section', async () => {
  const page = await readPage('/warranty');
  // The first heading is “On this page”, and the last is above the phone link.
  const parts = page.headings(2).slice(1, -1);
  expect(parts).toEqual(tableOf('WARRANTY-PARTS').flat());
  expect(page.named('On this page').links).toEqual(
    parts.map((heading) => [heading, `#${page.part(heading).attribute('id')}`]),
  );
});
