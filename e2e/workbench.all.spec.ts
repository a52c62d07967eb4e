/**
 * The built workbench: it opens, and its stories reach their states without a console line that they do not name, under
 * the site's policy: the first story of each file in `npm test`, and all of them in `npm run test:all`. What a story is
 * like is tested by `stories/*.test.ts`, from the same modules.
 */
import { readFile } from 'node:fs/promises';
import { preview } from 'vite';
import { literal } from '../spec/tools/proof/literal.ts';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { storyWidths } from '../stories/story.ts';
import { expect, test as base } from './fixtures.ts';
import { builtWorkbench, readStories, storyReached, workbenchMeta } from './workbench.ts';

/**
 * The site's policy, but for what the book itself does: it runs text as script, and writes styles, fonts and small
 * pictures into its files. What is asked of another host is a console line.
 */
const bookPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self' https://forms.example",
  'form-action https://forms.example',
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

const test = base.extend({
  // The book takes the place of the site.
  site: async ({}, use) => {
    const server = await preview({
      configFile: false,
      root: builtWorkbench,
      // A team may publish it below a path of a host.
      base: '/workbench/',
      build: { outDir: builtWorkbench },
      preview: {
        port: 0,
        host: '127.0.0.1',
        headers: { 'Content-Security-Policy': bookPolicy },
      },
      logLevel: 'error',
    });
    const address = server.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('The book has no port.');
    await use({ origin: `http://127.0.0.1:${address.port}` });
    await server.close();
  },
  // The book's service worker answers what its forms send, and the policy forbids the rest.
  hostGuard: ({}, use) => use(),
});

/** Opens a story as the book's own list does, which loads the book once; runs in the page. */
function openStory(id: string): void {
  document.title = '';
  const { ladleDispatch } = window as unknown as { ladleDispatch: (action: object) => void };
  ladleDispatch({ type: 'update-story', value: id });
}

const book = '/workbench/?mode=preview&theme=light';

test('‘Add to contacts’ downloads a vCard', async ({ page }) => {
  await page.goto(`${book}&story=branches--branch-card--card`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to contacts' }).click();
  const card = await readFile(await (await download).path(), 'utf8');
  expect(card).toMatch(/^BEGIN:VCARD\r\n/);
});

test('the workbench shows its stories and logs nothing', async ({ page, expectConsole }) => {
  const all = readStories();
  expect(all.length, `${workbenchMeta} names no stories`).toBeGreaterThan(0);
  const files = Map.groupBy(all, ({ file }) => file);
  const stories = isWholeRun ? all : [...files.values()].flatMap((each) => each.slice(0, 1));
  for (const line of new Set(stories.flatMap(({ meta }) => meta.console ?? [])))
    expectConsole(new RegExp(literal(line)));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(book);
  for (const { id, meta } of stories)
    await test.step(id, async () => {
      const width = storyWidths[meta.width ?? 'desk'];
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
      await page.evaluate(openStory, id);
      // The book names the window after a story as soon as it shows that story.
      await page.waitForFunction(() => document.title !== '');
      await storyReached(page, meta);
    });
});
