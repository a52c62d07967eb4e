import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Plugin } from 'vite';
import { phone } from '../spec/facts/business.ts';
import { translate } from '../spec/recovery/translate.ts';
import { isWholeRun } from '../spec/tools/run/scope.ts';
import { site as siteHost } from '../src/publishing/site/site.plugin.ts';
import { formScripts, holdBack, openBeforeScript, openFilledIn } from './open.ts';
import { formEndpoint } from './buildSite.ts';
import {
  clause,
  documentClause,
  expect,
  idle,
  noteCheck,
  openReady,
  ready,
  test,
  watchRequests,
} from './fixtures.ts';
import { forms, openDetails, send, type Form } from './forms.ts';
import { documents, everyAddress } from './pages.ts';
import { serveBuilt } from './serveBuilt.ts';
import type { Inbox } from '../mocks/inbox/inbox.ts';
import { elementsOf, parseHtml, textContentOf } from '../spec/documents/parseHtml.ts';
import { shiftsSoFar, watchShifts } from './shifts.ts';

/** All cases in the whole run, and in `npm test` the first: the others run the same code of the product again. */
const first = <Case>(count: number, cases: readonly Case[]) =>
  isWholeRun ? cases : cases.slice(0, count);

/** Lists the scripts and stylesheets that a page requests, also those that it fetches before it imports them. */
const watchCode = (page: Page) =>
  watchRequests(page, (request) => /\.(?:js|css)$/.test(new URL(request.url()).pathname));

/** Waits for the answer to a request of the page: by then a list of its requests has all earlier ones. */
const answered = (page: Page) =>
  page.evaluate(() => fetch('/favicon.svg').then((response) => response.text()));

/** The scripts that a page with a form or the search for the nearest branch requests by itself. */
const pageScripts = [
  expect.stringContaining('/entry.client'),
  expect.stringContaining('/hydrateIslands.client'),
];

/** Opens a page, waits until its own script has run, and returns a function that lets the script of its form load. */
async function openBeforeForm(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, formScripts);
  await page.goto(address);
  await expect(page.locator('open-now:not(:empty)').first()).toBeAttached();
  return async () => {
    release();
    await ready(page);
  };
}

/** Opens a page whose scripts cannot be loaded, and waits until the first has failed. */
async function openWithoutScript(page: Page, address: string): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
  const lost = page.waitForEvent('console', (line) => /Failed to load/.test(line.text()));
  await page.goto(address);
  await lost;
}

/** Stops the clock of the next pages: their first frame and their timers wait until the test advances the clock. */
async function stopClock(page: Page): Promise<void> {
  const time = new Date('2026-11-24T10:00:00+13:00');
  await page.clock.install({ time });
  // A minute later, because on a busy machine the installed clock runs for some time before the pause.
  await page.clock.pauseAt(time.getTime() + 60_000);
}

/** The form of a page, once the script of the page listens to it. */
const islandOf = (page: Page) => page.locator('[data-island$=form][data-listening]');

async function fillInAndSend(page: Page, form = forms.contact): Promise<void> {
  await form.fillIn(page);
  await send(page, form);
}

documentClause('PAINT-NOTHING-BLOCKS', 'no file blocks the first paint', ({ siteDir }) => {
  for (const { path: address, file } of documents) {
    const html = readFileSync(path.join(siteDir, file), 'utf8');
    expect.soft(html.match(/<script[^>]* src=|<link[^>]*stylesheet|@import/g), address).toBeNull();
    expect.soft(html, address).toMatch(/<style>[^<]{1000}.*<\/head>/s);
  }
});

clause('PAINT-NOTHING-BLOCKS', 'the script loads after the first frame', async ({ page }) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    Object.assign(window, {
      requestAnimationFrame: (run: FrameRequestCallback) => frames.push(run),
      drawFrame: () => frames.splice(0).forEach((run) => run(performance.now())),
    });
  });
  const requested = watchCode(page);
  await page.goto('/about');
  await idle(page);
  expect(requested).toEqual([]);
  await page.evaluate(() => (window as unknown as { drawFrame: () => void }).drawFrame());
  await ready(page);
});

clause('PAINT-NOTHING-BLOCKS', 'a hidden page requests its script at once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    // The browser draws no frames of a hidden page.
    window.requestAnimationFrame = () => 0;
  });
  await openReady(page, '/about');
});

const phoneLinkInHeader = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: phone.main.number });

