import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';

const servicing = '/services/car-servicing';
const note = 'NZ dollars, GST included unless marked + GST';

clause('PAGE-PRICES', 'no other service page or tyre category page has the note', async () => {
  const priced = new Set([...tableOf('PAGE-PRICES').map(([path]) => path), servicing]);
  const others = pages.filter(
    ({ path }) => /^\/(?:services|tyres)\//.test(path) && !priced.has(path),
  );
  expect(others).not.toEqual([]);
  for (const { path } of others) expect.soft((await readPage(path)).text, path).not.toContain(note);
});

clause('PAGE-PRICES', 'each page has the lines of the table, with currency and tax', async () => {
  for (const [path = '', line = '', says] of tableOf('PAGE-PRICES')) {
    const page = await readPage(path);
    expect.soft(page.detail(line), `${path}: ${line}`).toBe(says);
    expect.soft(page.text, path).toContain(note);
  }
});
