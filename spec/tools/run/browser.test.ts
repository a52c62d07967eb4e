import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { launchOptions } from './browser.ts';

/** The features that a browser's command disables. If it has several lists, the last one counts. */
function disabledBy(log: string): string[] {
  const command = /<launching> .*/.exec(log)?.[0] ?? '';
  const lists = [...command.matchAll(/--disable-features=(\S+)/g)];
  return lists.at(-1)?.[1]?.split(',') ?? [];
}

test('the browser’s command disables the features that Playwright disables and those of the project', async () => {
  // Node.js is no browser and ends at once; the error then quotes the command.
  const executablePath = process.execPath;
  const quoted = async (args: readonly string[]) =>
    chromium.launch({ executablePath, args: [...args] }).then(String, String);

  const byPlaywright = disabledBy(await quoted([]));
  const inTests = disabledBy(await quoted(launchOptions.args));

  expect(byPlaywright).toContain('PaintHolding');
  const byProject = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];
  expect(inTests).toEqual(expect.arrayContaining([...byPlaywright, ...byProject]));
});