/** Opens a page whose headline font loads after the first paint. Returns the phone link’s box in the fallback font. */
async function openWithLateFace(page: Page, address: string) {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  const box = await phoneLinkInHeader(page).boundingBox();
  release();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  // While a route is active, the browser caches nothing, and the font would be late on every page.
  await page.unroute('**/*.woff2');
  return box;
}

clause('PAINT-LATE-FACE', 'nothing moves when the headline font loads late', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    const before = await openWithLateFace(page, '/services/wof-inspection');
    await idle(page);
    expect.soft(await phoneLinkInHeader(page).boundingBox(), `${width} px`).toEqual(before);
    expect.soft(await shiftsSoFar(page), `${width} px`).toEqual([]);
  }
});

clause('PAINT-FACE-NEXT', 'a later page has the font that loaded late', async ({ page }) => {
  const inFallback = (await openWithLateFace(page, '/services/wof-inspection'))?.width;
  await idle(page);
  const link = page.getByRole('link', { name: 'Automotive services' }).first();
  const nextPage = async () => {
    await link.click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Automotive services' }),
    ).toBeVisible();
    return (await phoneLinkInHeader(page).boundingBox())?.width;
  };
  // The font may be too late for that page’s first paint too; then the page after it has the font.
  if ((await nextPage()) === inFallback) expect(await nextPage()).not.toBe(inFallback);
});

/** The widths and media in which the styles of a page are compared. */
const comparedLooks = [
  { name: 'on a phone', width: 360, media: 'screen', forcedColors: 'none' },
  { name: 'on a desktop', width: 1280, media: 'screen', forcedColors: 'none' },
  { name: 'in print', width: 1280, media: 'print', forcedColors: 'none' },
  { name: 'in forced colours', width: 1280, media: 'screen', forcedColors: 'active' },
] as const;

const comparedProperties =
  'color background-color fill stroke font-size display padding margin gap border outline grid-template-columns';

clause(
  'PAINT-SAME-STYLES',
  'adding the whole stylesheet changes nothing on the page',
  async ({ page, siteDir, expectConsole }, info) => {
    if (isWholeRun) expectConsole(/status of 404/);
    expectConsole(/ERR_FAILED/);
    const built = path.join(import.meta.dirname, '../.cache/ssr', path.basename(siteDir));
    const [file = ''] = globSync('assets/*.css', { cwd: built });
    const whole = readFileSync(path.join(built, file), 'utf8');
    // Scripts would change what was served, and a late picture would move what is compared.
    await page.route('**/assets/*.{js,avif,webp}', (route) => route.abort());
    const addresses = isWholeRun ? everyAddress : ['/tyre-enquiry', '/faq'];
    noteCheck(info, 'PAINT-SAME-STYLES', addresses.join(', '));
    for (const address of addresses) {
      await page.goto(address);
      // The page's policy refuses a style element, but allows a stylesheet that a script makes.
      const sheet = await page.evaluateHandle(
        async (css) => new CSSStyleSheet().replace(css),
        whole,
      );
      for (const { name, width, media, forcedColors } of comparedLooks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ media, forcedColors, reducedMotion: 'reduce' });
        const changed = await page.evaluate(
          ([properties, added]) => {
            const seenNow = () =>
              [...document.querySelectorAll('html, body, body *:not(script)')].map((element) => {
                const style = getComputedStyle(element);
                const seen = properties.split(' ').map((each) => style.getPropertyValue(each));
                return `${element.tagName} ${seen.join(' ')}`;
              });
            const before = seenNow();
            document.adoptedStyleSheets = [added];
            const after = seenNow();
            document.adoptedStyleSheets = [];
            return after.flatMap((seen, index) =>
              seen === before[index] ? [] : [`${before[index]} becomes ${seen}`],
            );
          },
          [comparedProperties, sheet] as const,
        );
        expect.soft(changed, `${address} ${name}`).toEqual([]);
      }
    }
  },
);

/** Expects that the main part of a page has the text that the server sent. */
async function expectServedText(page: Page): Promise<void> {
  const served = await (await page.request.get(page.url())).text();
  const [main] = elementsOf(parseHtml(served), 'main');
  expect(await page.getByRole('main').textContent()).toBe(textContentOf(main));
}

clause(
  'SCRIPT-LOST',
  'the text of Warranty stays, and a link works',
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    await openWithoutScript(page, '/warranty');
    await expectServedText(page);
    await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  },
);

