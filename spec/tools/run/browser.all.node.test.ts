import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { launchOptions } from './browser.ts';

/** The features that the command of a browser disables. If there are several lists, the last one counts. */
function disabledBy(log: string): string[] {
  const command = /<launching> .*/.exec(log)?.[0] ?? '';
  const lists = [...command.matchAll(/--disable-features=(\S+)/g)];
  return lists.at(-1)?.[1]?.split(',') ?? [];
}

test('the features that Playwright disables are disabled together with those of the project', async () => {
  // This program is no browser and ends at once; the error then quotes the command.
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
