import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { loadPage } from '../../src/app/pageTable.tsx';
import {
  branchCount,
  branches as expected,
  business,
  phone,
  services as everyService,
} from '../facts/business.ts';
import { asOneLine, part } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';

/** The six branches as the specification has them, in its order. */
const branches = expected.map(({ id, name, street, place, line, hours, services, at }) => ({
  id,
  name,
  address: `${street}${place}`,
  ...line,
  hours,
  services,
  at,
  destination: `${street}, ${place}, New Zealand`,
}));

async function show(): Promise<void> {
  const Page = await loadPage('/locations');
  render(
    <MemoryRouter initialEntries={['/locations']}>
      <Page />
    </MemoryRouter>,
  );
}

/** The card of a branch: the list item that its heading stands in. */
function card(name: string): HTMLElement {
  const found = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { level: 3, name }) !== null);
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
}

function plan(): HTMLElement {
  return screen.getByRole('group', {
    name: `Map of Christchurch with our ${branchCount.words} branches`,
  });
}

function pins(): HTMLElement[] {
  return within(plan()).getAllByRole('link');
}

/** The middle of a pin's number. */
function centreOf(pin: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, right, top, bottom } = within(pin).getByText(/^\d$/).getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function targetOf(link: HTMLElement): string | null {
  return link.getAttribute('href');
}

for (const { id, name, address, number, href, hours, services: offers, destination } of branches) {
  clause('BRANCH-ADDRESS', name, async () => {
    await show();
    const [group] = within(card(name)).getAllByRole('group');
    expect(group?.textContent).toBe(address);
  });

  clause('BRANCH-TELEPHONE', `${name} is rung at its number`, async () => {
    await show();
    expect(targetOf(within(card(name)).getByRole('link', { name: asOneLine(number) }))).toBe(href);
  });

  clause('BRANCH-HOURS', name, async () => {
    await show();
    const days = within(card(name)).getAllByRole('term');
    expect(days.map(({ textContent }) => textContent)).toEqual(['Mon–Fri', 'Sat', 'Sun']);
    const spans = within(card(name)).getAllByRole('definition');
    expect(spans.map(({ textContent }) => textContent)).toEqual(hours);
  });

  clause('BRANCH-SATURDAY', name, async () => {
    await show();
    const spans = within(card(name)).getAllByRole('definition');
    expect(spans[1]?.textContent).toBe(hours[1]);
  });

  clause('BRANCH-SUNDAY', name, async () => {
    await show();
    const spans = within(card(name)).getAllByRole('definition');
    expect(spans[2]?.textContent).toBe(hours[2]);
  });

  clause('BRANCH-SERVICES', `${name}: ${offers.join(', ')}`, async () => {
    await show();
    const list = within(card(name)).getByRole('list', { name: `Services at ${name}` });
    const offered = within(list).getAllByRole('listitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(offers);
  });

  clause('BRANCH-DIRECTIONS', `to ${name}`, async () => {
    await show();
    const link = within(card(name)).getByRole('link', {
      name: `Get Directions to ${name} in Google Maps (opens in a new tab)`,
    });
    const { origin, pathname, searchParams } = new URL(targetOf(link) ?? '');
    expect(`${origin}${pathname}`).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(searchParams)).toEqual({ api: '1', destination });
  });

  clause('BRANCH-ANCHOR', `#${id} is the card of ${name}`, async () => {
    await show();
    expect(document.getElementById(id)).toBe(card(name));
  });
}

for (const [number, { id, name }] of branches.entries()) {
  const label = `${name} ${number + 1}${name === 'Sockburn' ? ', main location' : ''}`;

  clause('PLAN-PINS', `${label} leads to its card`, async () => {
    await show();
    expect(pins()).toHaveLength(branches.length);
    const pin = within(plan()).getByRole('link', { name: label });
    expect(targetOf(pin)).toBe(`#${id}`);
    expect(document.getElementById(id)).toBe(card(name));
  });

  clause('PLAN-NUMBERS', `${name} is ${number + 1} on its card`, async () => {
    await show();
    expect(within(card(name)).getByText(String(number + 1))).toBeVisible();
  });

  clause('VCARD-LINK', name, async () => {
    await show();
    const link = within(card(name)).getByRole('link', { name: `Add to contacts (${name})` });
    expect(targetOf(link)).toBe(`/branches/${id}.vcf`);
    expect(link).toHaveAttribute('download');
  });
}

