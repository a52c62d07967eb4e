import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pages } from '../../e2e/pages.ts';
import { Layout } from '../../src/shell/Layout.tsx';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

const desk = () => page.viewport(1280, 900);
const phone = () => page.viewport(360, 740);

function show(pathname = '/contact') {
  return render(
    <MemoryRouter initialEntries={[pathname]}>
      <Layout pathname={pathname}>
        <h1>The page</h1>
      </Layout>
    </MemoryRouter>,
  );
}

const header = () => within(screen.getByRole('banner'));
const topMenu = () => header().getByRole('navigation', { name: 'Main menu' });
const open = (name: string) => userEvent.click(header().getByRole('button', { name }));
const targets = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
/** The links of one list of the menu that is open. */
const linksOf = (name: string) =>
  within(within(topMenu()).getByRole('list', { name })).getAllByRole('link');
const spoken = (links: readonly HTMLElement[]) => links.map((link) => link.textContent.trim());
const current = (value: string) =>
  [...topMenu().querySelectorAll<HTMLElement>(`[aria-current="${value}"]`)].map((item) =>
    item.textContent.trim(),
  );

beforeEach(desk);

clause('MENU-ITEMS', 'five items in order, three of them buttons', () => {
  show();
  const items = within(topMenu()).getAllByRole('listitem');
  const controls = items.map(
    (item) => within(item).queryByRole('button') ?? within(item).getByRole('link'),
  );
  expect(spoken(controls)).toEqual(['Home', 'Tyres', 'Services', 'About', 'Contact']);
  expect(targets(within(topMenu()).getAllByRole('link'))).toEqual(['/', '/contact']);
  expect(spoken(within(topMenu()).getAllByRole('button'))).toEqual(['Tyres', 'Services', 'About']);
});

clause('MENU-TYRES', 'seven links in order', async () => {
  show();
  await open('Tyres');
  expect(targets(linksOf('Tyre categories'))).toEqual([
    '/tyres',
    '/tyres/passenger',
    '/tyres/4wd-suv',
    '/tyres/performance',
    '/tyres/commercial',
    '/tyres/run-flat',
    '/tyres/fuel-efficient',
  ]);
  expect(spoken(linksOf('Tyre categories'))).toEqual([
    'All tyres',
    'Passenger car tyres',
    '4WD and SUV tyres',
    'High performance tyres',
    'Commercial and van tyres',
    'Run flat tyres',
    'Fuel efficient tyres',
  ]);
});

clause('MENU-TYRE-SERVICES', 'six links in order', async () => {
  show();
  await open('Services');
  expect(targets(linksOf('Tyre services'))).toEqual([
    '/services/wheel-alignment',
    '/services/wheel-balancing',
    '/services/puncture-repair',
    '/services/tyre-rotation',
    '/services/nitrogen-inflation',
    '/services/mobile-service',
  ]);
});

clause('MENU-MECHANICAL', 'five links in order', async () => {
  show();
  await open('Services');
  expect(targets(linksOf('Mechanical services'))).toEqual([
    '/services/wof-inspection',
    '/services/car-servicing',
    '/services/oil-change',
    '/services/brake-service',
    '/services/battery-replacement',
  ]);
});

clause('MENU-INFORMATION', 'six links in order', async () => {
  show();
  await open('About');
  expect(targets(linksOf('Information'))).toEqual([
    '/about',
    '/locations',
    '/faq',
    '/testimonials',
    '/warranty',
    '/payment-options',
  ]);
});

clause('MENU-FIRST-LINK', 'the first link of each panel', async () => {
  show();
  const first = async (name: string) => {
    await open(name);
    // Home and the panel's links are the links of the menu, in the order of the document.
    const links = within(topMenu()).getAllByRole('link');
    return links[1]?.getAttribute('href');
  };
  expect(await first('Tyres')).toBe('/tyres');
  expect(await first('Services')).toBe('/auto-services');
  expect(await first('About')).toBe('/about');
});

clause('MENU-OVERVIEW', 'all automotive services', async () => {
  show();
  await open('Services');
  const link = within(topMenu()).getByRole('link', { name: 'All automotive services' });
  expect(link).toBe(within(topMenu()).getAllByRole('link')[1]);
});

clause('MENU-PRICES', 'beside two links and no other', async () => {
  show();
  await open('Services');
  const priced = (links: readonly HTMLElement[]) => spoken(links).filter((text) => /\$/.test(text));
  expect(priced(linksOf('Tyre services'))).toEqual([
    `Wheel alignment from ${price.alignmentTwoWheel}`,
  ]);
  expect(priced(linksOf('Mechanical services'))).toEqual([
    `Car servicing from ${price.basicService.plusGst} + GST`,
  ]);
});

clause('MENU-CURRENT-PAGE', 'the exact link only', () => {
  show('/tyres/passenger');
  expect(current('page')).toEqual(['Passenger car tyres']);
});

clause('MENU-CURRENT-PAGE', 'Home on Home only', () => {
  show('/');
  expect(current('page')).toEqual(['Home']);
});

clause('MENU-CURRENT-SECTION', 'the item whose panel lists the page', () => {
  const sections = [
    ['/services/wheel-alignment', 'Services'],
    ['/auto-services', 'Services'],
    ['/tyres', 'Tyres'],
    ['/tyres/run-flat', 'Tyres'],
    ['/payment-options', 'About'],
  ] as const;
  const shown = sections.map(([path]) => {
    const { unmount } = show(path);
    const items = current('true');
    unmount();
    return [path, ...items];
  });
  expect(shown).toEqual(sections);
});

