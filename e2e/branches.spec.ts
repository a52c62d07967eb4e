import type { Page } from '@playwright/test';
import { branch, branchCount, branches, business, mapBox } from '../spec/facts/business.ts';
import { clause, documentClause, expect, isMapFrame, test, ready } from './fixtures.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Find the nearest branch' });
const status = (page: Page) => page.getByRole('main').getByRole('status').last();
/** The discs of the pins, which a plan draws with no role of their own. */
const discs = (page: Page) => plan(page).getByRole('link').locator('circle');
const plan = (page: Page) => page.getByRole('group', { name: /^Map of Christchurch with our/ });

/** What a page asks for from now on, by the last part of each address. */
function watchRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

clause('PLAN-TARGETS', 'at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/locations');
  const pins = await discs(page).evaluateAll((circles) =>
    circles.map((circle) => {
      const { x, y, width } = circle.getBoundingClientRect();
      return { x: x + width / 2, y: y + width / 2, width };
    }),
  );
  expect(pins).toHaveLength(branches.length);
  for (const [index, pin] of pins.entries()) {
    expect(pin.width).toBeGreaterThanOrEqual(24);
    for (const other of pins.slice(index + 1))
      expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThanOrEqual(pin.width);
  }
});

clause('PLAN-MAIN', 'Sockburn’s pin alone', async ({ page }) => {
  await page.goto('/locations');
  const fills = await discs(page).evaluateAll((circles) =>
    circles.map((circle) => getComputedStyle(circle).fill),
  );
  const [main, ...others] = fills;
  expect(main).toBe('rgb(255, 201, 21)');
  expect(others).toEqual(Array.from(branches.slice(1), () => 'rgb(245, 242, 234)'));
});

clause('PLAN-PINS', 'a pin leads to its card, before script and after', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/locations');
  await plan(page).getByRole('link', { name: 'Ferrymead 6' }).click();
  await expect(page).toHaveURL('/locations#ferrymead');
  await expect(page.getByRole('heading', { level: 3, name: 'Ferrymead' })).toBeInViewport();
  await ready(page);
  await plan(page).getByRole('link', { name: 'Hornby 4' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/locations#hornby');
  await expect(page.getByRole('heading', { level: 3, name: 'Hornby' })).toBeInViewport();
});

test.describe('where the device says where it is', () => {
  test.use({
    geolocation: { latitude: -43.5063, longitude: 172.735 },
    permissions: ['geolocation'],
  });

  for (const [id, address] of [
    ['NEAREST-ORDER', '/locations'],
    ['PLACES-NEAREST', '/contact'],
  ] as const) {
    clause(id, `${address}, from New Brighton Pier`, async ({ page }) => {
      await openReady(page, address);
      await expect(button(page)).toBeVisible();
      await button(page).click();
      await expect(status(page)).toHaveText(
        `Linwood is nearest: about 6.0km in a straight line. All ${branchCount.words} are listed below.`,
      );
      const rows = page
        .getByRole('list', { name: 'Our branches, nearest first' })
        .getByRole('listitem');
      await expect(rows).toHaveCount(branchCount.number);
      // A branch that opened since the specification was written stands among the six, whose order stays.
      const six = ['Linwood', 'Ferrymead', 'Papanui', 'Riccarton', 'Sockburn', 'Hornby'];
      const inTheirOrder = new RegExp(six.join('|'));
      await expect(rows.filter({ hasText: inTheirOrder })).toContainText(six);
      await expect(rows.getByRole('link', { name: 'Directions to Hornby' })).toHaveAttribute(
        'href',
        new RegExp(String.raw`destination=${branch.hornby.street.replaceAll(' ', String.raw`\+`)}`),
      );
    });
  }

  clause('NEAREST-ON-REQUEST', 'its code is fetched at the press', async ({ page }) => {
    const requested = watchRequests(page);
    await openReady(page, '/locations');
    await button(page).hover();
    await page.waitForLoadState('networkidle');
    expect(
      requested.filter((address) => address.includes('/nearest-') && address.endsWith('.js')),
    ).toEqual([]);
    await button(page).click();
    await expect(status(page)).toHaveText(/is nearest/);
    // Fetched from the host, then imported from the browser's cache.
    expect([
      ...new Set(
        requested.filter((address) => address.includes('/nearest-') && address.endsWith('.js')),
      ),
    ]).toHaveLength(1);
  });

  clause('NEAREST-PRIVATE', 'nothing is sent after the answer', async ({ page }) => {
    await openReady(page, '/locations');
    await button(page).hover();
    await page.waitForLoadState('networkidle');
    const requested = watchRequests(page);
    await button(page).click();
    await expect(status(page)).toHaveText(/is nearest/);
    await page.waitForLoadState('networkidle');
    expect(requested.filter((address) => !/^\/assets\/[\w-]+\.(?:js|css)$/.test(address))).toEqual(
      [],
    );
  });

  for (const [what, lost] of [
    ['all of its code', '**/assets/*.js'],
    ['what only it needs', '**/assets/nearest-*.js'],
    ['what it shares', '**/assets/shared-*.js'],
  ] as const) {
    clause('NEAREST-LOST', `${what}, and found again`, async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/);
      expectConsole(/Failed to fetch/);
      await openReady(page, '/locations');
      // Most browsers remember for good that a script could not be run (whatwg/html#10327): it has to arrive before.
      const run: string[] = [];
      await page.route(lost, (route, request) => {
        if (request.resourceType() === 'script') run.push(request.url());
        return route.abort();
      });
      await button(page).click();
      await expect(status(page)).toHaveText(
        'That didn’t load. Check your connection and try again.',
      );
      expect(run, 'scripts that were run before they had arrived').toEqual([]);
      await page.unroute(lost);
      await button(page).click();
      await expect(status(page)).toHaveText(/is nearest/);
    });
  }
});

