import path from 'node:path';
import {
  expect,
  test as base,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import type { ClauseId } from '../.cache/clause-ids.ts';
import { startInbox, type Inbox } from '../mocks/inbox/inbox.ts';
import { buildUnderTest } from '../spec/tools/proof/buildUnderTest.ts';
import { facesOf, launchOptions, type Faces } from '../spec/tools/run/browser.ts';
import { site as siteHost } from '../src/publishing/site/site.plugin.ts';
import { builtSite, formEndpoint } from './buildSite.ts';

/** The host of the map on the Contact page, the only other host that the site uses. */
const mapHost = 'www.openstreetmap.org';

/** Whether a request is for the map's frame; other requests to that host do not count. */
export function isMapFrame(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url());
  return (
    hostname === mapHost &&
    pathname === '/export/embed.html' &&
    request.isNavigationRequest() &&
    request.frame().parentFrame() !== null
  );
}

interface WorkerFixtures {
  /** The fonts that the browser finds; `wide` is a machine that has none of the fonts that the site names. */
  readonly faces: Faces;
  /**
   * The form service over real HTTP, with all that it received. Each worker has its own; before each test it is emptied
   * and accepts everything.
   */
  readonly inbox: Inbox;
  /** Serves a folder with a built site over HTTP as its host would, and returns the origin. */
  readonly serve: (dir: string) => Promise<string>;
}

interface SiteFixtures {
  /** The folder of the built site. All tests share it, except in a proof, where each clause has its own build. */
  readonly siteDir: string;
  /** The built site over HTTP. */
  readonly site: { readonly origin: string };
}

interface PageFixtures {
  /** Expects a console line. Any other line fails the test, and so does an expected line that is missing. */
  readonly expectConsole: (pattern: RegExp) => void;
  /** Fails a test whose page sends a request to any other host, or a malformed enquiry. */
  readonly hostGuard: void;
}

/** Records the page's console warnings and errors, and its uncaught errors. */
export function noteConsole(page: Page) {
  const lines: string[] = [];
  const noteLine = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  };
  const noteError = (error: Error) => lines.push(String(error));
  page.on('console', noteLine);
  page.on('pageerror', noteError);
  const stop = () => {
    page.off('console', noteLine);
    page.off('pageerror', noteError);
  };
  return { lines, stop };
}

/** Tests of the built documents that open no page, because opening a page takes longer than most of these tests. */
const documents = base.extend<SiteFixtures, WorkerFixtures>({
  faces: ['usual', { option: true, scope: 'worker' }],
  inbox: [
    async ({}, use) => {
      const inbox = await startInbox(formEndpoint, 0);
      await use(inbox);
      await inbox.close();
    },
    { scope: 'worker' },
  ],
  // The built site posts to one host name, which each worker's browser maps to its own inbox. The map's host is mapped
  // to nothing, so its frame stays empty.
  launchOptions: [
    ({ inbox, faces }, use) =>
      use({
        ...launchOptions,
        env: facesOf(faces),
        args: [
          ...launchOptions.args,
          `--host-resolver-rules=MAP ${new URL(formEndpoint).hostname}:80 127.0.0.1:${inbox.port}, MAP ${mapHost} ~NOTFOUND`,
        ],
      }),
    { scope: 'worker' },
  ],
  serve: [
    async ({}, use) => {
      const servers = new Map<string, Promise<PreviewServer>>();
      await use(async (dir) => {
        const starting =
          servers.get(dir) ??
          preview({
            // The plugin does all that the host does; loading the rest of the configuration would take half a second.
            configFile: false,
            plugins: [siteHost()],
            root: path.resolve(import.meta.dirname, '..'),
            build: { outDir: dir },
            preview: { port: 0, host: '127.0.0.1' },
            logLevel: 'error',
          });
        servers.set(dir, starting);
        const address = (await starting).httpServer.address();
        if (address === null || typeof address === 'string')
          throw new Error('The site has no port.');
        return `http://127.0.0.1:${address.port}`;
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
  siteDir: buildUnderTest(builtSite),
  site: async ({ siteDir, serve }, use) => {
    // Helpers that read the built files find the folder here.
    process.env['E2E_SITE_DIR'] = siteDir;
    await use({ origin: await serve(siteDir) });
  },
  baseURL: ({ site }, use) => use(site.origin),
});

export const test = documents.extend<PageFixtures>({
  hostGuard: [
    async ({ context, inbox, site }, use) => {
      inbox.endpoint.reset();
      const known = [site.origin, new URL(formEndpoint).origin, `http://127.0.0.1:${inbox.port}`];
      const strangers: string[] = [];
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (isMapFrame(request)) return;
        if (url.protocol.startsWith('http') && !known.includes(url.origin))
          strangers.push(url.href);
      });
      await use();
      expect(strangers, 'requests to hosts that the test does not know').toEqual([]);
      expect(
        inbox.endpoint.received.flatMap(({ faults }) => faults),
        'faults of the enquiries received',
      ).toEqual([]);
    },
    { auto: true },
  ],
  expectConsole: [
    async ({ page }, use) => {
      const named: RegExp[] = [];
      const { lines, stop } = noteConsole(page);
      await use((pattern) => named.push(pattern));
      stop();
      // A request that is still running at the end of the test is not a failure.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(
        lines.filter((line) => !named.some((pattern) => pattern.test(line))),
        'console lines that the test did not name',
      ).toEqual([]);
      expect(
        named.filter((pattern) => !lines.some((line) => pattern.test(line))).map(String),
        'console lines that the test named and that never came',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The tags and annotations of a test, from the clauses it cites. */
function tagsOf(ids: readonly ClauseId[]) {
  return {
    tag: ids.map((id) => `@${id}`),
    annotation: ids.map((id) => ({ type: 'clause', description: id })),
  };
}

/** A browser test that cites one clause. */
export function clause(id: ClauseId, title: string, run: Parameters<typeof test>[2]): void {
  test(`${id}: ${title}`, tagsOf([id]), run);
}

/** A browser test that cites several clauses, so that the page is opened once for all of them. */
export function clauses(
  ids: readonly ClauseId[],
  title: string,
  run: Parameters<typeof test>[2],
): void {
  test(title, tagsOf(ids), run);
}

/** A test that cites a clause and reads only the built documents, over HTTP (`request`) or as files (`siteDir`). */
export function documentClause(
  id: ClauseId,
  title: string,
  run: Parameters<typeof documents>[2],
): void {
  documents(`${id}: ${title}`, tagsOf([id]), run);
}

/**
 * Waits until the page's script has run and its forms are hydrated. The nearest-branch search is not waited for,
 * because it loads on a press.
 */
export async function ready(page: Page): Promise<void> {
  // The test avoids locators here: the first one on a page makes Playwright load 340 KB of script into it.
  const read = () =>
    page.evaluate(() => ({
      hasRun: document.querySelector('open-now[data-kind]') !== null,
      waiting: document.querySelectorAll('[data-hydrate=idle]:not([data-hydrated])').length,
    }));
  await expect
    // While the page is being left, reading fails and is tried again.
    .poll(() => read().catch(() => undefined), { intervals: [20, 50, 100] })
    .toEqual({ hasRun: true, waiting: 0 });
}

/**
 * Pauses the installed clock of a page, so that only the test moves it: on a busy machine seconds may pass between two
 * steps. Call it only when the page is hydrated or its script is held back.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
