import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clause, expect, wake } from './fixtures.ts';
import { pages, unknownAddress } from './pages.ts';
import { readDocument } from './readDocument.ts';

/** What each of the 28 addresses serves, read as HTML. */
async function served(page: Page) {
  return Promise.all(
    pages.map(async (facts) => {
      const response = await page.request.get(facts.path, { maxRedirects: 0 });
      return {
        ...facts,
        status: response.status(),
        type: response.headers()['content-type'],
        ...(await readDocument(page, await response.text())),
      };
    }),
  );
}

clause('ROUTE-ADDRESSES', 'all 28 answer with a whole HTML document', async ({ page }) => {
  const answers = await served(page);
  expect(answers).toHaveLength(28);
  for (const { path, status, type, html } of answers) {
    expect.soft(status, path).toBe(200);
    expect.soft(type, path).toContain('text/html');
    expect.soft(html, path).toMatch(/^<!doctype html><html /i);
    expect.soft(html, path).toMatch(/<\/html>$/);
  }
});

clause('ROUTE-LANGUAGE', 'every document is in New Zealand English', async ({ page }) => {
  for (const { path, lang } of await served(page)) expect.soft(lang, path).toBe('en-NZ');
});

clause('ROUTE-TITLE', 'every document has its title, and one only', async ({ page }) => {
  const answers = await served(page);
  for (const { path, title, titles } of answers) {
    expect.soft(titles, path).toEqual([`${title} | Port Hills Tyre & Auto`]);
    expect.soft(titles[0]?.length, path).toBeLessThanOrEqual(60);
  }
  expect(new Set(answers.flatMap(({ titles }) => titles)).size).toBe(28);
});

clause('ROUTE-DESCRIPTION', 'every document describes itself', async ({ page }) => {
  const answers = await served(page);
  for (const { path, description } of answers) {
    expect.soft(description?.length, path).toBeGreaterThanOrEqual(70);
    expect.soft(description?.length, path).toBeLessThanOrEqual(160);
  }
  expect(new Set(answers.map(({ description }) => description)).size).toBe(28);
});

clause('ROUTE-CANONICAL', 'every document names its one address', async ({ page }) => {
  for (const { path, canonical } of await served(page))
    expect.soft(canonical, path).toBe(`https://www.porthillstyre.example${path}`);
});

clause('ROUTE-HEADING', 'every document has one heading of the first level', async ({ page }) => {
  for (const { path, heading, headings } of await served(page))
    expect.soft(headings, path).toEqual([heading]);
});

clause('ROUTE-BREADCRUMB', 'the breadcrumb names the way from Home', async ({ page }) => {
  for (const { path, trail } of pages) {
    const response = await page.request.get(path);
    const found = await readDocument(page, await response.text());
    expect.soft(found.trail, path).toEqual(trail);
  }
});

clause('ROUTE-SITEMAP', 'the sitemap lists the 28 pages and nothing else', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.toSorted()).toEqual(
    pages.map(({ path }) => `https://www.porthillstyre.example${path}`).toSorted(),
  );
});

clause('ROUTE-ROBOTS', 'robots.txt lets everyone in and names the sitemap', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots.trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://www.porthillstyre.example/sitemap.xml',
  ]);
});

clause('ROUTE-FILES', 'the build holds one document per address', ({ siteDir }) => {
  expect(globSync('**/*.html', { cwd: siteDir }).toSorted()).toEqual([
    '404.html',
    'about.html',
    'auto-services.html',
    'contact.html',
    'faq.html',
    'index.html',
    'locations.html',
    'payment-options.html',
    'services/battery-replacement.html',
    'services/brake-service.html',
    'services/car-servicing.html',
    'services/mobile-service.html',
    'services/nitrogen-inflation.html',
    'services/oil-change.html',
    'services/puncture-repair.html',
    'services/tyre-rotation.html',
    'services/wheel-alignment.html',
    'services/wheel-balancing.html',
    'services/wof-inspection.html',
    'testimonials.html',
    'tyre-enquiry.html',
    'tyres.html',
    'tyres/4wd-suv.html',
    'tyres/commercial.html',
    'tyres/fuel-efficient.html',
    'tyres/passenger.html',
    'tyres/performance.html',
    'tyres/run-flat.html',
    'warranty.html',
  ]);
});

for (const address of [unknownAddress, '/services', '/%zz', '/tyres/passenger/cheap']) {
  clause('ROUTE-NOT-FOUND', `${address} is not found, and says so`, async ({ page }) => {
    const response = await page.request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const facts = await readDocument(page, await response.text());
    expect(facts.titles).toEqual(['Page not found | Port Hills Tyre & Auto']);
    expect(facts.canonical).toBeNull();
  });
}

clause('ROUTE-NOT-INDEXED', 'only the 404 page stays out of search engines', async ({ page }) => {
  const missing = await page.request.get(unknownAddress);
  expect((await readDocument(page, await missing.text())).robots).toBe('noindex');
  for (const { path, robots } of await served(page)) expect.soft(robots, path).toBeNull();
});

clause(
  'ROUTE-SLASH',
  'a slash at the end leads to the address without it',
  async ({ page, site }) => {
    for (const [given, clean] of [
      ['/about/', '/about'],
      ['/tyres/run-flat/?from=card', '/tyres/run-flat?from=card'],
      ['/services/', '/services'],
      ['//elsewhere.example/', '/elsewhere.example'],
    ] as const) {
      const response = await page.request.get(`${site.origin}${given}`, { maxRedirects: 0 });
      expect.soft(response.status(), given).toBe(301);
      expect.soft(response.headers()['location'], given).toBe(clean);
    }
  },
);

