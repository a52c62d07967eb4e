import { expect } from 'vitest';
import { documents, pages } from '../../e2e/pages.ts';
import { documentTitle as ownTitle } from '../../src/domain/documentTitle.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage, readPages } from '../documents/page.ts';
import { renderedFacts, renderedHtml } from '../documents/rendered.ts';
import { documentTitle, title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';

/** The expected facts of each page, together with the facts of its rendered document. */
const read = () =>
  Promise.all(
    pages.map(async (page) => {
      const facts = await renderedFacts(page.path);
      return { ...page, ...facts, description: facts.metas['description']?.[0] ?? '' };
    }),
  );

clause('ROUTE-LANGUAGE', 'every document has lang="en-NZ"', async () => {
  for (const { path } of documents)
    expect.soft((await renderedFacts(path)).lang, path).toBe('en-NZ');
});

clause('ROUTE-TITLE', 'each page has its own title, of at most 60 characters', async () => {
  const found = await read();
  expect(Object.fromEntries(found.map(({ path, titles }) => [path, titles]))).toEqual(
    Object.fromEntries(Object.entries(title).map(([path, own]) => [path, [documentTitle(own)]])),
  );
  const all = found.flatMap(({ titles }) => titles);
  expect(all.filter(({ length }) => length > 60)).toEqual([]);
  expect(new Set(all).size).toBe(pages.length);
});

clause('ROUTE-TITLE', 'no name follows a title that has no room for the short one', () => {
  const long = 't'.repeat(54);
  expect(ownTitle(long, ['a long name', 'name'])).toBe(long);
});

clause('ROUTE-DESCRIPTION', 'descriptions are unique and have 110 to 155 characters', async () => {
  const found = await read();
  for (const { path, metas, description } of found) {
    expect.soft(metas['description'], path).toHaveLength(1);
    expect.soft(description, path).toMatch(/^.{110,155}$/);
  }
  expect(new Set(found.map(({ description }) => description)).size).toBe(pages.length);
});

clause('ROUTE-TITLE-CITY', 'all but four titles name Christchurch', async () => {
  // The name of a business may have the city in it.
  const without = (await read()).filter(
    ({ titles }) => !titles[0]?.split(' | ')[0]?.includes('Christchurch'),
  );
  const named = ['/about', '/faq', '/payment-options', '/warranty'];
  expect(without.map(({ path }) => path)).toEqual(named);
});

clause('ROUTE-DESCRIPTION-ACTION', 'the last sentence begins with a verb of the list', async () => {
  for (const { path, description } of await read()) {
    const last = description.split(/(?<=[.?]) (?=[A-Z])/).at(-1);
    expect.soft(last, path).toMatch(/^(?:Book|Call|Find|Get|Learn|Pay|Read|See)\b.*\.$/);
  }
});

clause('ROUTE-DESCRIPTION-SUBJECT', 'only that page has the words of the table', async () => {
  const found = await read();
  for (const [path, subject = ''] of tableOf('ROUTE-DESCRIPTION-SUBJECT')) {
    const saying = found.filter(({ description }) => description.includes(subject));
    const paths = saying.map((page) => page.path);
    expect.soft(paths, subject).toEqual([path]);
  }
});

clause('ROUTE-CANONICAL', 'each page except the 404 page has its one canonical link', async () => {
  for (const { path } of documents) {
    const links = (await renderedHtml(path)).match(/(?<="canonical" href=")[^"]*/g);
    const own = `https://www.porthillstyre.example${path}`;
    expect.soft(links, path).toEqual(path === '/404' ? null : [own]);
  }
});

clause('ROUTE-HEADING', 'each document has one h1, in main, as in the table', async () => {
  const found: string[][] = [];
  for (const [address, body] of await readPages('body')) {
    found.push([address, ...body.headings(1)]);
    expect.soft((await readPage(address)).headings(1), address).toEqual(body.headings(1));
  }
  expect(found).toEqual([...tableOf('ROUTE-HEADING'), ['/404', expect.any(String)]]);
});

clause('ROUTE-BREADCRUMB', 'each page has its breadcrumb, and Home has none', async () => {
  for (const { path, trail } of pages) {
    const navigations = (await readPage(path, 'body')).each('navigation');
    const found = navigations.filter(({ label }) => label === 'Breadcrumb');
    const names = found.map(({ items }) => items);
    expect.soft(names, path).toEqual(path === '/' ? [] : [trail]);
  }
});

clause('ROUTE-NOT-INDEXED', 'only the 404 page has a robots meta tag, “noindex”', async () => {
  expect((await renderedFacts('/404')).metas['robots']).toEqual(['noindex']);
  for (const { path, metas } of await read()) expect.soft(metas['robots'], path).toBeUndefined();
});

clause('NAVIGATE-AHEAD', 'each document has exactly these speculation rules', async () => {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { selector_matches: '[target], [download]' } },
    ],
  };
  for (const { path: address } of documents) {
    const html = await renderedHtml(address);
    const scripts = html.matchAll(/<script type="speculationrules">(.*?)<\/script>/g);
    const rules = Array.from(scripts, ([, text = '']) => JSON.parse(text) as unknown);
    expect.soft(rules, address).toEqual([{ prefetch: [{ where, eagerness: 'moderate' }] }]);
  }
});
