import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadPage } from '../../src/app/pageTable.tsx';
import {
  branch,
  branchCount,
  branches as expected,
  headOffice,
  mapBox,
} from '../facts/business.ts';
import { asOneLine, part } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';

/** The six branches as the specification has them, in its order. */
const branches = expected.map(({ name, street, place, line, hours }) => ({
  name,
  address: `${street}${place}`,
  ...line,
  hours,
  destination: `${street}, ${place}, New Zealand`,
}));

/** Shows the page, and answers with its part about the branches. */
async function show(): Promise<HTMLElement> {
  const Page = await loadPage('/contact');
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <Page />
    </MemoryRouter>,
  );
  return part('Our Locations');
}

function card(places: HTMLElement, name: string): HTMLElement {
  const item = within(places).getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`${name} has no card.`);
  return item;
}

/** The address a link leads to, taken apart. */
function parts(link: HTMLElement) {
  const { origin, pathname, searchParams, hash } = new URL(link.getAttribute('href') ?? '');
  return { page: `${origin}${pathname}`, ...Object.fromEntries(searchParams), hash };
}

clause('PLACES-HEADING', 'the cards under it, in their order', async () => {
  const places = await show();
  expect(within(places).getByRole('heading', { level: 2 })).toMatchTextContent(/^Our Locations$/);
  const names = within(places)
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => heading.closest('li'))
    .map(({ textContent }) => textContent);
  expect(names).toEqual(branches.map(({ name }) => name));
});

for (const { name, address, number, href, hours, destination } of branches) {
  clause('PLACES-ADDRESS', name, async () => {
    const [group] = within(card(await show(), name)).getAllByRole('group');
    expect(group?.textContent).toBe(address);
  });

  clause('PLACES-TELEPHONE', `${name} is rung at its number`, async () => {
    const link = within(card(await show(), name)).getByRole('link', { name: asOneLine(number) });
    expect(link).toHaveAttribute('href', href);
  });

  clause('PLACES-HOURS', name, async () => {
    const inCard = within(card(await show(), name));
    const words = (role: string) => inCard.getAllByRole(role).map(({ textContent }) => textContent);
    expect(words('term')).toEqual(['Mon–Fri', 'Sat', 'Sun']);
    expect(words('definition')).toEqual(hours);
  });

  clause('PLACES-DIRECTIONS', `to ${name}`, async () => {
    const link = within(card(await show(), name)).getByRole('link', {
      name: `Get Directions to ${name} in Google Maps (opens in a new tab)`,
    });
    expect(parts(link)).toEqual({
      page: 'https://www.google.com/maps/dir/',
      api: '1',
      destination,
      hash: '',
    });
  });
}

clause('PLACES-VAN', 'based at one branch, and comes to you', async () => {
  await show();
  const van = screen.getByText('Mobile tyre service', { selector: 'dt' });
  expect(van.nextElementSibling).toHaveTextContent('Based at Sockburn, comes to you');
});

clause('PLACES-SUNDAY', 'the branch is open, the office is closed', async () => {
  const places = await show();
  const days = within(card(places, 'Sockburn')).getAllByRole('definition');
  expect(days[2]).toHaveTextContent(branch.sockburn.sunday);
  const office = screen.getByRole('heading', { level: 2, name: 'Head office hours' });
  const sunday = within(office.parentElement as HTMLElement).getByText('Sun');
  expect(sunday.nextElementSibling).toHaveTextContent(headOffice.sunday);
});

clause('PLACES-MAIN', 'Sockburn alone', async () => {
  const places = await show();
  const badge = screen.getByText('MAIN LOCATION');
  expect(badge).toBeVisible();
  expect(card(places, 'Sockburn')).toContainElement(badge);
});

/** The map's frame, by its name: it is the one place where a test has no role to ask for. */
function frame(places: HTMLElement): HTMLElement {
  return within(places).getByTitle('Map of Christchurch with the Sockburn branch at its centre');
}

clause('MAP-FRAME', 'provider, box and marker', async () => {
  const { origin, pathname, searchParams } = new URL(frame(await show()).getAttribute('src') ?? '');
  expect(`${origin}${pathname}`).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(Object.fromEntries(searchParams)).toEqual({
    bbox: mapBox.join(),
    layer: 'mapnik',
    marker: branch.sockburn.at.join(),
  });
});

clause('MAP-NAMED', 'by its title', async () => {
  expect(frame(await show()).tagName).toBe('IFRAME');
});

clause('MAP-REFERRER', 'origin only', async () => {
  expect(frame(await show())).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
});

clause('MAP-SENTENCE', 'all of them, one marker', async () => {
  const words = `All ${branchCount.number} locations are shown. The marker is Sockburn; the list has directions.`;
  expect(within(await show()).getByText(words)).toBeVisible();
});

clause('MAP-LIST', 'numbers, names and ways', async () => {
  const places = await show();
  const list = within(places).getByRole('heading', { level: 3, name: 'On the map' }).parentElement;
  const rows = within(list as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    branches.map(
      ({ name }, index) => `${index + 1}${name}: Directions in Google Maps (opens in a new tab)`,
    ),
  );
  const links = rows.map((row) => parts(within(row).getByRole('link')));
  expect(links).toEqual(
    branches.map(({ destination }) => ({
      page: 'https://www.google.com/maps/dir/',
      api: '1',
      destination,
      hash: '',
    })),
  );
});

clause('MAP-LARGER', 'the same place, beside the site', async () => {
  const link = within(await show()).getByRole('link', { name: /^Larger map of Christchurch/ });
  const [latitude, longitude] = branch.sockburn.at;
  expect(parts(link)).toEqual({
    page: 'https://www.openstreetmap.org/',
    mlat: String(latitude),
    mlon: String(longitude),
    hash: `#map=12/${latitude}/${longitude}`,
  });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

clause('MAP-PRIVACY', 'whose it is, when it loads, what they see', async () => {
  const words = within(await show()).getByText(/^The map is OpenStreetMap’s/);
  expect(words).toMatchTextContent(
    'It loads when you scroll to it, and OpenStreetMap then receives your IP address.',
  );
});

clause('PLACES-NEAREST', 'from New Brighton Pier', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords: { latitude: -43.5063, longitude: 172.735 } } as GeolocationPosition),
  );
  await show();
  // As the page's script says once it is there.
  document.querySelector('[data-island=nearest]')?.setAttribute('data-listening', '');
  await userEvent.click(screen.getByRole('button', { name: 'Find the nearest branch' }));
  const list = await screen.findByRole('list', { name: 'Our branches, nearest first' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(branchCount.number);
  expect(rows[0]).toMatchTextContent(/Linwood/);
  expect(rows.at(-1)).toMatchTextContent(/Hornby/);
});
