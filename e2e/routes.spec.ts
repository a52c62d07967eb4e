import { globSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { business } from '../spec/facts/business.ts';
import { title } from '../spec/facts/titles.ts';
import { clause, documentClause, expect, ready } from './fixtures.ts';
import { forms } from './forms.ts';
import { pages, unknownAddress } from './pages.ts';
import { documentFacts } from '../spec/documents/readDocument.ts';

/** What each of the 28 addresses serves, read as HTML. */
async function served(request: APIRequestContext) {
  return Promise.all(
    pages.map(async (facts) => {
      const response = await request.get(facts.path, { maxRedirects: 0 });
      return {
        ...facts,
        status: response.status(),
        type: response.headers()['content-type'],
        ...documentFacts(await response.text()),
      };
    }),
  );
}

documentClause(
  'ROUTE-ADDRESSES',
  'all 28 answer with a whole HTML document',
  async ({ request }) => {
    const answers = await served(request);
    expect(answers).toHaveLength(28);
    for (const { path, status, type, html } of answers) {
      expect.soft(status, path).toBe(200);
      expect.soft(type, path).toContain('text/html');
      expect.soft(html, path).toMatch(/^<!doctype html><html /i);
      expect.soft(html, path).toMatch(/<\/html>$/);
    }
  },
);

documentClause(
  'ROUTE-LANGUAGE',
  'every document is in New Zealand English',
  async ({ request }) => {
    for (const { path, lang } of await served(request)) expect.soft(lang, path).toBe('en-NZ');
  },
);

documentClause('ROUTE-TITLE', 'every document has its title, and one only', async ({ request }) => {
  const answers = await served(request);
  for (const { path, title: own, titles } of answers) {
    expect.soft(titles, path).toEqual([`${own} | ${business.name}`]);
    expect.soft(titles[0]?.length, path).toBeLessThanOrEqual(60);
  }
  expect(new Set(answers.flatMap(({ titles }) => titles)).size).toBe(28);
});

documentClause('ROUTE-DESCRIPTION', 'every document describes itself', async ({ request }) => {
  const answers = await served(request);
  for (const { path, description } of answers) {
    expect.soft(description?.length, path).toBeGreaterThanOrEqual(110);
    expect.soft(description?.length, path).toBeLessThanOrEqual(155);
  }
  expect(new Set(answers.map(({ description }) => description)).size).toBe(28);
});

documentClause(
  'ROUTE-TITLE-CITY',
  'all but three titles name Christchurch',
  async ({ request }) => {
    const answers = await served(request);
    const without = answers.filter(({ titles }) => !titles[0]?.includes('Christchurch'));
    expect(without.map(({ path }) => path)).toEqual(['/faq', '/payment-options', '/warranty']);
  },
);

documentClause(
  'ROUTE-DESCRIPTION-ACTION',
  'the last sentence begins with what to do',
  async ({ request }) => {
    for (const { path, description } of await served(request)) {
      const last = description?.split(/(?<=[.?]) (?=[A-Z])/).at(-1);
      expect.soft(last, path).toMatch(/^(?:Book|Call|Find|Get|Learn|Pay|Read|See)\b.*\.$/);
    }
  },
);

documentClause(
  'ROUTE-DESCRIPTION-SUBJECT',
  'its own words in each description, and in no other',
  async ({ request }) => {
    const answers = await served(request);
    for (const { path, subject } of answers) {
      const saying = answers.filter(({ description }) => description?.includes(subject));
      expect
        .soft(
          saying.map((answer) => answer.path),
          subject,
        )
        .toEqual([path]);
    }
  },
);

documentClause('ROUTE-CANONICAL', 'every document names its one address', async ({ request }) => {
  for (const { path, canonical } of await served(request))
    expect.soft(canonical, path).toBe(`https://www.porthillstyre.example${path}`);
});

documentClause(
  'ROUTE-HEADING',
  'every document has one heading of the first level',
  async ({ request }) => {
    for (const { path, heading, headings } of await served(request))
      expect.soft(headings, path).toEqual([heading]);
  },
);

documentClause(
  'ROUTE-BREADCRUMB',
  'the breadcrumb names the way from Home',
  async ({ request }) => {
    for (const { path, trail } of pages) {
      const response = await request.get(path);
      const found = documentFacts(await response.text());
      expect.soft(found.trail, path).toEqual(trail);
    }
  },
);

documentClause(
  'ROUTE-SITEMAP',
  'the sitemap lists the 28 pages and nothing else',
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    expect(listed.toSorted()).toEqual(
      pages.map(({ path }) => `https://www.porthillstyre.example${path}`).toSorted(),
    );
  },
);

