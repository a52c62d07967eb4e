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

/** The host of the map on the Contact page: the one other party the site knows. */
const mapHost = 'www.openstreetmap.org';

/** Whether a request is that of the map's frame, and of nothing else at that host. */
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
  /** The faces that the browser finds; `wide` are those of a machine without any that the site names. */
  readonly faces: Faces;
  /** The form endpoint over real HTTP, and what it received. Each worker has its own; each test finds it empty and accepting. */
  readonly inbox: Inbox;
  /** Serves a folder with a built site over HTTP as its host will, and gives the origin. */
  readonly serve: (dir: string) => Promise<string>;
}

interface SiteFixtures {
  /** The folder of the built site: one for all tests, except in a proof, where each clause has its own build. */
  readonly siteDir: string;
  /** The built site, over HTTP. */
  readonly site: { readonly origin: string };
}

interface PageFixtures {
  /** Names a console line the test is about; any other line fails the test, and so does a missing one. */
  readonly expectConsole: (pattern: RegExp) => void;
  /** Fails a test whose page asks anything of a host other than the site and the inbox, or posts what no form of ours would. */
  readonly hostGuard: void;
}

/** Records a page's console warnings and errors, and its uncaught errors. */
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

/** Tests of the built documents, which open no page: a page of a browser costs more than most of them. */
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
  // The built site posts to one host name; each worker's browser finds its own inbox under it. The map's host
  // does not exist here: its frame stays empty.
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
            // All that the host does is in these; the rest of the configuration takes half a second to load.
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
    // For what reads the built files without a page.
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
      // A request that is still running when its test ends is no failure.
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

/** The tags and annotations of a test that cites clauses. */
function tagsOf(ids: readonly ClauseId[]) {
  return {
    tag: ids.map((id) => `@${id}`),
    annotation: ids.map((id) => ({ type: 'clause', description: id })),
  };
}

/** A browser test that cites a clause. */
export function clause(id: ClauseId, title: string, run: Parameters<typeof test>[2]): void {
  test(`${id}: ${title}`, tagsOf([id]), run);
}

/** A browser test that cites several clauses, because it opens the page once for all of them. */
export function clauses(
  ids: readonly ClauseId[],
  title: string,
  run: Parameters<typeof test>[2],
): void {
  test(title, tagsOf(ids), run);
}

/** A test that cites a clause and reads only the built documents, as served (`request`) or as files (`siteDir`). */
export function documentClause(
  id: ClauseId,
  title: string,
  run: Parameters<typeof documents>[2],
): void {
  documents(`${id}: ${title}`, tagsOf([id]), run);
}

/** Waits until the page's script has run and its forms answer. The search for the nearest branch waits for a press. */
export async function ready(page: Page): Promise<void> {
  // Not by locators: for the first of them on a page Playwright loads 340 KB of script into it.
  const read = () =>
    page.evaluate(() => ({
      hasRun: document.querySelector('open-now[data-kind]') !== null,
      waiting: document.querySelectorAll('[data-hydrate=idle]:not([data-hydrated])').length,
    }));
  await expect
    // A page that is just being left is asked again.
    .poll(() => read().catch(() => undefined), { intervals: [20, 50, 100] })
    .toEqual({ hasRun: true, waiting: 0 });
}

/**
 * Pauses the installed clock of a page, so that only the test moves it: on a busy machine seconds pass between two steps.
 * A page has to be hydrated, or a script that waits for it held back, before its clock is paused.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
