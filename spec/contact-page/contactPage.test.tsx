import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { loadPage } from '../../src/app/pageTable.tsx';
import { clause } from '../tools/clause.ts';

/** The six branches as the specification has them, in its order. */
const branches = [
  {
    id: 'sockburn',
    name: 'Sockburn',
    address: '118 Main South RoadSockburn, Christchurch 8042',
    number: '03 000 0100',
    telephone: 'tel:+6430000100',
    hours: ['8am–5pm', '9am–3pm', '10am–2pm'],
    destination: '118 Main South Road, Sockburn, Christchurch 8042, New Zealand',
  },
  {
    id: 'riccarton',
    name: 'Riccarton',
    address: '246 Riccarton RoadRiccarton, Christchurch 8041',
    number: '03 000 0120',
    telephone: 'tel:+6430000120',
    hours: ['8am–5pm', '9am–3pm', 'Closed'],
    destination: '246 Riccarton Road, Riccarton, Christchurch 8041, New Zealand',
  },
  {
    id: 'papanui',
    name: 'Papanui',
    address: '31 Langdons RoadPapanui, Christchurch 8053',
    number: '03 000 0140',
    telephone: 'tel:+6430000140',
    hours: ['8am–5pm', '9am–1pm', 'Closed'],
    destination: '31 Langdons Road, Papanui, Christchurch 8053, New Zealand',
  },
  {
    id: 'hornby',
    name: 'Hornby',
    address: '12 Shands RoadHornby, Christchurch 8042',
    number: '03 000 0150',
    telephone: 'tel:+6430000150',
    hours: ['8am–5pm', '9am–3pm', 'Closed'],
    destination: '12 Shands Road, Hornby, Christchurch 8042, New Zealand',
  },
  {
    id: 'linwood',
    name: 'Linwood',
    address: '405 Linwood AvenueLinwood, Christchurch 8062',
    number: '03 000 0160',
    telephone: 'tel:+6430000160',
    hours: ['8am–5pm', '9am–1pm', 'Closed'],
    destination: '405 Linwood Avenue, Linwood, Christchurch 8062, New Zealand',
  },
  {
    id: 'ferrymead',
    name: 'Ferrymead',
    address: '58 Ferry RoadFerrymead, Christchurch 8023',
    number: '03 000 0170',
    telephone: 'tel:+6430000170',
    hours: ['8am–5pm', '9am–12pm', 'Closed'],
    destination: '58 Ferry Road, Ferrymead, Christchurch 8023, New Zealand',
  },
] as const;

/** A link's words, whatever kind of spaces stand between them. */
function asOneLine(words: string): RegExp {
  return new RegExp(`^${words.replaceAll(' ', '\\s')}$`);
}

/** Shows the page, and answers with its part about the branches. */
async function show(): Promise<HTMLElement> {
  const Page = await loadPage('/contact');
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <Page />
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'Our Locations' });
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

clause('PLACES-HEADING', 'six cards under it, in their order', async () => {
  const places = await show();
  expect(within(places).getByRole('heading', { level: 2 })).toMatchTextContent(/^Our Locations$/);
  const names = within(places)
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => heading.closest('li'))
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Sockburn', 'Riccarton', 'Papanui', 'Hornby', 'Linwood', 'Ferrymead']);
});

for (const { name, address, number, telephone, hours, destination } of branches) {
  clause('PLACES-ADDRESS', `${name}: ${address}`, async () => {
    const [group] = within(card(await show(), name)).getAllByRole('group');
    expect(group?.textContent).toBe(address);
  });

  clause('PLACES-TELEPHONE', `${name} is rung at ${number}`, async () => {
    const link = within(card(await show(), name)).getByRole('link', { name: asOneLine(number) });
    expect(link).toHaveAttribute('href', telephone);
  });

  clause('PLACES-HOURS', `${name}: ${hours.join(', ')}`, async () => {
    const inCard = within(card(await show(), name));
    const words = (role: string) => inCard.getAllByRole(role).map(({ textContent }) => textContent);
    expect(words('term')).toEqual(['Mon–Fri', 'Sat', 'Sun']);
    expect(words('definition')).toEqual(hours);
  });

  clause('PLACES-DIRECTIONS', `to ${destination}`, async () => {
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

clause('PLACES-SUNDAY', 'the branch is open, the office is closed', async () => {
  const places = await show();
  const branch = within(card(places, 'Sockburn')).getAllByRole('definition');
  expect(branch[2]).toHaveTextContent('10am–2pm');
  const office = screen.getByRole('heading', { level: 2, name: 'Head office hours' });
  const sunday = within(office.parentElement as HTMLElement).getByText('Sunday');
  expect(sunday.nextElementSibling).toHaveTextContent('Closed');
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
    bbox: '172.388,-43.595,172.718,-43.485',
    layer: 'mapnik',
    marker: '-43.54,172.553',
  });
});

clause('MAP-NAMED', 'by its title', async () => {
  expect(frame(await show()).tagName).toBe('IFRAME');
});

clause('MAP-REFERRER', 'origin only', async () => {
  expect(frame(await show())).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
});

clause('MAP-SENTENCE', 'all six, one marker', async () => {
  const words = /^All 6 locations are shown\. The marker is Sockburn; the list has directions\.$/;
  expect(within(await show()).getByText(words)).toBeVisible();
});

clause('MAP-LIST', 'six numbers, names and ways', async () => {
  const places = await show();
  const list = within(places).getByRole('heading', { level: 3, name: 'On the map' }).parentElement;
  const rows = within(list as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    branches.map(
      ({ name }, index) => `${index + 1}${name}Directions in Google Maps (opens in a new tab)`,
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
  const link = within(await show()).getByRole('link', { name: /^Larger map/ });
  expect(parts(link)).toEqual({
    page: 'https://www.openstreetmap.org/',
    mlat: '-43.54',
    mlon: '172.553',
    hash: '#map=12/-43.54/172.553',
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
