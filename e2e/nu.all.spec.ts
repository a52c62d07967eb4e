/** Nu, the W3C's checker, on every page and in every audited state. It needs Java. */
import type { Page } from '@playwright/test';
import { unresolved } from './accessibility/decisions.ts';
import { states } from './accessibility/states.ts';
import { clause, expect, openReady, test } from './fixtures.ts';
import { everyAddress, unknownAddress } from './pages.ts';
import { readNu } from './validateMarkup.ts';

test.use({ reducedMotion: 'reduce' });

const pages = everyAddress.map((address) => ({
  name: address,
  open: (page: Page) => openReady(page, address),
  console: address === unknownAddress ? [/status of 404/] : [],
}));

for (const { name, open, console: lines = [] } of [...pages, ...states])
  clause('MARKUP-VALID', `Nu finds no fault: ${name}`, async ({ page, inbox, expectConsole }) => {
    for (const line of lines) expectConsole(line);
    await open(page, inbox);
    expect(unresolved('MARKUP-VALID', await readNu(await page.content()), name)).toEqual([]);
  });