/** The discs of the pins, which a plan draws with no role of their own. */
const discs = () => pins().map((pin) => pin.querySelector('circle') as SVGCircleElement);

clause('PLAN-TARGETS', 'at 320 pixels', async () => {
  await page.viewport(320, 640);
  await show();
  const boxes = discs().map((disc) => disc.getBoundingClientRect());
  expect(boxes).toHaveLength(branches.length);
  for (const [index, { x, y, width }] of boxes.entries()) {
    expect(width).toBeGreaterThanOrEqual(24);
    for (const other of boxes.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(width);
  }
});

clause('PLAN-MAIN', 'Sockburn’s pin alone', async () => {
  await show();
  const [main, ...others] = discs().map((disc) => getComputedStyle(disc).fill);
  expect(main).toBe('rgb(255, 201, 21)');
  expect(others).toEqual(Array.from(branches.slice(1), () => 'rgb(245, 242, 234)'));
});

clause('A11Y-PIN-NUMBERS', 'on each card', async () => {
  await show();
  for (const [index, { name }] of branches.entries())
    expect(
      within(card(name)).queryByText(String(index + 1), { ignore: '[aria-hidden=true]' }),
    ).toBeNull();
});

clause('PLAN-PLACES', 'as one drives from west to east', async () => {
  await show();
  const places = pins().map((pin) => ({
    name: pin.getAttribute('aria-label'),
    ...centreOf(pin),
  }));
  const by = (way: 'x' | 'y') =>
    places.toSorted((one, other) => one[way] - other[way]).map(({ name }) => name);
  const there = (way: 0 | 1) =>
    branches
      .map(({ name, at }, index) => ({
        name: `${name} ${index + 1}${index === 0 ? ', main location' : ''}`,
        at: at[way],
      }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ name }) => name);
  expect(by('x')).toEqual(there(1));
  expect(by('y').at(0)).toBe(there(0).at(-1));
  expect(by('y').at(-1)).toBe(there(0).at(0));
});

clause('BRANCH-DIRECTIONS-APART', 'for all of them', async () => {
  await show();
  const links = screen.getAllByRole('link', { name: /^Get Directions/ });
  expect(links).toHaveLength(branches.length);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

clause('BRANCH-EMAIL', 'one link, at Sockburn', async () => {
  await show();
  const mail = screen.getAllByRole('link').filter((link) => targetOf(link)?.startsWith('mailto:'));
  expect(mail.map(targetOf)).toEqual([`mailto:${business.email}`]);
  expect(card('Sockburn')).toContainElement(mail[0] as HTMLElement);
});

clause('BRANCH-SERVICES-TABLE', 'every branch by four services', async () => {
  await show();
  const table = screen.getByRole('table', { name: 'Services by branch' });
  const rows = within(table).getAllByRole('row');
  expect(
    rows.map((row) =>
      [...row.children].map((cell) => cell.textContent?.replace(/^–(?=No$)/, '') ?? ''),
    ),
  ).toEqual([
    ['Branch', 'Tyres', 'Auto repairs', 'WOF', 'Mobile tyre van based here'],
    ...branches.map(({ name, services }) => [
      name,
      ...everyService.map((service) => (services.some((own) => own === service) ? 'Yes' : 'No')),
    ]),
  ]);
});

clause('BRANCH-MAIN', 'Sockburn alone', async () => {
  await show();
  const badge = screen.getByText('MAIN LOCATION');
  expect(badge).toBeVisible();
  expect(card('Sockburn')).toContainElement(badge);
});

clause('BRANCH-VAN', 'days, fee and number', async () => {
  await show();
  const banner = part('Our mobile tyre van');
  expect(within(banner).getByText(asOneLine('Available 7 days'))).toBeVisible();
  expect(within(banner).getByText(/A call-out fee applies/)).toBeVisible();
  expect(
    targetOf(within(banner).getByRole('link', { name: asOneLine(`Call ${phone.main.number}`) })),
  ).toBe(phone.main.href);
});