/** Expects that a form arrives once, with all its fields and the line breaks of the browser, which posted it. */
const expectPosted = ({ arrives }: Form, { endpoint }: Inbox) => {
  const fields = Object.entries(arrives).map(([name, text]) => [
    name,
    text.replaceAll('\n', '\r\n'),
  ]);
  return expect
    .poll(() => endpoint.received)
    .toMatchObject([{ fields: Object.fromEntries(fields) }]);
};

for (const form of first(1, [forms.quote, forms.contact]))
  clause(
    'SCRIPT-LOST',
    `the form on ${form.address} is posted with every field if its script cannot be loaded`,
    async ({ page, inbox, expectConsole }) => {
      expectConsole(/Failed to (?:load resource|fetch)/);
      await page.route(formScripts, (route) => route.abort());
      await page.goto(form.address);
      await expect(islandOf(page)).toBeAttached();
      await fillInAndSend(page, form);
      await expectPosted(form, inbox);
    },
  );

for (const form of first(1, [forms.contact, forms.quote])) {
  clause(
    'SCRIPT-LOST',
    `the form on ${form.address} is posted with every field if no script can be loaded`,
    async ({ page, inbox, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      await openWithoutScript(page, form.address);
      await expectServedText(page);
      await fillInAndSend(page, form);
      await expectPosted(form, inbox);
    },
  );

  clause(
    'SCRIPT-LOST',
    `the form on ${form.address} with a late script is posted after 10 seconds, and is not posted again when the script fails`,
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to (?:load resource|fetch)/);
      const script = Promise.withResolvers<void>();
      await page.route(formScripts, async (route) => {
        await script.promise;
        await route.abort();
      });
      // With status 204 the browser stays on this page.
      await page.route(formEndpoint, (route) => route.fulfill({ status: 204 }));
      const posts = watchRequests(page, (request) => request.url() === formEndpoint);
      await stopClock(page);
      await page.goto(form.address, { waitUntil: 'domcontentloaded' });
      await page.clock.runFor(100);
      await expect(islandOf(page)).toBeAttached();
      await fillInAndSend(page, form);
      await page.clock.fastForward(9_900);
      await answered(page);
      expect(posts).toHaveLength(0);
      await page.clock.fastForward(200);
      await expect.poll(() => posts.length).toBe(1);
      const failed = page.waitForEvent('console', (line) => /Failed to fetch/.test(line.text()));
      script.resolve();
      await failed;
      await answered(page);
      expect(posts).toHaveLength(1);
    },
  );
}

/** Keeps what a page wants to do when the browser is idle, and its time limit, until the test calls it. */
const keepIdleWork = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (idleWork, { timeout = 0 } = {}) => {
      Object.assign(window, { idleWork, timeout });
      return 0;
    };
  });

clause(
  'HYDRATE-IDLE',
  'both forms wait for an idle browser, at most 5 seconds, and hydrate without their stylesheet',
  async ({ page }) => {
    await keepIdleWork(page);
    await page.route('**/assets/*.css', () => undefined);
    const requested = watchCode(page);
    for (const { address } of Object.values(forms)) {
      requested.length = 0;
      await page.goto(address);
      const limit = () => page.evaluate<number>('window.timeout ?? 0');
      await expect.poll(limit).toBeGreaterThan(0);
      expect(await limit()).toBeLessThanOrEqual(5_000);
      await answered(page);
      expect(requested).toEqual(pageScripts);
      await page.evaluate('window.idleWork()');
      await expect(page.locator('[data-hydrate=idle][data-hydrated]')).toHaveCount(1);
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    }
  },
);

clause('HYDRATE-LOADING', 'a form hydrates when a picture never arrives', async ({ page }) => {
  const requested = watchCode(page);
  await page.route(/\.(?:avif|webp|jpg)$/, () => undefined);
  await stopClock(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(100);
  await expect(page.locator('open-now:not(:empty)').first()).toBeAttached();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await page.clock.runFor(9_800);
  await answered(page);
  expect(requested).toEqual(pageScripts);
  await page.clock.runFor(400);
  await ready(page);
});

clause('HYDRATE-USE', 'a form hydrates on focus, also before the script', async ({ page }) => {
  await keepIdleWork(page);
  const topic = page.getByRole('radio', { name: /^Tyres/ });
  const firstName = page.getByRole('textbox', { name: 'First name' });
  for (const [address, field, moment] of first(2, [
    ['/contact', topic, 'after the script'],
    ['/tyre-enquiry', firstName, 'before the script'],
    ['/contact', topic, 'before the script'],
    ['/tyre-enquiry', firstName, 'after the script'],
  ] as const)) {
    const release = await openBeforeScript(page, address);
    if (moment === 'before the script') await field.focus();
    const hydrated = release();
    await expect(islandOf(page)).toBeAttached();
    if (moment === 'after the script') await field.focus();
    await hydrated;
  }
});

clause('HYDRATE-USE', 'the nearest-branch search hydrates on focus or press', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Find the nearest branch' });
  const pressOnly = async () => {
    // Safari does not focus a button that is pressed.
    await button.evaluate((each) =>
      each.addEventListener('mousedown', (event) => event.preventDefault()),
    );
    await button.click();
  };
  for (const use of [() => button.focus(), pressOnly]) {
    const requested = watchCode(page);
    await openReady(page, '/locations');
    await idle(page);
    expect(requested).toEqual(pageScripts);
    await use();
    await expect(page.locator('[data-island=nearest][data-hydrated]')).toBeAttached();
    expect(requested.length).toBeGreaterThan(pageScripts.length);
  }
});

