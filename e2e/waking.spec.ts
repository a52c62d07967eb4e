import type { Page } from '@playwright/test';
import { clause, expect, wake } from './fixtures.ts';
import { everyAddress, pages, unknownAddress } from './pages.ts';
import { readDocument } from './readDocument.ts';

/** Pages that carry a form wake by themselves; the others wait for the visitor. */
const formPages = ['/contact', '/tyre-enquiry'];
const contentPages = everyAddress.filter((address) => !formPages.includes(address));

/** The scripts and stylesheets a page asks for from now on. */
function watchRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

/** Waits until the browser has nothing left to do by itself; one that draws no more frames may never say so. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
}

/** Notes whatever moves by itself on the pages to come. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        shifts.push(
          `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
        );
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftsSoFar: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** What has moved by itself on a settled page, each with its amount and the words that moved. */
function shiftsSoFar(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar());
}

async function awake(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-awake', 'true');
}

for (const address of contentPages) {
  clause(
    'WAKE-NO-SCRIPT',
    `${address} asks for no script by itself`,
    async ({ page, expectConsole }) => {
      if (address === unknownAddress) expectConsole(/status of 404/);
      const requested = watchRequests(page);
      await page.goto(address);
      await settle(page);
      expect(requested).toEqual([]);
    },
  );
}

clause(
  'WAKE-LOADER',
  'each document holds one inline script of at most 700 bytes',
  async ({ page }) => {
    for (const address of everyAddress) {
      const html = await (await page.request.get(address)).text();
      const { inlineScripts } = await readDocument(page, html);
      expect.soft(inlineScripts.length, address).toBe(1);
      expect
        .soft(new TextEncoder().encode(inlineScripts[0]).length, address)
        .toBeLessThanOrEqual(700);
    }
  },
);

clause(
  'WAKE-NOTHING-BLOCKS',
  'no document waits for a stylesheet or a script',
  async ({ page }) => {
    for (const address of everyAddress) {
      const html = await (await page.request.get(address)).text();
      expect.soft((await readDocument(page, html)).blocking, address).toEqual([]);
    }
  },
);

const moves: Record<string, (page: Page) => Promise<void>> = {
  'a pointer that moves': async (page) => {
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 30);
  },
  'a key': (page) => page.keyboard.press('ArrowDown'),
  'the focus': (page) => page.getByRole('link', { name: 'Skip to content' }).focus(),
};

for (const [name, move] of Object.entries(moves)) {
  clause('WAKE-ON-MOVE', `${name} wakes the page`, async ({ page }) => {
    await page.goto('/warranty');
    await settle(page);
    await move(page);
    await awake(page);
  });
}

clause('WAKE-ON-MOVE', 'a touch wakes the page', async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/warranty');
  await settle(page);
  await page.getByRole('heading', { level: 1 }).tap();
  await awake(page);
  await context.close();
});

clause('WAKE-FORM-IDLE', 'a page with a form wakes without a move', async ({ page }) => {
  for (const address of formPages) {
    await page.goto(address);
    await awake(page);
  }
});

clause('WAKE-FORM-BUSY', 'in a browser that keeps to the limit it is given', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser without an idle moment calls back when the time is up that it was given; without one, never.
    window.requestIdleCallback = (callback, { timeout = 0 } = {}) => {
      const late = { didTimeout: true, timeRemaining: () => 0 };
      return timeout > 0 && timeout <= 5_000 ? window.setTimeout(callback, timeout, late) : 0;
    };
  });
  for (const address of formPages) {
    await page.goto(address);
    await awake(page);
  }
});

clause('WAKE-ONCE', 'further moves ask for nothing more', async ({ page }) => {
  const requested = watchRequests(page);
  await page.goto('/warranty');
  await wake(page);
  await page.keyboard.press('Tab');
  await page.mouse.move(200, 2);
  await page.keyboard.press('Escape');
  // Before it settles: a page that takes in its styles at every move is not idle for half a minute.
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await settle(page);
  expect(requested.filter((file) => file.endsWith('.css'))).toHaveLength(1);
  expect(requested).toEqual([...new Set(requested)]);
});