clause('ROUTE-HEAD-FOLLOWS', 'title and canonical link follow the visitor', async ({ page }) => {
  await page.goto('/warranty');
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle('Tyre & car questions answered | Port Hills Tyre & Auto');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', 'https://www.porthillstyre.example/faq');
  await page.goBack();
  await expect(page).toHaveTitle('Tyre & workmanship warranty | Port Hills Tyre & Auto');
  await expect(canonical).toHaveAttribute('href', 'https://www.porthillstyre.example/warranty');
});

clause('ROUTE-ONE-DOCUMENT', 'a link followed after waking loads no document', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/warranty');
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'Tyres', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tyres for every car, ute and van' }),
  ).toBeVisible();
  expect(documents).toEqual(['/warranty']);
});

clause('ARRIVE-FOCUS', 'the new heading has the focus', async ({ page }) => {
  await page.goto('/warranty');
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'Payment options' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment options' })).toBeFocused();
});

clause('ARRIVE-TOP', 'the new page starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/warranty');
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'Payment options' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment options' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

clause('ARRIVE-ONCE', 'no live region says the title a second time', async ({ page }) => {
  await page.goto('/warranty');
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const regions = page.locator('[aria-live]:not([aria-live=off]), [role=status], [role=alert]');
  expect((await regions.allTextContents()).join(' ')).not.toContain('Frequently asked questions');
});

clause('ARRIVE-FRAGMENT', 'a link to a branch leads to that branch', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/warranty');
  await wake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Linwood' }).click();
  await expect(page).toHaveURL('/locations#linwood');
  const branch = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Linwood' });
  await expect(branch).toBeFocused();
  await expect(branch).toBeInViewport();
});

for (const fragment of ['#nowhere', '#%zz']) {
  clause('ARRIVE-FRAGMENT', `${fragment} has no target: the heading it is`, async ({ page }) => {
    await page.goto(`/warranty${fragment}`);
    await wake(page);
    await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /asked questions/ })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Warranty' })).toBeFocused();
  });
}

clause('RETURN-SCROLL', 'Back and Forward return to where the visitor was', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/locations');
  await wake(page);
  const bottom = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return scrollY;
  });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Find Nearest Location' }).focus();
  await page.evaluate((top) => scrollTo(0, top), bottom);
  await page.keyboard.press('Enter');
  const contact = page.getByRole('heading', { level: 1, name: 'Contact us' });
  await expect(contact).toBeFocused();
  // A visitor is never so quick as to go back before the scroll has been told.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('scrollend', resolve, { once: true });
        scrollTo(0, 300);
      }),
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Our locations' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(bottom);
  await page.goForward();
  await expect(contact).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

clause('RETURN-TYPED', 'a fragment written into the address is followed', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto('/services/mobile-service');
  await wake(page);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sockburn' }).click();
  await expect(page).toHaveURL('/locations#sockburn');
  await page.evaluate(() => {
    location.hash = '#ferrymead';
  });
  await expect(page).toHaveURL('/locations#ferrymead');
  const branch = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ferrymead' });
  await expect(branch).toBeInViewport();
});

clause('PREFETCH-ON-HOVER', 'a hovered link needs no request when pressed', async ({ page }) => {
  await page.goto('/warranty');
  await wake(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Tyres', exact: true });
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await link.hover();
  await expect.poll(() => fetched).toContainEqual(expect.stringMatching(/\/Tyres-[^/]*\.js$/));
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser asks for the icon when it likes, and for pictures once the page that has them is shown.
    if (request.resourceType() !== 'image' && !request.url().endsWith('/favicon.svg'))
      requests.push(request.url());
  });
  await link.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tyres for every car, ute and van' }),
  ).toBeFocused();
  expect(requests).toEqual([]);
});

clause(
  'CHUNK-LOST',
  'a page whose script is lost is loaded whole',
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to (?:load resource|fetch dynamically)/);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await page.goto('/warranty');
    await wake(page);
    await page.route(/\/Tyres-[^/]*\.js$/, (route) => route.abort());
    await page.getByRole('main').getByRole('link', { name: 'Tyres', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tyres for every car, ute and van' }),
    ).toBeVisible();
    await expect.poll(() => documents).toEqual(['/warranty', '/tyres']);
  },
);

clause('HISTORY-UNSEEN', 'Back reaches a page whose script was not fetched', async ({ page }) => {
  await page.goto('/services/oil-change');
  await page.goto('/warranty');
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await wake(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Oil change' })).toBeVisible();
});

clause('ROUTE-FILE-NAME', 'the address of a file shows the same page', async ({ page }) => {
  for (const [address, heading] of [
    ['/about.html', 'About us'],
    ['/index.html', 'Quality Tyres & Auto Repairs in Christchurch'],
  ] as const) {
    await page.goto(address);
    await wake(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

for (const address of [unknownAddress, '/%zz']) {
  clause(
    'ROUTE-NOT-FOUND',
    `${address} wakes to the same page`,
    async ({ page, expectConsole }) => {
      expectConsole(/status of 404/);
      await page.goto(address);
      await wake(page);
      await expect(page).toHaveTitle('Page not found | Port Hills Tyre & Auto');
    },
  );
}