clause('HYDRATE-AHEAD', 'a prerendered form hydrates when the page is opened', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { ahead: true });
    Object.defineProperty(document, 'prerendering', {
      get: () => (window as { ahead?: boolean }).ahead,
    });
  });
  const requested = watchCode(page);
  await page.goto('/contact');
  // By then the scripts of the page have run, and a form that hydrates has requested its own.
  await page.waitForLoadState('networkidle');
  await idle(page);
  await answered(page);
  expect(requested).toEqual(pageScripts);
  await page.evaluate(() => {
    Object.assign(window, { ahead: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await ready(page);
});

clause('HYDRATE-ONCE', 'presses, keys and focus request no file twice', async ({ page }) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  const width = page.getByRole('combobox', { name: 'Width' });
  for (const [address, field, pressed] of first(1, [
    ['/contact', message, page.getByRole('heading', { name: /Your Details/ })],
    ['/tyre-enquiry', width, page.getByRole('button', { name: '205/55R16' })],
  ] as const)) {
    const useForm = async () => {
      await openDetails(page);
      await field.focus();
      for (const key of ['2', '3']) await page.keyboard.press(key);
      for (let press = 0; press < 2; press += 1) await pressed.click();
    };
    // A script that was fetched is imported from the browser's cache.
    const fetched = watchRequests(page, (request) => request.resourceType() === 'fetch');
    const release = await openBeforeForm(page, address);
    await useForm();
    await release();
    await useForm();
    await idle(page);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
    expect(fetched.filter((file) => file.endsWith('.css'))).toHaveLength(1);
    expect(fetched.filter((file) => file.endsWith('.js'))).not.toEqual([]);
    expect(fetched).toEqual([...new Set(fetched)]);
  }
});

/** The popular tyre sizes. */
const sizes = ['195/65R15', '205/55R16', '225/45R17', '235/40R18'];

clause('HYDRATE-PRESS-KEPT', 'an early press on a size fills it in', async ({ page }) => {
  for (const size of first(1, sizes.toReversed())) {
    const release = await openBeforeForm(page, '/tyre-enquiry');
    await page.getByRole('button', { name: size }).click();
    await release();
    const numbers = size.split(/\D/);
    for (const [index, name] of ['Width mm', 'Profile %', 'Rim inches'].entries())
      await expect(page.getByRole('combobox', { name })).toHaveValue(numbers[index] ?? '');
  }
});

for (const [address, names] of [
  ['/tyre-enquiry', sizes],
  ['/locations', ['Find the nearest branch']],
] as const) {
  const expectVisible = async (page: Page, visible: boolean) => {
    for (const name of names)
      await expect(page.getByRole('button', { name, includeHidden: true })).toBeVisible({
        visible,
      });
  };

  clause(
    'HYDRATE-PRESS-HEARD',
    `the buttons of ${address} are hidden until the script loads, and stay hidden without it`,
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      const release = await openBeforeScript(page, address);
      await expectVisible(page, false);
      await release();
      await expectVisible(page, true);
      await openWithoutScript(page, address);
      await expectVisible(page, false);
    },
  );
}

clause('HYDRATE-SEND-KEPT', 'an early press sends a form once', async ({ page, inbox }) => {
  for (const [form, language] of first(2, [
    [forms.quote, 'in English'],
    // On a translated page, React replaces the form.
    [forms.contact, 'translated'],
    [forms.contact, 'in English'],
  ] as const)) {
    inbox.endpoint.reset();
    const release = await openBeforeForm(page, form.address);
    if (language === 'translated') await page.getByRole('main').evaluate(translate);
    await fillInAndSend(page, form);
    await release();
    await expect(page.getByRole('heading', { name: form.sent })).toBeVisible();
    await expect(page).toHaveURL(form.address);
    expect(inbox.endpoint.received).toMatchObject([{ fields: form.arrives }]);
  }
});

