import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { assert, expect } from 'vitest';
import { loadPage } from '../../src/app/pageTable.tsx';
import { brands, brandsOf } from '../facts/lists.ts';
import { guide, price } from '../facts/prices.ts';
import { figure, part } from '../pages/reading.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';
import { literal } from '../tools/proof/literal.ts';

const items = (name: string) => within(part(name)).getAllByRole('listitem');

/** The card of the landing that a heading names. */
function card(name: string): HTMLElement {
  const found = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }));
  assert(found, `A card is headed ${name}.`);
  return found;
}

const categories = [
  '/tyres/passenger',
  '/tyres/4wd-suv',
  '/tyres/performance',
  '/tyres/commercial',
  '/tyres/run-flat',
  '/tyres/fuel-efficient',
] as const;

clause('TYRES-BROWSE', 'six links in order', async () => {
  await show('/tyres');
  expect(screen.getByRole('heading', { level: 2, name: 'Browse by tyre type' })).toBeVisible();
  const links = items('Browse by tyre type').map((item) => within(item).getByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Passenger car tyres', '/tyres/passenger'],
    ['4WD and SUV tyres', '/tyres/4wd-suv'],
    ['High performance tyres', '/tyres/performance'],
    ['Commercial and van tyres', '/tyres/commercial'],
    ['Run flat tyres', '/tyres/run-flat'],
    ['Fuel efficient tyres', '/tyres/fuel-efficient'],
  ]);
});

clause('TYRES-SIGNS', 'six signs in order, each described', async () => {
  await show('/tyres');
  const name = 'When Should You Replace Your Tyres?';
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  const signs = items(name);
  expect(signs.map((sign) => within(sign).getByRole('heading').textContent)).toEqual([
    'Low tread depth',
    'Poor wet grip',
    'High mileage',
    'Trouble driving straight',
    'Frequent punctures',
    'Visible damage',
  ]);
  for (const sign of signs)
    expect.soft(within(sign).getByRole('paragraph').textContent.length).toBeGreaterThan(40);
});

for (const [term, expected] of [
  ['Legal minimum', /^1\.5mm .*New Zealand/],
  ['Replace at', /^3mm is our advice/],
  ['Typical life', /^40,000–80,000km depending on tyre, vehicle and roads$/],
  ['Replace when over', /^6 years is our advice/],
] as const) {
  clause('TYRES-TREAD', term, async () => {
    await show('/tyres');
    expect(figure(term)).toMatch(expected);
  });
}

clause('TYRES-BRANDS', 'all 25, each once, below their heading', async () => {
  await show('/tyres');
  const heading = screen.getByRole('heading', { level: 2, name: '25+ tyre brands' });
  const region = heading.parentElement;
  assert(region);
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(brands);
});

clause('TYRES-FEATURES', 'three cards in order', async () => {
  await show('/tyres');
  expect(
    screen
      .getAllByRole('article')
      .map((article) => within(article).getByRole('heading', { level: 3 }).textContent),
  ).toEqual(['Professional Fitting', 'Laser Alignment', 'Mobile Service']);
});

clause('TYRES-LASERS', 'nine, and the way to the prices', async () => {
  await show('/tyres');
  expect(within(card('Laser Alignment')).getByText(/^9 laser machines\./)).toBeVisible();
  expect(within(card('Laser Alignment')).getByRole('link')).toHaveAttribute(
    'href',
    '/services/wheel-alignment',
  );
});

clause('TYRES-MOBILE', 'seven days, and a fee', async () => {
  await show('/tyres');
  const text = within(card('Mobile Service')).getByRole('paragraph');
  expect(text).toMatchTextContent('7 days a week');
  expect(text).toMatchTextContent('A call-out fee applies. Ask how much when you call.');
});

clause('TYRES-QUOTE', 'a link to the form', async () => {
  await show('/tyres');
  expect(screen.getByRole('link', { name: 'Quote by tyre size' })).toHaveAttribute(
    'href',
    '/tyre-enquiry',
  );
});