documentClause(
  'ROUTE-ROBOTS',
  'robots.txt lets everyone in and names the sitemap',
  async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots.trim().split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Sitemap: https://www.porthillstyre.example/sitemap.xml',
    ]);
  },
);

documentClause('ROUTE-FILES', 'the build holds one document per address', ({ siteDir }) => {
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
  documentClause('ROUTE-NOT-FOUND', `${address} is not found, and says so`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const facts = documentFacts(await response.text());
    expect(facts.titles).toEqual([`Page not found | ${business.name}`]);
    expect(facts.canonical).toBeNull();
  });
}

documentClause(
  'ROUTE-NOT-INDEXED',
  'only the 404 page stays out of search engines',
  async ({ request }) => {
    const missing = await request.get(unknownAddress);
    expect(documentFacts(await missing.text()).robots).toBe('noindex');
    for (const { path, robots } of await served(request)) expect.soft(robots, path).toBeNull();
  },
);

documentClause(
  'ROUTE-SLASH',
  'a slash at the end leads to the address without it',
  async ({ request, site }) => {
    for (const [given, clean] of [
      ['/about/', '/about'],
      ['/tyres/run-flat/?from=card', '/tyres/run-flat?from=card'],
      ['/services/', '/services'],
      ['//elsewhere.example/', '/elsewhere.example'],
    ] as const) {
      const response = await request.get(`${site.origin}${given}`, { maxRedirects: 0 });
      expect.soft(response.status(), given).toBe(301);
      expect.soft(response.headers()['location'], given).toBe(clean);
    }
  },
);

clause('ROUTE-SLASHES', 'the quote form below two slashes', async ({ page, inbox, site }) => {
  await page.goto(`${site.origin}//tyre-enquiry`);
  await ready(page);
  expect(new URL(page.url()).pathname).toBe('//tyre-enquiry');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tyre quote');
  await forms.quote.fillIn(page);
  await page.getByRole('button', { name: forms.quote.button }).click();
  await expect(page.getByRole('heading', { name: forms.quote.sent })).toBeVisible();
  expect(inbox.endpoint.received).toMatchObject([{ fields: forms.quote.arrives }]);
});

clause('ROUTE-SLASHES', 'a page below two of them', async ({ page, site }) => {
  await page.goto(`${site.origin}/tyres//passenger`);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passenger Car Tyres');
  await expect(page).toHaveTitle(`${title['/tyres/passenger']} | ${business.name}`);
});

clause('ROUTE-HEAD-FOLLOWS', 'title and canonical link follow the visitor', async ({ page }) => {
  await page.goto('/warranty');
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(`${title['/faq']} | ${business.name}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', 'https://www.porthillstyre.example/faq');
  await page.goBack();
  await expect(page).toHaveTitle(`${title['/warranty']} | ${business.name}`);
  await expect(canonical).toHaveAttribute('href', 'https://www.porthillstyre.example/warranty');
});

clause('ROUTE-FILE-NAME', 'the address of a file shows the same page', async ({ page }) => {
  for (const [address, heading] of [
    ['/about.html', 'About us'],
    ['/index.html', 'Quality Tyres & Auto Repairs in Christchurch'],
  ] as const) {
    await page.goto(address);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

for (const address of [unknownAddress, '/%zz']) {
  clause(
    'ROUTE-NOT-FOUND',
    `${address} shows the same page in the browser`,
    async ({ page, expectConsole }) => {
      expectConsole(/status of 404/);
      await page.goto(address);
      await ready(page);
      await expect(page).toHaveTitle(`Page not found | ${business.name}`);
    },
  );
}
