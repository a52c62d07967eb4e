import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { webManifest } from '../../src/publishing/webManifest.ts';
import {
  attributeOf,
  childrenOf,
  elementsOf,
  parseHtml,
  textContentOf,
  wordsOf,
} from '../documents/parseHtml.ts';
import { readPage } from '../documents/page.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { branch, branchCount, branches, business, phone, timesOf } from '../facts/business.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

const origin = 'https://www.porthillstyre.example';

/** One node of structured data, of any type. */
type Node = Readonly<Record<string, unknown>> & { readonly '@type': string | readonly string[] };

interface Metadata {
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly icons: readonly {
    readonly rel: string;
    readonly href: string;
    readonly sizes: string | null;
  }[];
  /** The texts of its JSON-LD scripts. */
  readonly scripts: readonly string[];
  readonly trail: readonly string[];
  /** The text of `main` without scripts and styles. */
  readonly main: string;
}

/** The metadata of a document. */
async function readMetadata(address: string): Promise<Metadata> {
  const document = parseHtml(await renderedHtml(address));
  const metas: Record<string, string[]> = {};
  for (const meta of elementsOf(document, 'meta')) {
    const content = attributeOf(meta, 'content');
    if (content === null) continue;
    const name = attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? '';
    metas[name] = [...(metas[name] ?? []), content];
  }
  const icons = elementsOf(document, 'link').map((link) => ({
    rel: attributeOf(link, 'rel') ?? '',
    href: attributeOf(link, 'href') ?? '',
    sizes: attributeOf(link, 'sizes'),
  }));
  const main = elementsOf(document, 'main')
    .flatMap((element) => elementsOf(element))
    .filter(({ tagName }) => !['script', 'style'].includes(tagName))
    .flatMap(childrenOf)
    .flatMap((child) => wordsOf(child) ?? [])
    .join(' ')
    .replace(/\s+/g, ' ');
  return {
    metas,
    icons: icons.filter(
      ({ rel }) =>
        rel.split(' ').includes('icon') || ['apple-touch-icon', 'manifest'].includes(rel),
    ),
    scripts: elementsOf(document, 'script')
      .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
      .map(textContentOf),
    trail: elementsOf(document, 'nav')
      .filter((nav) => attributeOf(nav, 'aria-label') === 'Breadcrumb')
      .flatMap((nav) => elementsOf(nav, 'li'))
      .map(textContentOf),
    main,
  };
}

function graphOf({ scripts: [script = '{}'] }: Metadata): Node[] {
  return (JSON.parse(script) as { '@graph': Node[] })['@graph'];
}

function only(nodes: readonly Node[], type: string): Node {
  const [found, ...more] = nodes.filter((node) => [node['@type']].flat().includes(type));
  expect(found, type).toBeDefined();
  expect(more, type).toEqual([]);
  return found as Node;
}

const withKeywords = pages.filter(({ path: address }) => /^\/(?:services|tyres)\//.test(address));

clause('FIND-KEYWORDS', 'seventeen pages have keywords and the others have none', async () => {
  expect(withKeywords).toHaveLength(17);
  for (const facts of pages) {
    const { metas } = await readMetadata(facts.path);
    expect
      .soft(metas['keywords']?.length ?? 0, facts.path)
      .toBe(withKeywords.includes(facts) ? 1 : 0);
  }
  expect((await readMetadata('/services/puncture-repair')).metas['keywords']).toEqual([
    'puncture repair Christchurch, flat tyre, tyre repair, plug and patch, nail in tyre',
  ]);
  expect((await readMetadata('/tyres/run-flat')).metas['keywords']?.[0]).toContain(
    'run flat tyres',
  );
});

/** The words of a text in small letters, without a plural s. */
function stems(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=\w{3})(?<!s)s$/, ''));
}

