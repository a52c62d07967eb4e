import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { structuredData } from '../../src/app/structuredData.ts';
import { webManifest } from '../../src/publishing/webManifest.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { renderedFacts } from '../documents/rendered.ts';
import { branch, branches, business, phone, timesOf } from '../facts/business.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';
import { flatten } from '../tools/clauses/fillFacts.ts';

const origin = 'https://www.porthillstyre.example';

/** One node of structured data, of any type. */
type Node = Readonly<Record<string, unknown>> & { readonly '@type': string | readonly string[] };

/** The nodes of the structured data of a page. */
async function graphOf(address: string): Promise<Node[]> {
  const { data } = await renderedFacts(address);
  return (JSON.parse(data[0] ?? '{}') as { '@graph': Node[] })['@graph'];
}

/** The only node of a type in the structured data of a page. */
async function nodeOf(address: string, type: string): Promise<Node> {
  const nodes = (await graphOf(address)).filter((node) => [node['@type']].flat().includes(type));
  expect(nodes, `${address}: ${type}`).toHaveLength(1);
  return nodes[0] as Node;
}

clause('FIND-KEYWORDS', 'services and categories have different ones, others none', async () => {
  const all: string[] = [];
  for (const { path: address } of pages) {
    const { keywords = [] } = (await renderedFacts(address)).metas;
    const isDue = /^\/(?:services|tyres)\//.test(address);
    expect.soft(keywords.length, address).toBe(isDue ? 1 : 0);
    const own = keywords.flatMap((list) => list.split(',').map((keyword) => keyword.trim()));
    if (isDue) expect.soft(own.length, address).toBeGreaterThanOrEqual(4);
    all.push(...own);
  }
  expect(all).not.toContain('');
  expect(new Set(all).size).toBe(all.length);
});

clause('FIND-SHARED', 'each page has the properties of the table, and its own', async () => {
  for (const { path: address, title } of pages) {
    const { metas } = await renderedFacts(address);
    for (const [property = '', content] of tableOf('FIND-SHARED'))
      expect.soft(metas[property], address).toEqual([content]);
    expect.soft(metas['og:title'], address).toEqual([title]);
    expect.soft(metas['og:description'], address).toEqual(metas['description']);
    expect.soft(metas['og:url'], address).toEqual([`${origin}${address}`]);
  }
});

clause('FIND-SHARED', 'the picture has its stated size', async () => {
  expect(await sizeOf('/share.jpg')).toBe('jpeg 1200x630');
  expect(statSync(own('/share.jpg')).size).toBeLessThan(200_000);
});

/** The file of an address; the build copies it unchanged. */
const own = (address: string) => `src/static${address}`;

/** Format, width and height of a picture. */
async function sizeOf(address: string): Promise<string> {
  const { format, width, height } = await sharp(own(address)).metadata();
  return `${format} ${width}x${height}`;
}

clause('FIND-ICONS', 'each document links to them, and each has its stated size', async () => {
  const listed = tableOf('FIND-ICONS').map(([rel, href, sizes]) => ({ rel, href, sizes }));
  for (const address of [...pages.map(({ path }) => path), '/404'])
    expect.soft((await renderedFacts(address)).icons, address).toEqual(listed);
  expect(await sizeOf('/favicon-32.png')).toBe('png 32x32');
  expect(await sizeOf('/apple-touch-icon.png')).toBe('png 180x180');
  expect(await sizeOf('/favicon.svg')).toMatch(/^svg /);
});

clause('FIND-MANIFEST', 'the manifest is complete and states the real icon sizes', async () => {
  const manifest = webManifest('/');
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, 'maskable']);
  expect(manifest.shortcuts).toHaveLength(2);
  expect(flatten(manifest)).toMatchObject(Object.fromEntries(tableOf('FIND-MANIFEST')));
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(src), src).toBe(`png ${sizes}`);
});

/** The types of a branch: one that repairs cars has two. */
const kindOf = ({ services }: (typeof branches)[number]) =>
  services.some((service) => service === 'Auto repairs') ? ['AutoRepair', 'TireShop'] : 'TireShop';

const hasService = (address: string) => /^\/services\/|^\/tyres\/passenger$/.test(address);

/** The types of a page's structured data, in order. */
function kindsOn(address: string): (string | string[])[] {
  if (address === '/') return ['WebSite', 'Organization'];
  if (address === '/locations') return ['BreadcrumbList', 'Organization', ...branches.map(kindOf)];
  return hasService(address) ? ['BreadcrumbList', 'Service'] : ['BreadcrumbList'];
}