clause(
  'HYDRATE-STYLES',
  'the error alert, the success message and the reminder of a WOF have a border',
  async ({ page, inbox, expectConsole }) => {
    expectConsole(/Form submission failed/);
    expectConsole(/status of 402/);
    page.on('dialog', (dialog) => void dialog.accept());
    for (const form of first(1, [forms.contact, forms.quote])) {
      inbox.endpoint.reply = 'refused-quota';
      await openFilledIn(page, form);
      if (form === forms.contact)
        await page.getByRole('textbox', { name: 'Message' }).fill('My WOF is due.');
      await send(page, form);
      await expect(page.getByRole('alert')).toHaveCSS('border-top-width', '2px');
      inbox.endpoint.reply = 'accepted';
      await send(page, form);
      const panel = page.getByRole('heading', { name: form.sent }).locator('..');
      await expect(panel).toHaveCSS('border-top-width', '1px');
      if (form !== forms.contact) continue;
      const name = 'Remind me of my WOF';
      await page.getByRole('button', { name }).click();
      const reminder = page.getByRole('heading', { name }).locator('..');
      await expect(reminder).toHaveCSS('border-top-width', '8px');
    }
  },
);

test.describe('on a host whose wrong answers browsers keep for a year', () => {
  /** The addresses of the files that the host answers wrongly. */
  let lost = /^$/;
  /** The status of the wrong answers for each kind of file; with 200 it is a web page. */
  let statuses: Readonly<Record<string, number>> = {};
  /** Whether the host has the files again. A browser then gets one as soon as it asks for it past its cache. */
  let isBack = false;
  const asked = new Set<string>();
  const host: Plugin = {
    name: 'wrong-answers',
    configurePreviewServer({ middlewares }) {
      middlewares.use(({ url = '', headers }, response, next) => {
        if (isBack && headers['cache-control'] === 'no-cache') asked.add(url);
        if (!lost.test(url) || asked.has(url)) return next();
        response.writeHead(statuses[path.extname(url)] ?? 404, {
          'Content-Type': 'text/html',
          'Cache-Control': 'public, max-age=31536000, immutable',
        });
        response.end('<!doctype html><title>Not the file</title>');
      });
    },
  };
  test.use({
    site: async ({ siteDir }, use) => {
      isBack = false;
      asked.clear();
      const { origin, close } = await serveBuilt(siteDir, { plugins: [host, siteHost()] });
      await use({ origin });
      await close();
    },
  });

  for (const [scripts, styles] of first(1, [
    [404, 200],
    [200, 404],
  ] as const))
    clause(
      'SCRIPT-KEPT',
      `a form and its styles load after answers with status ${scripts} and ${styles}`,
      async ({ page, expectConsole }) => {
        statuses = { '.js': scripts, '.css': styles };
        lost = /\/assets\/(?!\w+\.client)[^/]*\.(?:js|css)$/;
        expectConsole(/Error: \/assets\//);
        expectConsole(/status of 404/);
        const failed = page.waitForEvent('console', (line) => /Error: /.test(line.text()));
        await page.goto('/contact');
        await failed;
        const failedAgain = page.waitForEvent('console', (line) => /Error: /.test(line.text()));
        await page.getByRole('radio', { name: /^Tyres/ }).focus();
        await failedAgain;
        isBack = true;
        await page.getByRole('radio', { name: /^General/ }).focus();
        await ready(page);
        const readArrived = () =>
          [...document.styleSheets].filter(({ href, cssRules }) => href && cssRules.length).length;
        await expect.poll(() => page.evaluate(readArrived)).toBe(1);
      },
    );

  clause(
    'SCRIPT-KEPT',
    'the scripts of a page load on the next page after answers with status 404',
    async ({ page, expectConsole }) => {
      expectConsole(/status of 404/);
      statuses = {};
      lost = /\.client-/;
      const refused = Promise.all(
        ['/entry.client-', '/hydrateIslands.client-'].map((name) =>
          page.waitForResponse((reply) => reply.url().includes(name) && reply.status() === 404),
        ),
      );
      await page.goto('/tyre-enquiry');
      await refused;
      isBack = true;
      await page.goto('/contact');
      await expect.poll(() => asked.size).toBe(2);
      await openReady(page, '/tyre-enquiry');
    },
  );
});
