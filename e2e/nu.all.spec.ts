/** Nu, the W3C's checker, on every page and in every audited state. It needs Java. */
import { unresolved } from './accessibility/decisions.ts';
import { states } from './accessibility/states.ts';
import { clause, expect, openReady, test } from './fixtures.ts';
import { everyAddress, unknownAddress } from './pages.ts';
import { readNu } from './validateMarkup.ts';

test.use({ reducedMotion: 'reduce' });

for (const address of everyAddress)
  clause('MARKUP-VALID', `Nu finds no fault on ${address}`, async ({ page, expectConsole }) => {
    if (address === unknownAddress) expectConsole(/status of 404/);
    await openReady(page, address);
    expect(unresolved('MARKUP-VALID', await readNu(await page.content()), address)).toEqual([]);
  });

for (const { name, open, console: lines = [] } of states)
  clause(
    'MARKUP-VALID',
    `Nu finds no fault in the state “${name}”`,
    async ({ page, inbox, expectConsole }) => {
      for (const line of lines) expectConsole(line);
      await open(page, inbox);
      expect(unresolved('MARKUP-VALID', await readNu(await page.content()), name)).toEqual([]);
    },
  );