clause('TYRES-SERVICES', 'all six services', async () => {
  await show('/tyres');
  const links = within(screen.getByRole('navigation', { name: 'Tyre services' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/services/wheel-alignment',
    '/services/wheel-balancing',
    '/services/puncture-repair',
    '/services/tyre-rotation',
    '/services/nitrogen-inflation',
    '/services/mobile-service',
  ]);
});

for (const path of categories) {
  clause('TYRES-BENEFITS', path, async () => {
    await show(path);
    const benefits = screen.getAllByRole('heading', { level: 3 });
    expect(benefits.length).toBeGreaterThanOrEqual(4);
    for (const { parentElement } of benefits) {
      assert(parentElement);
      expect
        .soft(within(parentElement).getByRole('paragraph').textContent.length)
        .toBeGreaterThan(30);
    }
  });

  clause('TYRES-INCLUDED', `${path} lists four things`, async () => {
    await show(path);
    expect(screen.getByRole('heading', { level: 2, name: 'Fitting includes' })).toBeVisible();
    expect(items('Fitting includes')).toHaveLength(4);
    const fitting = within(part('Fitting includes'));
    expect(
      fitting.getByText('Balancing is a separate service: ask if the price includes it.'),
    ).toBeVisible();
  });

  clause('TYRES-CATEGORY-BRANDS', path, async () => {
    await show(path);
    const heading = screen.getByRole('heading', { level: 2, name: 'Brands' });
    assert(heading.parentElement);
    const names = within(heading.parentElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names.join(', ')).toBe(brandsOf[path]);
    expect(brands).toEqual(expect.arrayContaining(names));
  });
}

clause('TYRES-INCLUDED', 'no two categories list the same thing', async () => {
  const all: string[] = [];
  for (const path of categories) {
    const Page = await loadPage(path);
    const { unmount } = render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    all.push(...items('Fitting includes').map(({ textContent }) => textContent));
    unmount();
  }
  expect(new Set(all).size).toBe(24);
});

clause('TYRES-FROM', 'where passenger tyres start', async () => {
  await show('/tyres/passenger');
  expect(
    screen.getByText(new RegExp(`^From ${literal(price.passengerTyreFrom)}\\.`)),
  ).toBeVisible();
});

for (const path of ['/tyres', '/tyres/passenger'] as const) {
  clause('TYRES-PRICE-ALONE', `${path} promises nothing with the price`, async () => {
    await show(path);
    expect(document.body).toMatchTextContent(`from ${price.passengerTyreFrom}`);
    expect(document.body).not.toMatchTextContent(/fitted and balanced|fitting and balancing/i);
  });
}

clause('TYRES-PRICE-ALONE', 'what is included can be asked', async () => {
  await show('/tyres/passenger');
  expect(figure('Passenger tyre')).toMatch(/Ask what’s included$/);
});

for (const path of categories.slice(1)) {
  clause('TYRES-FROM', `${path} names no price`, async () => {
    await show(path);
    expect(document.body).not.toMatchTextContent(price.passengerTyreFrom);
    expect(document.body).not.toMatchTextContent(/from \$\d/i);
  });
}

clause('TYRES-RUN-FLAT', 'how far, how fast, and the warning', async () => {
  await show('/tyres/run-flat');
  expect(screen.getByText('Most go up to 80km at up to 80km/h after a puncture.')).toBeVisible();
  expect(figure('After a puncture')).toBe('up to 80km, but check your handbook');
  expect(figure('Top speed')).toMatch(/^up to 80km\/h, /);
  expect(document.body).toMatchTextContent(
    'only use run flats on cars with a tyre pressure warning',
  );
});

clause('TYRES-RUN-FLAT-DRAWN', 'folded, and standing', async () => {
  await show('/tyres/run-flat');
  const drawing = screen.getByRole('img', { name: /^Two tyres without air/ });
  expect(within(drawing).getByText('ordinary')).toBeVisible();
  expect(within(drawing).getByText('run flat')).toBeVisible();
});

clause('TYRES-SAVING', 'both figures with their conditions', async () => {
  await show('/tyres/fuel-efficient');
  expect(figure('Less fuel')).toBe('up to 5%, results vary with car and driver');
  expect(figure('Worth about')).toBe(
    `${guide.fuelSavingWorth}, a year at the full 5%, 15,000km and ${guide.fuelSavingFuel}`,
  );
});
