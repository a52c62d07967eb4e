import { globSync } from 'node:fs';
import { documentTitle } from '../spec/facts/titles.ts';
import { documentClause, expect } from './fixtures.ts';
import { documents, pages, unknownAddress } from './pages.ts';
import { elementsOf, parseHtml, textContentOf } from '../spec/documents/parseHtml.ts';
import { documentFacts } from '../spec/documents/readDocument.ts';

documentClause('ROUTE-ADDRESSES', 'each page is complete HTML', async ({ request }) => {
  for (const { path } of pages) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toContain('text/html');
    expect.soft(await response.text(), path).toMatch(/^<!doctype html><html .*<\/html>$/is);
  }
});

documentClause('ROUTE-SITEMAP', 'the sitemap lists exactly the pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.toSorted()).toEqual(
    pages.map(({ path }) => `https://www.porthillstyre.example${path}`).toSorted(),
  );
});

documentClause('ROUTE-ROBOTS', 'it allows all, and names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots.trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://www.porthillstyre.example/sitemap.xml',
  ]);
});

documentClause('ROUTE-FILES', 'the build has one document for each address', ({ siteDir }) => {
  expect(globSync('**/*.html', { cwd: siteDir }).toSorted()).toEqual(
    documents.map(({ file }) => file).toSorted(),
  );
});

for (const address of ['/nowhere', unknownAddress, '/services', '/%zz', '/tyres/passenger/cheap'])
  documentClause('ROUTE-NOT-FOUND', `${address} answers with the 404 page`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    const facts = documentFacts(html);
    expect(facts.titles).toEqual([documentTitle('Page not found')]);
    expect(facts.canonical).toBeNull();
    const headings = elementsOf(parseHtml(html), 'h1').map(textContentOf);
    expect(headings).toEqual(['Page not found']);
  });
