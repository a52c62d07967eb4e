import { assert, expect } from 'vitest';
import { documents } from '../../e2e/pages.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage, type Part } from '../documents/page.ts';
import { phone as telephone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

/** The two forms of the main menu of a page: for wide screens and for phones. */
async function menusOf(address = '/contact'): Promise<{ desktop: Part; phone: Part }> {
  const [desktop, phone] = (await readPage(address, 'header')).each('navigation');
  assert(desktop && phone, 'The header has the menu in two forms.');
  return { desktop, phone };
}

const itemNames = ['Home', 'Tyres', 'Services', 'About', 'Contact'];

/** Each list of the menu, with the clause that has its links, and the item of its panel. */
const lists = [
  ['Tyre categories', 'MENU-TYRES', 'Tyres'],
  ['Tyre services', 'MENU-TYRE-SERVICES', 'Services'],
  ['Mechanical services', 'MENU-MECHANICAL', 'Services'],
  ['Information', 'MENU-INFORMATION', 'About'],
] as const;

for (const [id, form, others] of [
  ['MENU-ITEMS', 'desktop', ['All automotive services']],
  [
    'MENU-PHONE-ITEMS',
    'phone',
    [
      'Flat tyre? Mobile tyre service',
      'All tyre services',
      'All mechanical services',
      'Book Now',
      `Call ${telephone.main.number}`,
    ],
  ],
] as const)
  clause(id, 'the menu has its five items in order, and no other', async () => {
    const menu = (await menusOf())[form];
    const listed = lists.flatMap(([list]) => menu.named(list).links.map(([words]) => words));
    const controls = menu.each('control');
    const items = controls
      .filter(({ name }) => ![...listed, ...others].includes(name))
      // A button has no address.
      .map((item) => [item.name, item.attribute('href') ?? '']);
    expect(items).toEqual(tableOf(id));
    // None has the name of a link in a list.
    expect(controls).toHaveLength(items.length + listed.length + others.length);
  });

for (const [panel = '', name, address = ''] of tableOf('MENU-FIRST-LINK'))
  clause('MENU-FIRST-LINK', `the first link of ${panel} leads to ${address}`, async () => {
    const controls = (await menusOf()).desktop.each('control');
    const first = controls[controls.findIndex((control) => control.name === panel) + 1];
    expect([first?.name, first?.attribute('href')]).toEqual([name, address]);
  });

const namesIn = (cell: string) => cell.split(', ').filter(Boolean);

for (const [path = '', page = '', section = ''] of tableOf('MENU-PHONE-CURRENT'))
  clause('MENU-PHONE-CURRENT', `${path} highlights only its link and its section`, async () => {
    const { phone } = await menusOf(path);
    expect(phone.current('page')).toEqual(namesIn(page));
    expect(phone.current('true')).toEqual(namesIn(section));
  });

/** For each panel link of the top menu that leads to a page: the top item whose panel has the link. */
function itemsAbove(path: string, desktop: Part): string[] {
  let item = '';
  return desktop.each('control').flatMap((control) => {
    if (!itemNames.includes(control.name)) return control.attribute('href') === path ? [item] : [];
    item = control.name;
    return [];
  });
}

for (const [list, id, panel] of lists)
  clause(id, `each link of “${list}” is in the panel of ${panel} and no other`, async () => {
    const { desktop } = await menusOf();
    for (const [, path] of desktop.named(list).links)
      expect.soft(itemsAbove(path, desktop), path).toEqual([panel]);
  });

clause('MENU-CURRENT-PAGE', 'each page highlights the links to itself', async () => {
  for (const { path } of documents) {
    const { desktop } = await menusOf(path);
    const own = desktop.links.filter(([, to]) => to === path).map(([words]) => words);
    expect.soft(desktop.current('page'), path).toEqual(own);
  }
});

clause('MENU-CURRENT-SECTION', 'each page highlights the item of its section', async () => {
  for (const { path } of documents) {
    const { desktop } = await menusOf(path);
    const items = path === '/tyre-enquiry' ? ['Tyres'] : itemsAbove(path, desktop);
    expect.soft(items, path).toHaveLength(['/', '/contact', '/404'].includes(path) ? 0 : 1);
    expect.soft(desktop.current('true'), path).toEqual(items);
  }
});

for (const [list, id] of lists)
  clause('MENU-PHONE-FIVE', `the list “${list}” has its five links in order`, async () => {
    const { phone } = await menusOf();
    const shown = phone
      .named(list)
      .links.map(([words, to]) => [words.replace(/ from \$.*/, ''), to]);
    expect(shown).toEqual(tableOf(id).slice(0, 5));
  });

clause('MENU-PHONE-VAN', 'the first link, current on its page', async () => {
  const first = (await menusOf()).phone.links[0];
  expect(first).toEqual(['Flat tyre? Mobile tyre service', '/services/mobile-service']);
  const { phone } = await menusOf('/services/mobile-service');
  expect(phone.current('page')).toEqual(['Flat tyre? Mobile tyre service']);
});

clause('MENU-PHONE-HUBS', 'two titles and two first links lead there', async () => {
  const { phone } = await menusOf();
  const all = phone.each('link').filter(({ name }) => name.startsWith('All'));
  expect(all.map((link) => [link.text, link.name, link.attribute('href')])).toEqual([
    ['All tyres', 'All tyres', '/tyres'],
    ['Tyre services', 'All tyre services', '/tyres'],
    ['Mechanical services', 'All mechanical services', '/auto-services'],
  ]);
  for (const [title, target] of [
    ['Tyre categories', '/tyres'],
    ['Information', '/about'],
  ] as const) {
    expect(phone.everyWord).toContain(title);
    expect(phone.each('link').map(({ text }) => text)).not.toContain(title);
    expect(phone.named(title).links[0]?.[1]).toBe(target);
  }
});

clause('MENU-PHONE-PRICES', 'only Wheel alignment and Car servicing show a price', async () => {
  const { phone } = await menusOf();
  const priced = phone.links.filter(([words]) => words.includes('$'));
  expect(priced).toEqual(tableOf('MENU-PRICES'));
});