clause('FIND-KEYWORDS-TRUE', 'each word of the keywords is in the text of their page', async () => {
  for (const { path: address } of withKeywords) {
    const { metas, main } = await readMetadata(address);
    const header = await readPage(address, 'header');
    const keywords = metas['keywords']?.[0] ?? '';
    expect.soft(keywords.split(', ').length, address).toBeGreaterThanOrEqual(4);
    expect.soft(keywords, address).not.toMatch(/\$/);
    const city = stems(header.text).filter((word) => word === 'christchurch');
    const used = [...stems(main), ...city];
    const missing = stems(keywords).filter((word) => !used.includes(word));
    expect.soft(missing, address).toEqual([]);
  }
});

clause('FIND-SHARED', 'each page has Open Graph metadata with its title and address', async () => {
  for (const { path: address, title } of pages) {
    const { metas } = await readMetadata(address);
    expect.soft(metas['og:title'], address).toEqual([title]);
    expect.soft(metas['og:description'], address).toEqual(metas['description']);
    expect.soft(metas['og:url'], address).toEqual([`${origin}${address}`]);
    expect.soft(metas['og:type'], address).toEqual(['website']);
    expect.soft(metas['og:locale'], address).toEqual(['en_NZ']);
    expect.soft(metas['og:site_name'], address).toEqual([business.name]);
  }
});