for (const address of everyAddress) {
  clause(
    'WAKE-NO-SHIFT',
    `${address} stays still as it loads and wakes`,
    async ({ page, expectConsole }) => {
      if (address === unknownAddress) expectConsole(/status of 404/);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await watchShifts(page);
        await page.goto(address);
        await settle(page);
        await wake(page);
        await settle(page);
        const shifts = await shiftsSoFar(page);
        expect.soft(shifts, `${width} px`).toEqual([]);
      }
    },
  );
}

/** Opens a page whose headline face comes only after its first paint. */
async function openWithLateFace(page: Page, address: string): Promise<void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  release();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

clause('WAKE-LATE-FACE', 'nothing moves when the headline face comes late', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await openWithLateFace(page, '/services/wof-inspection');
    await settle(page);
    expect.soft(await shiftsSoFar(page), `${width} px, asleep`).toEqual([]);
    await wake(page);
    await settle(page);
    expect.soft(await shiftsSoFar(page), `${width} px, awake`).toEqual([]);
    await page.unroute('**/*.woff2');
  }
});

clause('WAKE-FACE-NEXT', 'the next page has the face that came late', async ({ page }) => {
  await openWithLateFace(page, '/services/wof-inspection');
  await wake(page);
  await settle(page);
  const phone = page.getByRole('banner').getByRole('link', { name: '03 000 0100' });
  const inStandIn = await phone.boundingBox();
  await page.getByRole('link', { name: 'Automotive services' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Automotive services' })).toBeVisible();
  const inFace = await phone.boundingBox();
  expect(inFace?.width).not.toBe(inStandIn?.width);
  // A load on which the face misses the first paint keeps the stand-in: the next one has it.
  await expect(async () => {
    await page.reload();
    expect((await phone.boundingBox())?.width).toBe(inFace?.width);
  }).toPass();
});

clause('WAKE-SILENT', 'a page that waits, and one that does not', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  for (const address of ['/about', '/tyre-enquiry']) {
    await page.goto(address);
    await wake(page);
    await settle(page);
    expect(said, address).toEqual([]);
  }
});

for (const address of everyAddress) {
  clause('WAKE-SILENT', `${address} wakes without a word`, async ({ page, expectConsole }) => {
    if (address === unknownAddress) expectConsole(/status of 404/);
    await page.goto(address);
    await wake(page);
    await settle(page);
  });
}

clause(
  'WAKE-SAME-STYLES',
  'the whole stylesheet changes nothing that is seen',
  async ({ page }) => {
    const look = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body, body *:not(script)')].map((element) => {
          const {
            color,
            backgroundColor,
            fontSize,
            display,
            padding,
            margin,
            borderWidth,
            outlineStyle,
          } = getComputedStyle(element);
          return [
            element.tagName,
            color,
            backgroundColor,
            fontSize,
            display,
            padding,
            margin,
            borderWidth,
            outlineStyle,
          ].join(' ');
        }),
      );
    // A page with a form would wake meanwhile, and say what only script can say.
    await page.route('**/assets/*.js', () => undefined);
    for (const { path } of pages.filter((_, index) => index % 4 === 1)) {
      await page.goto(path);
      await settle(page);
      const before = await look();
      await page.evaluate(async () => {
        const [, href = ''] =
          /href='([^']+\.css)'/.exec(document.body.lastElementChild?.textContent ?? '') ?? [];
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        await new Promise((resolve, reject) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
          document.head.append(link);
        });
      });
      expect.soft(await look(), path).toEqual(before);
    }
  },
);

clause(
  'WAKE-SCRIPT-LOST',
  'links work where the script cannot be had',
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to (?:load resource|fetch dynamically)/);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    await page.route('**/assets/entry*.js', (route) => route.abort());
    await page.goto('/warranty');
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 30);
    await failed;
    await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveTitle('Tyre & car questions answered | Port Hills Tyre & Auto');
    expect(thrown).toEqual([]);
  },
);

clause(
  'WAKE-STYLES-LOST',
  'a page whose stylesheet is lost still wakes',
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    // The page's own chunk is asked for by the entry, which by then waits for the stylesheet.
    const entry = page.waitForResponse(/\/assets\/Warranty-[^/]*\.js$/);
    await page.route('**/assets/*.css', async (route) => {
      await entry;
      await route.abort();
    });
    await page.goto('/warranty');
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 30);
    await awake(page);
  },
);
