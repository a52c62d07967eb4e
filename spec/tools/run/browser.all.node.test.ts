import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { launchOptions } from './browser.ts';

/** The features that a browser's command disables: its last list replaces the others. */
function disabledBy(log: string): string[] {
  const command = /<launching> .*/.exec(log)?.[0] ?? '';
  const lists = [...command.matchAll(/--disable-features=(\S+)/g)];
  return lists.at(-1)?.[1]?.split(',') ?? [];
}

test('every feature that Playwright disables stays disabled beside our own', async () => {
  // A program that is no browser ends at once, and the error quotes the command.
  const executablePath = process.execPath;
  const quoted = async (args: readonly string[]) =>
    chromium.launch({ executablePath, args: [...args] }).then(String, String);

  const byPlaywright = disabledBy(await quoted([]));
  const inTests = disabledBy(await quoted(launchOptions.args));

  expect(byPlaywright).toContain('PaintHolding');
  expect(inTests).toEqual(expect.arrayContaining(byPlaywright));
  expect(inTests).toEqual(
    expect.arrayContaining([
      'WebUIOmniboxPopup',
      'WebUIOmniboxAimPopup',
      'SpareRendererForSitePerProcess',
    ]),
  );
});