clause('FIND-SHARED-PICTURE', 'each page names the picture and states its real size', async () => {
  for (const { path: address } of pages) {
    const { metas } = await readMetadata(address);
    expect.soft(metas['og:image'], address).toEqual([`${origin}/share.jpg`]);
    expect.soft(metas['og:image:width'], address).toEqual(['1200']);
    expect.soft(metas['og:image:height'], address).toEqual(['630']);
    expect
      .soft(metas['og:image:alt'], address)
      .toEqual([
        `A tyre on an alloy wheel below the words ${business.name}, ${branchCount.capitalised} branches in Christchurch`,
      ]);
    expect.soft(metas['twitter:card'], address).toEqual(['summary_large_image']);
  }
  const file = own('/share.jpg');
  expect(await sharp(file).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(statSync(file).size).toBeLessThan(200_000);
});

/** The file of an address; the build copies it unchanged. */
const own = (address: string) => `src/static${address}`;

/** Format, width and height of a picture. */
async function sizeOf(address: string): Promise<string> {
  const { format, width, height } = await sharp(own(address)).metadata();
  return `${format} ${width}x${height}`;
}

clause(
  'FIND-ICONS',
  'each document links to its icons, and each picture file has its stated size',
  async () => {
    for (const address of [...pages.map(({ path }) => path), '/404']) {
      expect.soft((await readMetadata(address)).icons, address).toEqual([
        { rel: 'icon', href: '/favicon-32.png', sizes: '32x32' },
        { rel: 'icon', href: '/favicon.svg', sizes: 'any' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png', sizes: null },
        { rel: 'manifest', href: '/manifest.webmanifest', sizes: null },
      ]);
    }
    expect(await sizeOf('/favicon-32.png')).toBe('png 32x32');
    expect(await sizeOf('/apple-touch-icon.png')).toBe('png 180x180');
    expect(await sizeOf('/favicon.svg')).toMatch(/^svg /);
  },
);

clause('FIND-MANIFEST', 'the manifest is complete and states the real icon sizes', async () => {
  const manifest = webManifest('/');
  expect(manifest).toMatchObject({
    name: business.name,
    short_name: business.shortName,
    lang: 'en-NZ',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#101214',
    background_color: '#101214',
    icons: [
      { src: '/icon-192.png', sizes: '192x192' },
      { src: '/icon-512.png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Locations', url: '/locations' },
      { name: 'Tyre quote', url: '/tyre-enquiry' },
    ],
  });
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(src), src).toBe(`png ${sizes}`);
});

/** The types of a branch: one that repairs cars has two. */
function kindOf({ services }: (typeof branches)[number]): string | string[] {
  const repairs = services.some((service) => service === 'Auto repairs');
  return repairs ? ['AutoRepair', 'TireShop'] : 'TireShop';
}

/** The types of a page's structured data, in order. */
function kindsOn(address: string): (string | string[])[] {
  if (address === '/') return ['WebSite', 'Organization'];
  if (address === '/locations') {
    return ['BreadcrumbList', 'Organization', ...branches.map(kindOf)];
  }
  const offers = address.startsWith('/services/') || address === '/tyres/passenger';
  return offers ? ['BreadcrumbList', 'Service'] : ['BreadcrumbList'];
}

clause('FIND-DATA', 'each page has one JSON-LD script with exactly the listed types', async () => {
  for (const { path: address } of pages) {
    const metadata = await readMetadata(address);
    expect(metadata.scripts, address).toHaveLength(1);
    expect(JSON.parse(metadata.scripts[0] ?? '{}'), address).toMatchObject({
      '@context': 'https://schema.org',
    });
    expect
      .soft(
        graphOf(metadata).map((node) => node['@type']),
        address,
      )
      .toEqual(kindsOn(address));
  }
});

clause('FIND-NOT-FOUND', 'the only meta tags are robots, theme-color and viewport', async () => {
  const { metas, scripts } = await readMetadata('/404');
  expect(Object.keys(metas).filter(Boolean).toSorted()).toEqual([
    'robots',
    'theme-color',
    'viewport',
  ]);
  expect(scripts).toEqual([]);
});

clause('FIND-BREADCRUMB', 'the list has the names and links of the page’s breadcrumb', async () => {
  const addresses = new Map<string, string>(
    pages.map(({ path: address, trail }) => [trail.at(-1) ?? 'Home', address]),
  );
  for (const { path: address, trail } of pages.filter((facts) => facts.path !== '/')) {
    const metadata = await readMetadata(address);
    expect(metadata.trail, address).toEqual(trail);
    expect.soft(only(graphOf(metadata), 'BreadcrumbList'), address).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${addresses.get(name)}`,
      })),
    });
  }
});

for (const address of ['/', '/locations']) {
  clause('FIND-BUSINESS', `${address} gives the details that its footer shows`, async () => {
    expect(only(graphOf(await readMetadata(address)), 'Organization')).toEqual({
      '@type': 'Organization',
      '@id': `${origin}/#business`,
      name: business.name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      foundingDate: '2008',
      telephone: phone.main.href.replace('tel:', ''),
      email: business.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${branch.sockburn.street}, Sockburn`,
        addressLocality: 'Christchurch',
        postalCode: branch.sockburn.postalCode,
        addressCountry: 'NZ',
      },
      sameAs: 'https://social.example/porthillstyre',
    });
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
function span(dayOfWeek: string | readonly string[], hours: string): object[] {
  const [times = { opens: '00:00', closes: '00:00' }] = timesOf(hours);
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...times }];
}

clause('FIND-BRANCHES', 'each branch has its address, phone number and hours', async () => {
  const branchNodes = graphOf(await readMetadata('/locations')).filter((node) =>
    [node['@type']].flat().includes('TireShop'),
  );
  expect(branchNodes).toHaveLength(branches.length);
  for (const [index, { id, name, street, postalCode, line, hours }] of branches.entries()) {
    const [weekday = '', saturday = '', sunday = ''] = hours;
    const address = `${origin}/locations#${id}`;
    expect.soft(branchNodes[index], name).toMatchObject({
      '@id': address,
      url: address,
      name: `${business.name} ${name}`,
      address: {
        streetAddress: `${street}, ${name}`,
        addressLocality: 'Christchurch',
        postalCode,
        addressCountry: 'NZ',
      },
      telephone: line.href.replace('tel:', ''),
      openingHoursSpecification: [
        ...span(weekdays, weekday),
        ...span('Saturday', saturday),
        ...span('Sunday', sunday),
      ],
      parentOrganization: { '@id': `${origin}/#business` },
    });
  }
});

clause('FIND-BRANCH-KINDS', 'a branch that repairs cars has both types', async () => {
  const kinds = graphOf(await readMetadata('/locations'))
    .filter(({ parentOrganization }) => parentOrganization)
    .map(({ name, '@type': type }) => [name, type]);
  expect(kinds).toEqual(branches.map((each) => [`${business.name} ${each.name}`, kindOf(each)]));
});

clause('FIND-NO-COORDINATES', 'no page has coordinates in its structured data', async () => {
  for (const { path: address } of pages) {
    const { scripts } = await readMetadata(address);
    expect.soft(scripts.join(''), address).not.toMatch(/geo|latitude|longitude/i);
  }
});

/** The offers of each page: the name, and the price as the page writes it. */
const offers: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '/tyres/passenger': [['Passenger tyre', `from ${price.passengerTyreFrom}`]],
  '/services/wheel-alignment': [
    ['2-wheel alignment', price.alignmentTwoWheel],
    ['4-wheel alignment', price.alignmentFourWheel],
  ],
  '/services/wheel-balancing': [
    ['Balancing per wheel', `${price.balancingPerWheel} per wheel`],
    ['Balancing of all 4 wheels', price.balancingAllFour],
  ],
  '/services/puncture-repair': [['Puncture repair', `from ${price.punctureFrom}`]],
  '/services/tyre-rotation': [['Tyre rotation', price.rotation]],
  '/services/nitrogen-inflation': [],
  '/services/mobile-service': [],
  '/services/wof-inspection': [['WOF inspection', `from ${price.wofFrom}`]],
  '/services/car-servicing': [
    ['Basic service', `${price.basicService.plusGst} + GST`],
    ['Full service', `${price.fullService.plusGst} + GST`],
  ],
  '/services/oil-change': [
    ['Mineral oil change', `from ${price.oilMineralFrom}`],
    ['Synthetic oil change', `from ${price.oilSyntheticFrom}`],
  ],
  '/services/brake-service': [
    ['Brake check', 'free'],
    ['Brake pads', `from ${price.brakePadsPerAxleFrom} per axle`],
    ['Brake rotors including pads', `from ${price.brakeRotorsPerAxleFrom} per axle`],
    ['Brake fluid', `from ${price.brakeFluidFrom}`],
  ],
  '/services/battery-replacement': [
    ['Battery test', 'free'],
    ['Battery including fitting and disposal', `from ${price.batteryFrom}`],
  ],
};

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
  expect(Object.keys(offers)).toHaveLength(12);
  for (const [address, expected] of Object.entries(offers)) {
    const metadata = await readMetadata(address);
    const service = only(graphOf(metadata), 'Service');
    expect.soft(service, address).toMatchObject({
      name: metadata.trail.at(-1),
      url: `${origin}${address}`,
      areaServed: { '@type': 'City', name: 'Christchurch' },
      provider: { '@id': `${origin}/#business`, name: business.name },
    });
    expect.soft(service['offers'] ?? [], address).toEqual(
      expected.map(([name, written]) => ({
        '@type': 'Offer',
        name,
        priceSpecification: priceOf(written),
      })),
    );
    for (const [name, written] of expected) {
      const words = written.replace(/ per \w+$/, '').replace(/[$+]/g, '\\$&');
      expect
        .soft(metadata.main, `${address}: ${name}`)
        .toMatch(new RegExp(`${words.replaceAll(' ', '\\s+')}(?!\\d)`, 'i'));
    }
  }
});

clause('FIND-NO-RATING', 'no page has a rating or a review in its structured data', async () => {
  for (const { path: address } of pages) {
    const { scripts } = await readMetadata(address);
    expect.soft(scripts.join(''), address).not.toMatch(/rating|review/i);
  }
});