clause('FIND-DATA', 'each page has one JSON-LD script with exactly the listed types', async () => {
  for (const { path: address } of pages) {
    const { data } = await renderedFacts(address);
    expect(data, address).toHaveLength(1);
    expect(data[0], address).toMatch(/^\{"@context":"https:\/\/schema\.org",/);
    const kinds = (await graphOf(address)).map((node) => node['@type']);
    expect.soft(kinds, address).toEqual(kindsOn(address));
  }
});

clause('FIND-NOT-FOUND', 'the only meta tags are those of the display, and robots', async () => {
  const { metas, data } = await renderedFacts('/404');
  const names = Object.keys(metas).filter(Boolean).toSorted();
  expect(names).toEqual(['format-detection', 'robots', 'theme-color', 'viewport']);
  expect(data).toEqual([]);
});

clause('FIND-BREADCRUMB', 'the list has the names and links of the breadcrumb', async () => {
  const addressOf = (page: string) =>
    pages.find(({ trail }) => (trail.at(-1) ?? 'Home') === page)?.path ?? '';
  for (const { path: address, trail } of pages.slice(1)) {
    expect.soft(await nodeOf(address, 'BreadcrumbList'), address).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${addressOf(name)}`,
      })),
    });
  }
});

for (const address of ['/', '/locations']) {
  clause('FIND-BUSINESS', `${address} gives the details that its footer shows`, async () => {
    const fields = tableOf('FIND-BUSINESS').map(([name, value]) => [
      name,
      value?.replace('tel:', ''),
    ]);
    const node = await nodeOf(address, 'Organization');
    expect(flatten(node)).toEqual(Object.fromEntries(fields));
    // `flatten` makes a text of a number, but these have to be texts.
    const aText: unknown = expect.any(String);
    expect(node).toMatchObject({ foundingDate: aText, address: { postalCode: aText } });
    const { text, links } = await readPage(address, 'footer');
    expect(text).toContain(
      `${branch.sockburn.street} Sockburn, Christchurch ${branch.sockburn.postalCode}`,
    );
    expect(text).toContain('since 2008');
    expect(links.map(([, href]) => href)).toEqual(
      expect.arrayContaining([phone.main.href, `mailto:${business.email}`]),
    );
  });
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** A day’s hours as structured data has them. */
function span(dayOfWeek: string | readonly string[], hours: string): object {
  const [times = { opens: '00:00', closes: '00:00' }] = timesOf(hours);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, ...times };
}

/** The lowest and the highest price of the business, both with GST. */
function priceRange(): string {
  const amountOf = (words: string) => Number(words.replaceAll(/[$,]/g, ''));
  const withGst = Object.entries(flatten(price))
    .flatMap(([name, words]) => (name.endsWith('.plusGst') ? [] : words))
    .toSorted((one, other) => amountOf(one) - amountOf(other));
  return `${withGst.at(0)}–${withGst.at(-1)}`;
}

clause('FIND-BRANCHES', 'each branch has exactly these fields', async () => {
  const nodes = (await graphOf('/locations')).filter((node) => 'openingHoursSpecification' in node);
  expect(nodes).toHaveLength(branches.length);
  const page = await readPage('/locations');
  for (const [index, place] of branches.entries()) {
    const { name, street, postalCode, line } = place;
    const address = `${origin}/locations#${place.id}`;
    expect.soft(page.headingAt(place.id)).toBe(name);
    expect.soft(nodes[index], name).toEqual({
      '@type': kindOf(place),
      '@id': address,
      url: address,
      name: `${business.name} ${name}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${street}, ${name}`,
        addressLocality: 'Christchurch',
        postalCode,
        addressCountry: 'NZ',
      },
      telephone: line.href.replace('tel:', ''),
      ...(index === 0 ? { email: business.email } : {}),
      openingHoursSpecification: [
        span(weekdays, place.weekdays),
        span('Saturday', place.saturday),
        span('Sunday', place.sunday),
      ],
      // FIND-SPECIAL-DAYS has these.
      specialOpeningHoursSpecification: expect.any(Array),
      image: `${origin}/share.jpg`,
      priceRange: priceRange(),
      parentOrganization: { '@id': `${origin}/#business` },
    });
  }
});

clause('FIND-NO-RATING', 'no page has a rating or a review in its structured data', async () => {
  for (const { path: address } of pages) {
    const { data } = await renderedFacts(address);
    expect.soft(data.join(''), address).not.toMatch(/rating|review/i);
  }
});

clause('FIND-DATA-ESCAPED', 'an address with </script> in it is escaped', () => {
  const text = structuredData('/', 'https://shop.example/</script><script>');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ url: 'https://shop.example/</script><script>/' }, {}],
  });
});

/** The structured data of a price, from its words on the page. */
function priceOf(written: string): object {
  const amount = Number(/[\d,.]+/.exec(written)?.[0].replaceAll(',', '') ?? 0);
  const [, per] = / per (\w+)/.exec(written) ?? [];
  return {
    '@type': 'UnitPriceSpecification',
    ...(written.startsWith('from') ? { minPrice: amount } : { price: amount }),
    priceCurrency: 'NZD',
    valueAddedTaxIncluded: !written.endsWith('+ GST'),
    ...(per ? { unitText: per } : {}),
  };
}

clause('FIND-OFFERS', 'each offer has the price that its page shows', async () => {
  for (const { path: address, trail } of pages.filter(({ path }) => hasService(path))) {
    const service = await nodeOf(address, 'Service');
    expect.soft(service, address).toMatchObject({
      name: trail.at(-1),
      url: `${origin}${address}`,
      areaServed: { '@type': 'City', name: 'Christchurch' },
      provider: { '@id': `${origin}/#business`, name: business.name },
    });
    const offers = tableOf('FIND-OFFERS').filter(([at]) => at === address);
    expect.soft(service['offers'] ?? [], address).toEqual(
      offers.map(([, name, written = '']) => ({
        '@type': 'Offer',
        name,
        priceSpecification: priceOf(written),
      })),
    );
    const { text } = await readPage(address);
    for (const [, name, written = ''] of offers) {
      const words = written.replace(/ per \w+$/, '').replace(/[$+]/g, '\\$&');
      expect.soft(text, `${address}: ${name}`).toMatch(new RegExp(`${words}(?!\\d|[.,]\\d)`, 'i'));
    }
  }
});