clause('MENU-CURRENT-ONCE', 'one item on each of the 28 pages', () => {
  const highlighted = pages.map(({ path }) => {
    const { unmount } = show(path);
    const menu = within(topMenu());
    const items = [...menu.getAllByRole('button'), ...menu.getAllByRole('link')];
    const count = items.filter((item) => item.hasAttribute('aria-current')).length;
    unmount();
    return `${path}: ${count}`;
  });
  expect(highlighted).toHaveLength(28);
  expect(highlighted).toEqual(pages.map(({ path }) => `${path}: 1`));
});

clause('MENU-CURRENT-QUOTE', 'Tyres on the tyre quote', () => {
  show('/tyre-enquiry');
  expect(header().getByRole('button', { name: 'Tyres' })).toHaveAttribute('aria-current', 'true');
  expect(current('page')).toEqual([]);
});

clause('MENU-CURRENT-NONE', 'nothing on a lost address', () => {
  show('/nowhere');
  expect(current('page')).toEqual([]);
  expect(current('true')).toEqual([]);
});

clause('MENU-CURRENT-SEEN', 'the line is yellow below one item only', () => {
  show('/faq');
  const line = (element: Element) => getComputedStyle(element, '::after').borderBottomColor;
  const [tyres, services, about] = within(topMenu()).getAllByRole('button');
  expect(line(about as Element)).toBe('rgb(255, 201, 21)');
  for (const other of [tyres, services, ...within(topMenu()).getAllByRole('link')])
    expect(line(other as Element)).not.toBe('rgb(255, 201, 21)');
});

clause('MENU-PHONE-ITEMS', 'each top item is a link to its path', async () => {
  await phone();
  show();
  await open('Menu');
  for (const [name, target] of [
    ['Home', '/'],
    ['Tyres', '/tyres'],
    ['Services', '/auto-services'],
    ['About', '/about'],
    ['Contact', '/contact'],
  ] as const)
    expect(within(topMenu()).getByRole('link', { name })).toHaveAttribute('href', target);
  const tops = spoken(within(topMenu()).getAllByRole('link')).filter((name) =>
    ['Home', 'Tyres', 'Services', 'About', 'Contact'].includes(name),
  );
  expect(tops).toEqual(['Home', 'Tyres', 'Services', 'About', 'Contact']);
});

clause('MENU-PHONE-FIVE', 'the first five of each category', async () => {
  await phone();
  show();
  await open('Menu');
  expect(targets(linksOf('Tyre categories'))).toEqual([
    '/tyres',
    '/tyres/passenger',
    '/tyres/4wd-suv',
    '/tyres/performance',
    '/tyres/commercial',
  ]);
  expect(targets(linksOf('Tyre services'))).toEqual([
    '/services/wheel-alignment',
    '/services/wheel-balancing',
    '/services/puncture-repair',
    '/services/tyre-rotation',
    '/services/nitrogen-inflation',
  ]);
  expect(targets(linksOf('Mechanical services'))).toEqual([
    '/services/wof-inspection',
    '/services/car-servicing',
    '/services/oil-change',
    '/services/brake-service',
    '/services/battery-replacement',
  ]);
  expect(targets(linksOf('Information'))).toEqual([
    '/about',
    '/locations',
    '/faq',
    '/testimonials',
    '/warranty',
  ]);
});

clause('MENU-PHONE-VAN', 'above the items, and current on its page', async () => {
  await phone();
  show('/services/mobile-service');
  await open('Menu');
  const [first] = within(topMenu()).getAllByRole('link');
  expect(first).toHaveAccessibleName('Flat tyre? Mobile tyre service');
  expect(first).toHaveAttribute('href', '/services/mobile-service');
  expect(first).toBeVisible();
  expect(current('page')).toEqual(['Flat tyre? Mobile tyre service']);
});

clause('MENU-PHONE-HUBS', 'two titles are links, and two first links lead there', async () => {
  await phone();
  show();
  await open('Menu');
  const menu = within(topMenu());
  const links = menu
    .getAllByRole('link', { name: /^All (?!tyres$)/ })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Tyre services', '/tyres'],
    ['Mechanical services', '/auto-services'],
  ]);
  expect(menu.getByRole('link', { name: 'All tyre services' })).toBeVisible();
  expect(menu.getByRole('link', { name: 'All mechanical services' })).toBeVisible();
  for (const [name, target] of [
    ['Tyre categories', '/tyres'],
    ['Information', '/about'],
  ] as const) {
    expect(menu.getByText(name)).toBeVisible();
    const [first] = within(menu.getByRole('list', { name })).getAllByRole('link');
    expect(first).toHaveAttribute('href', target);
  }
});

clause('MENU-PHONE-PRICES', 'beside two links', async () => {
  await phone();
  show();
  await open('Menu');
  const menu = within(topMenu());
  expect(
    menu.getByRole('link', { name: `Wheel alignment from ${price.alignmentTwoWheel}` }),
  ).toBeVisible();
  expect(
    menu.getByRole('link', { name: `Car servicing from ${price.basicService.plusGst} + GST` }),
  ).toBeVisible();
});

clause('MENU-PHONE-BOOK', 'Book Now leads to Contact', async () => {
  await phone();
  show();
  await open('Menu');
  expect(within(topMenu()).getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

clause('MENU-PHONE-CURRENT', 'the link and the item that holds it', async () => {
  await phone();
  show('/tyres/passenger');
  await open('Menu');
  expect(current('page')).toEqual(['Passenger car tyres']);
  expect(current('true')).toEqual(['Tyres']);
});

clause('MENU-PHONE-CURRENT', 'the item itself on its own page', async () => {
  await phone();
  show('/tyres');
  await open('Menu');
  expect(current('page')).toEqual(['Tyres', 'All tyres']);
  expect(current('true')).toEqual([]);
});