clause('NEAREST-DENIED', 'a browser that was never allowed', async ({ page, context }) => {
  await context.clearPermissions();
  await openReady(page, '/locations');
  await button(page).click();
  await expect(status(page)).toHaveText(/^Your browser hasn’t shared your location/);
  await expect(page.getByRole('list', { name: /nearest first/ })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  clause('NEAREST-NO-SCRIPT', 'no button for it', async ({ page }) => {
    for (const address of ['/locations', '/contact']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 3, name: 'Sockburn' })).toBeVisible();
      await expect(button(page)).toBeHidden();
      await expect(page.getByText('Your location stays on your device.')).toBeHidden();
    }
  });
});

for (const { id, name, street, postalCode, line } of branches) {
  documentClause('VCARD-TEXT', `/branches/${id}.vcf`, async ({ request }) => {
    const response = await request.get(`/branches/${id}.vcf`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/(?:x-)?vcard/);
    const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCARD');
    expect(lines).toContain(`FN:${business.name} ${name}`);
    expect(lines).toContain(`TEL;TYPE=WORK,VOICE:${line.href.replace('tel:', '')}`);
    const address = String.raw`${street}\, ${name};Christchurch;;${postalCode}`;
    expect(lines).toContain(`ADR;TYPE=WORK:;;${address};New Zealand`);
    expect(lines).toContain(`URL:https://www.porthillstyre.example/locations#${id}`);
    expect(lines.filter((each) => each.startsWith('EMAIL'))).toEqual(
      id === 'sockburn' ? [`EMAIL;TYPE=INTERNET:${business.email}`] : [],
    );
  });
}

clause('VCARD-LINK', 'a press downloads the file', async ({ page }) => {
  await openReady(page, '/locations');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to contacts (Papanui)' }).click();
  expect((await download).suggestedFilename()).toBe('papanui.vcf');
  await expect(page).toHaveURL('/locations');
});

clause('PLACES-HOLIDAY', 'Christmas Day, a week ahead', async ({ page }) => {
  const words = 'Friday 25 December is Christmas Day, a public holiday. Please call first.';
  for (const [instant, isSaid] of [
    ['2026-12-17T23:59:59+13:00', 0],
    ['2026-12-18T00:00:00+13:00', 1],
    ['2026-12-24T23:59:59+13:00', 1],
    ['2026-12-25T00:00:00+13:00', 0],
  ] as const) {
    await page.clock.setFixedTime(instant);
    await openReady(page, '/contact');
    const said = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Our Locations' }) })
      .getByText(words);
    await expect(said.filter({ visible: true }), instant).toHaveCount(isSaid);
  }
});

clause('MAP-LAZY', 'asked for near the map, not before', async ({ page }) => {
  const frames: string[] = [];
  page.on('request', (request) => {
    if (isMapFrame(request)) frames.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await openReady(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(frames).toEqual([]);
  await page.getByTitle(/^Map of Christchurch/).scrollIntoViewIfNeeded();
  await expect.poll(() => frames).toHaveLength(1);
  expect(frames[0]).toContain(`bbox=${encodeURIComponent(mapBox.join())}`);
});
