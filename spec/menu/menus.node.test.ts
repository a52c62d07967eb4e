import { assert, expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { readPage, type Part } from '../documents/page.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

/** The two forms of the main menu of a page: for wide screens and for phones. */
async function menusOf(address = '/contact'): Promise<{ desktop: Part; phone: Part }> {
  const [desktop, phone] = (await readPage(address, 'header')).each('navigation');
  assert(desktop && phone, 'The header has the menu in two forms.');
  return { desktop, phone };
}

const itemNames = ['Home', 'Tyres', 'Services', 'About', 'Contact'];

/** The items of a menu, without the links of their panels and lists. */
const itemsOf = (menu: Part) => menu.each('control').filter(({ name }) => itemNames.includes(name));

clause('MENU-ITEMS', 'the menu has five items in order, three of them buttons', async () => {
  const items = itemsOf((await menusOf()).desktop);
  expect(items.map((item) => [item.name, item.attribute('href')])).toEqual([
    ['Home', '/'],
    ['Tyres', null],
    ['Services', null],
    ['About', null],
    ['Contact', '/contact'],
  ]);
});

for (const [id, item, expected] of [
  ['MENU-FIRST-LINK', 'Tyres', ['All tyres', '/tyres']],
  ['MENU-FIRST-LINK', 'Services', [expect.anything(), '/auto-services']],
  ['MENU-FIRST-LINK', 'About', ['About us', '/about']],
  ['MENU-OVERVIEW', 'Services', ['All automotive services', '/auto-services']],
] as const)
  clause(id, `the first link of ${item} leads to ${expected[1]}`, async () => {
    const controls = (await menusOf()).desktop.each('control');
    const first = controls[controls.findIndex(({ name }) => name === item) + 1];
    expect([first?.name, first?.attribute('href')]).toEqual(expected);
  });

/** The link of a page whose price is next to its name. */
const alignment: unknown = expect.stringMatching(/^Wheel alignment/);

for (const [id, path, page, section] of [
  ['MENU-CURRENT-PAGE', '/tyres/passenger', ['Passenger car tyres'], ['Tyres']],
  ['MENU-CURRENT-PAGE', '/', ['Home'], []],
  ['MENU-CURRENT-SECTION', '/services/wheel-alignment', [alignment], ['Services']],
  ['MENU-CURRENT-SECTION', '/auto-services', ['All automotive services'], ['Services']],
  ['MENU-CURRENT-SECTION', '/tyres', ['All tyres'], ['Tyres']],
  ['MENU-CURRENT-SECTION', '/tyres/run-flat', ['Run flat tyres'], ['Tyres']],
  ['MENU-CURRENT-SECTION', '/payment-options', ['Payment options'], ['About']],
  ['MENU-CURRENT-QUOTE', '/tyre-enquiry', [], ['Tyres']],
  ['MENU-CURRENT-NONE', '/nowhere', [], []],
] as const)
  clause(id, `the page ${path} highlights only its link and the item of its section`, async () => {
    const { desktop } = await menusOf(path);
    expect(desktop.current('page')).toEqual(page);
    expect(desktop.current('true')).toEqual(section);
  });

clause('MENU-CURRENT-ONCE', 'each of the 28 pages highlights exactly one top item', async () => {
  expect(pages).toHaveLength(28);
  for (const { path } of pages) {
    const items = itemsOf((await menusOf(path)).desktop);
    const current = items.filter((item) => item.attribute('aria-current') !== null);
    expect.soft(current, path).toHaveLength(1);
  }
});

clause('MENU-PHONE-ITEMS', 'the five items are links to their pages, in order', async () => {
  const items = itemsOf((await menusOf()).phone);
  expect(items.map((item) => [item.name, item.attribute('href')])).toEqual([
    ['Home', '/'],
    ['Tyres', '/tyres'],
    ['Services', '/auto-services'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ]);
});

for (const [list, targets] of [
  [
    'Tyre categories',
    '/tyres /tyres/passenger /tyres/4wd-suv /tyres/performance /tyres/commercial',
  ],
  [
    'Tyre services',
    '/services/wheel-alignment /services/wheel-balancing /services/puncture-repair /services/tyre-rotation /services/nitrogen-inflation',
  ],
  [
    'Mechanical services',
    '/services/wof-inspection /services/car-servicing /services/oil-change /services/brake-service /services/battery-replacement',
  ],
  ['Information', '/about /locations /faq /testimonials /warranty'],
] as const)
  clause('MENU-PHONE-FIVE', `the list “${list}” has its five links in order`, async () => {
    const { links } = (await menusOf()).phone.named(list);
    expect(links.map(([, target]) => target).join(' ')).toBe(targets);
  });

clause(
  'MENU-PHONE-VAN',
  'the first link is “Flat tyre? Mobile tyre service”, marked as current on its page',
  async () => {
    const { phone } = await menusOf('/services/mobile-service');
    expect(phone.links[0]).toEqual(['Flat tyre? Mobile tyre service', '/services/mobile-service']);
    expect(phone.current('page')).toEqual(['Flat tyre? Mobile tyre service']);
  },
);

clause(
  'MENU-PHONE-HUBS',
  'two titles are links, and the other lists begin with a link to their page',
  async () => {
    const { phone } = await menusOf();
    // “All tyres” is the first link of “Tyre categories”, not a title.
    const titles = phone.each('link').filter(({ name }) => /^All (?!tyres$)/.test(name));
    for (const title of ['Tyre categories', 'Information'])
      expect(phone.each('link').map(({ text }) => text)).not.toContain(title);
    expect(titles.map((link) => [link.text, link.name, link.attribute('href')])).toEqual([
      ['Tyre services', 'All tyre services', '/tyres'],
      ['Mechanical services', 'All mechanical services', '/auto-services'],
    ]);
    for (const [title, target] of [
      ['Tyre categories', '/tyres'],
      ['Information', '/about'],
    ] as const) {
      expect(phone.everyWord).toContain(title);
      expect(phone.named(title).links[0]?.[1]).toBe(target);
    }
  },
);

clause('MENU-PHONE-PRICES', 'only Wheel alignment and Car servicing show a price', async () => {
  const { phone } = await menusOf();
  expect(phone.links.filter(([words]) => words.includes('$'))).toEqual([
    [`Wheel alignment from ${price.alignmentTwoWheel}`, '/services/wheel-alignment'],
    [
      `Car servicing from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl.)`,
      '/services/car-servicing',
    ],
  ]);
});

clause('MENU-PHONE-BOOK', 'Book Now leads to /contact', async () => {
  expect((await menusOf()).phone.target('Book Now')).toBe('/contact');
});

for (const [path, page, section] of [
  ['/tyres/passenger', ['Passenger car tyres'], ['Tyres']],
  ['/tyres', ['Tyres', 'All tyres'], []],
] as const)
  clause('MENU-PHONE-CURRENT', `the menu marks the links to ${path} and its section`, async () => {
    const { phone } = await menusOf(path);
    expect(phone.current('page')).toEqual(page);
    expect(phone.current('true')).toEqual(section);
  });
