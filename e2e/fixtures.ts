import {
  expect,
  test as base,
  type Page,
  type Request,
  type Response,
  type TestInfo,
} from '@playwright/test';
import type { ClauseId } from '../.cache/clause-ids.ts';
import { startInbox, type Inbox } from '../mocks/inbox/inbox.ts';
import { buildUnderTest } from '../spec/tools/proof/buildUnderTest.ts';
import { fontEnvironment, launchOptions, type FontSet } from '../spec/tools/run/browser.ts';
import { builtSite, formEndpoint } from './buildSite.ts';
import { serveBuilt, type ServedFolder } from './serveBuilt.ts';

/** The host of the map on the Contact page, the only other host that the site uses. */
const mapHost = 'www.openstreetmap.org';

/** Whether a request loads the map's frame. Any other request to that host is not allowed. */
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
  /** The fonts that the browser finds. `wide` is a device that has none of the fonts that the site names. */
  readonly faces: FontSet;
  /** The form service of a worker over HTTP. Before each test it has no enquiries, and accepts all. */
  readonly inbox: Inbox;
  /** Serves the built site in a folder over HTTP as a host would, and returns the origin. */
  readonly serve: (dir: string) => Promise<string>;
}

interface SiteFixtures {
  /** The folder of the built site. All tests share it, except in a proof, which has a build for each violation. */
  readonly siteDir: string;
  readonly site: { readonly origin: string };
}

interface PageFixtures {
  /** Expects a line in the console. The test fails on any other line, and if the expected line is missing. */
  readonly expectConsole: (pattern: RegExp) => void;
  /** Fails a test in which the page sends a request to another host, or sends a malformed enquiry. */
  readonly hostGuard: void;
}

/** Records the warnings and errors in the console of a page, and its uncaught errors. */
export function noteConsole(page: Page) {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(String(error)));
  return { lines };
}

/** Tests of the built documents, which open no page, because opening one takes longer than most of these tests. */
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
  // The built site posts to one host name, which the browser of each worker maps to its own inbox. The frame of the map
  // stays empty, because its host is not found.
  launchOptions: [
    ({ inbox, faces }, use) =>
      use({
        ...launchOptions,
        env: fontEnvironment(faces),
        args: [
          ...launchOptions.args,
          `--host-resolver-rules=MAP ${new URL(formEndpoint).hostname}:80 127.0.0.1:${inbox.port}, MAP ${mapHost} ~NOTFOUND`,
        ],
      }),
    { scope: 'worker' },
  ],
  serve: [
    async ({}, use) => {
      const servers = new Map<string, Promise<ServedFolder>>();
      await use(async (dir) => {
        const starting = servers.get(dir) ?? serveBuilt(dir);
        servers.set(dir, starting);
        return (await starting).origin;
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
      const origins = [site.origin, formEndpoint, `http://127.0.0.1:${inbox.port}`];
      const known = origins.map((address) => new URL(address).host);
      const toOthers: string[] = [];
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (isMapFrame(request)) return;
        if (url.protocol.startsWith('http') && !known.includes(url.host)) toOthers.push(url.href);
      });
      await use();
      expect(toOthers, 'The page may not send requests to other hosts.').toEqual([]);
      expect(
        inbox.endpoint.received.flatMap(({ faults }) => faults),
        'The form service received malformed enquiries.',
      ).toEqual([]);
    },
    { auto: true },
  ],
  expectConsole: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const noted = noteConsole(page);
      await use((pattern) => expected.push(pattern));
      const lines = [...noted.lines];
      // A request that is still running at the end of the test is not a failure.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(
        lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
        'Unexpected console lines: fix their cause, or name them with expectConsole.',
      ).toEqual([]);
      expect(
        expected.filter((pattern) => !lines.some((line) => pattern.test(line))).map(String),
        'Console lines that the test expects with expectConsole, but that are missing.',
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

/** A browser test that cites several clauses, so that it opens the page once for all of them. */
export function clauses(
  ids: readonly ClauseId[],
  title: string,
  run: Parameters<typeof test>[2],
): void {
  test(title, tagsOf(ids), run);
}

/**
 * Notes in the result of a test of many clauses that it checked this one, and where. A test that notes anything is no
 * evidence of the clauses that it does not note (`resultOfTest`).
 */
export function noteCheck({ annotations }: TestInfo, id: ClauseId, where: string): void {
  annotations.push({ type: 'checked', description: `${id}: ${where}` });
}

/** A test that cites a clause and opens no page: it reads the built site with `request` or in `siteDir`. */
export function documentClause(
  id: ClauseId,
  title: string,
  run: Parameters<typeof documents>[2],
): void {
  documents(`${id}: ${title}`, tagsOf([id]), run);
}

/**
 * Waits until the page's script has run and its forms are hydrated. It does not wait for the nearest-branch search,
 * which loads when its button gets the focus or is pressed.
 */
export async function ready(page: Page): Promise<void> {
  // It uses no locators: for the first locator on a page, Playwright loads 340 KB of script into that page.
  const read = () =>
    page.evaluate(() => ({
      hasRun: document.querySelector('open-now:not(:empty)') !== null,
      waiting: document.querySelectorAll('[data-hydrate=idle]:not([data-hydrated])').length,
    }));
  await expect
    // Reading fails while the browser leaves the page.
    .poll(() => read().catch(() => undefined), { intervals: [20, 50, 100] })
    .toEqual({ hasRun: true, waiting: 0 });
}

/** Opens a page, waits until its script has run and its forms are hydrated, and returns the host's answer. */
export async function openReady(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await ready(page);
  return response;
}

/** Waits until the page has loaded, and then until the browser is idle, but at most 2 seconds. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
}

/** A list to which the path of each request that a page sends from now on is added, if the request is meant. */
export function watchRequests(page: Page, isMeant: (request: Request) => boolean): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (isMeant(request)) requested.push(pathname + search);
  });
  return requested;
}

/**
 * Pauses the installed clock of a page, because on a busy machine seconds may pass between two steps of a test. Call it
 * only when the page is hydrated, or while its script is held back.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
