/**
 * Every story of the built workbench, in both colour schemes: it reaches its state, nothing is logged that the story does
 * not name, the site's policy forbids nothing that it does, nothing is asked of another host, and neither axe nor our own
 * reading of names, headings, contrast and targets finds a fault. The tests are made from the book's `meta.json`, so a new
 * story is tested as soon as it is built.
 */
import type { Page, Request, Response } from '@playwright/test';
import { preview } from 'vite';
import { colourRules } from '../spec/accessibility/axeRules.ts';
import { literal } from '../spec/tools/proof/literal.ts';
import type { StoryMeta } from '../stories/story.ts';
import { readFaintText, readHeadingJumps, readTinyTargets } from './accessibility/pageFaults.ts';
import { readTree } from './accessibility/readTree.ts';
import { readJoinedNames, readNameless } from './accessibility/treeFaults.ts';
import { axeViolations } from './axe.ts';
import { expect, test as base } from './fixtures.ts';
import { builtWorkbench, readStories, storyWidths, workbenchMeta } from './workbench.ts';

/**
 * The site's policy, but for what the book itself does: it runs text as script, and writes styles, fonts and small
 * pictures into its files.
 */
const bookPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  'frame-src https://www.openstreetmap.org',
  "connect-src 'self' https://forms.example",
  'form-action https://forms.example',
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

interface Book {
  readonly book: { readonly origin: string };
  /** One window for all stories of a worker: what the book is made of is fetched and compiled once. */
  readonly bookPage: Page;
}

const test = base.extend<object, Book>({
  book: [
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        root: builtWorkbench,
        build: { outDir: builtWorkbench },
        // The book stays as it is while it is walked: no story has to ask for its parts anew.
        preview: {
          port: 0,
          host: '127.0.0.1',
          headers: { 'Cache-Control': 'max-age=86400', 'Content-Security-Policy': bookPolicy },
        },
        logLevel: 'error',
      });
      const address = server.httpServer.address();
      if (address === null || typeof address === 'string') throw new Error('The book has no port.');
      await use({ origin: `http://127.0.0.1:${address.port}` });
      await server.close();
    },
    { scope: 'worker' },
  ],
  bookPage: [
    async ({ browser, book }, use) => {
      const context = await browser.newContext({
        baseURL: book.origin,
        locale: 'en-NZ',
        timezoneId: 'Pacific/Auckland',
      });
      // Each story begins as on a device that was never here.
      await context.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ bookPage }, use) => use(bookPage.context()),
  page: async ({ bookPage, book }, use) => {
    await use(bookPage);
    // What answered this story's requests would be asked in between by every story after it.
    if (bookPage.url().startsWith(book.origin))
      await bookPage.evaluate(async () => {
        for (const worker of await navigator.serviceWorker.getRegistrations())
          await worker.unregister();
      });
    // What the story still does ends here, when nobody listens any more.
    await bookPage.goto('about:blank');
  },
  // The book takes the place of the site.
  site: ({ book }, use) => use(book),
  // What a story's own answers meet comes from the service worker: it never leaves the browser.
  hostGuard: async ({ page, site }, use) => {
    const context = page.context();
    const outside: string[] = [];
    const note = (request: Request) => {
      if (new URL(request.url()).origin !== site.origin) outside.push(request.url());
    };
    context.on('requestfailed', note);
    const noteOfWorker = (request: Request) => {
      if (request.serviceWorker()) note(request);
    };
    const noteAnswered = (response: Response) => {
      if (!response.fromServiceWorker()) note(response.request());
    };
    context.on('request', noteOfWorker);
    context.on('response', noteAnswered);
    await use();
    context.off('requestfailed', note);
    context.off('request', noteOfWorker);
    context.off('response', noteAnswered);
    expect(outside, 'requests that left the browser').toEqual([]);
  },
});

/** What a screen reader meets of a story, without the landmark and the heading that the book puts around it. */
function ownLines(snapshot: string): string[] {
  return snapshot
    .split('\n')
    .filter((line) => line !== '' && !/^\s*- (main|'?heading .*\[level=1\])/.test(line));
}

/** Shows the open story in a scheme, as the workbench's own button does (`Provider` in `stories/components.tsx`). */
async function changeScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((theme) => {
    document.documentElement.dataset['scheme'] = theme;
    document.documentElement.dataset['theme'] = theme;
  }, scheme);
}

/**
 * What is wrong with the open story in any colours, as it is read and pressed. A landmark stands at another place of the outline
 * here than on its page.
 */
async function readOwn(page: Page, { frame }: StoryMeta): Promise<string[]> {
  const tree = await readTree(page);
  return [
    ...readNameless(tree),
    ...(await readJoinedNames(page, tree)),
    ...(frame === 'landmark' ? [] : await readHeadingJumps(page)),
    ...(await readTinyTargets(page, 'controls')),
  ];
}

const stories = readStories();

test('the workbench is built and has stories', () => {
  expect(
    stories.length,
    `${workbenchMeta} names no stories: run npm run workbench:build`,
  ).toBeGreaterThan(0);
});

for (const { id, file, meta } of stories) {
  test(
    `story ${id}, light and dark`,
    { tag: '@a11y', annotation: { type: 'story', description: id } },
    async ({ page, expectConsole }) => {
      for (const line of meta.console ?? []) expectConsole(new RegExp(literal(line)));
      await page.setViewportSize({ width: storyWidths[meta.width ?? 'desk'], height: 800 });
      const forcedColors = meta.forcedColors ? 'active' : 'none';
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors });

      await page.goto(`/?story=${id}&mode=preview&theme=light`);

      await expect(page.getByRole('main')).toHaveCount(1);
      await expect
        .poll(async () => ownLines(await page.locator('body').ariaSnapshot()), {
          message: `${file} shows nothing`,
        })
        .not.toEqual([]);
      expect.soft(await readOwn(page, meta), 'names, headings and targets').toEqual([]);
      for (const scheme of ['light', 'dark'] as const) {
        await test.step(scheme, async () => {
          await changeScheme(page, scheme);
          if (meta.shows) await expect(page.getByText(meta.shows).first()).toBeVisible();
          if (meta.state) {
            const [role, name] = meta.state;
            await expect(page.getByRole(role, name ? { name } : {}).first()).toBeVisible();
          }
          // In forced colours the computed colours are not those that are shown, and those are the visitor's own.
          const faults = await axeViolations(page, meta.forcedColors ? colourRules : []);
          const faint = meta.forcedColors ? [] : await readFaintText(page);
          expect.soft([...faults, ...faint], scheme).toEqual([]);
        });
      }
    },
  );
}
