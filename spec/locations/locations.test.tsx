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
    services: ['Tyres', 'Auto repairs', 'WOF inspections', 'Mobile tyre service'],
    destination: '118 Main South Road, Sockburn, Christchurch 8042, New Zealand',
  },
  {
    id: 'riccarton',
    name: 'Riccarton',
    address: '246 Riccarton RoadRiccarton, Christchurch 8041',
    number: '03 000 0120',
    telephone: 'tel:+6430000120',
    hours: ['8am–5pm', '9am–3pm', 'Closed'],
    services: ['Tyres', 'Auto repairs', 'WOF inspections'],
    destination: '246 Riccarton Road, Riccarton, Christchurch 8041, New Zealand',
  },
  {
    id: 'papanui',
    name: 'Papanui',
    address: '31 Langdons RoadPapanui, Christchurch 8053',
    number: '03 000 0140',
    telephone: 'tel:+6430000140',
    hours: ['8am–5pm', '9am–1pm', 'Closed'],
    services: ['Tyres', 'WOF inspections'],
    destination: '31 Langdons Road, Papanui, Christchurch 8053, New Zealand',
  },
  {
    id: 'hornby',
    name: 'Hornby',
    address: '12 Shands RoadHornby, Christchurch 8042',
    number: '03 000 0150',
    telephone: 'tel:+6430000150',
    hours: ['8am–5pm', '9am–3pm', 'Closed'],
    services: ['Tyres', 'WOF inspections'],
    destination: '12 Shands Road, Hornby, Christchurch 8042, New Zealand',
  },
  {
    id: 'linwood',
    name: 'Linwood',
    address: '405 Linwood AvenueLinwood, Christchurch 8062',
    number: '03 000 0160',
    telephone: 'tel:+6430000160',
    hours: ['8am–5pm', '9am–1pm', 'Closed'],
    services: ['Tyres'],
    destination: '405 Linwood Avenue, Linwood, Christchurch 8062, New Zealand',
  },
  {
    id: 'ferrymead',
    name: 'Ferrymead',
    address: '58 Ferry RoadFerrymead, Christchurch 8023',
    number: '03 000 0170',
    telephone: 'tel:+6430000170',
    hours: ['8am–5pm', '9am–12pm', 'Closed'],
    services: ['Tyres'],
    destination: '58 Ferry Road, Ferrymead, Christchurch 8023, New Zealand',
  },
] as const;

/** A link's words, whatever kind of spaces stand between them. */
function asOneLine(words: string): RegExp {
  return new RegExp(`^${words.replaceAll(' ', '\\s')}$`);
}

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
  return screen.getByRole('group', { name: 'Map of Christchurch with our six branches' });
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

for (const { id, name, address, number, telephone, hours, services, destination } of branches) {
  clause('BRANCH-ADDRESS', `${name}: ${address}`, async () => {
    await show();
    const [group] = within(card(name)).getAllByRole('group');
    expect(group?.textContent).toBe(address);
  });

  clause('BRANCH-TELEPHONE', `${name} is rung at ${number}`, async () => {
    await show();
    expect(targetOf(within(card(name)).getByRole('link', { name: asOneLine(number) }))).toBe(
      telephone,
    );
  });

  clause('BRANCH-HOURS', `${name}: ${hours.join(', ')}`, async () => {
    await show();
    const days = within(card(name)).getAllByRole('term');
    expect(days.map(({ textContent }) => textContent)).toEqual(['Mon–Fri', 'Sat', 'Sun']);
    const spans = within(card(name)).getAllByRole('definition');
    expect(spans.map(({ textContent }) => textContent)).toEqual(hours);
  });

  clause('BRANCH-SATURDAY', `${name}: ${hours[1]}`, async () => {
    await show();
    const spans = within(card(name)).getAllByRole('definition');
    expect(spans[1]?.textContent).toBe(hours[1]);
  });

  clause('BRANCH-SUNDAY', `${name}: ${hours[2]}`, async () => {
    await show();
    const spans = within(card(name)).getAllByRole('definition');
    expect(spans[2]?.textContent).toBe(hours[2]);
  });

  clause('BRANCH-SERVICES', `${name}: ${services.join(', ')}`, async () => {
    await show();
    const list = within(card(name)).getByRole('list', { name: `Services at ${name}` });
    const offered = within(list).getAllByRole('listitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(services);
  });

  clause('BRANCH-DIRECTIONS', `to ${destination}`, async () => {
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
  const label = `${number + 1} ${name}${name === 'Sockburn' ? ', main location' : ''}`;

  clause('PLAN-PINS', `${label} leads to its card`, async () => {
    await show();
    expect(pins()).toHaveLength(6);
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

clause('PLAN-PLACES', 'as one drives from west to east', async () => {
  await show();
  const places = pins().map((pin) => ({
    name: pin.getAttribute('aria-label'),
    ...centreOf(pin),
  }));
  const by = (way: 'x' | 'y') => places.toSorted((one, other) => one[way] - other[way]);
  expect(by('x').map(({ name }) => name)).toEqual([
    '4 Hornby',
    '1 Sockburn, main location',
    '2 Riccarton',
    '3 Papanui',
    '5 Linwood',
    '6 Ferrymead',
  ]);
  expect(by('y').at(0)?.name).toBe('3 Papanui');
  expect(by('y').at(-1)?.name).toBe('6 Ferrymead');
});

clause('BRANCH-DIRECTIONS-APART', 'for all six', async () => {
  await show();
  const links = screen.getAllByRole('link', { name: /^Get Directions/ });
  expect(links).toHaveLength(6);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

clause('BRANCH-EMAIL', 'one link, at Sockburn', async () => {
  await show();
  const mail = screen.getAllByRole('link').filter((link) => targetOf(link)?.startsWith('mailto:'));
  expect(mail.map(targetOf)).toEqual(['mailto:hello@porthillstyre.example']);
  expect(card('Sockburn')).toContainElement(mail[0] as HTMLElement);
});

clause('BRANCH-SERVICES-TABLE', 'six branches by four services', async () => {
  await show();
  const table = screen.getByRole('table', { name: 'Services by branch' });
  const rows = within(table).getAllByRole('row');
  expect(
    rows.map((row) =>
      [...row.children].map((cell) => cell.textContent?.replace(/^–(?=No$)/, '') ?? ''),
    ),
  ).toEqual([
    ['Branch', 'Tyres', 'Auto repairs', 'WOF', 'Mobile tyre van'],
    ['Sockburn', 'Yes', 'Yes', 'Yes', 'Yes'],
    ['Riccarton', 'Yes', 'Yes', 'Yes', 'No'],
    ['Papanui', 'Yes', 'No', 'Yes', 'No'],
    ['Hornby', 'Yes', 'No', 'Yes', 'No'],
    ['Linwood', 'Yes', 'No', 'No', 'No'],
    ['Ferrymead', 'Yes', 'No', 'No', 'No'],
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
  const banner = screen.getByRole('region', { name: 'Our mobile tyre van' });
  expect(within(banner).getByText(asOneLine('Available 7 days'))).toBeVisible();
  expect(within(banner).getByText(/A call-out fee applies/)).toBeVisible();
  expect(targetOf(within(banner).getByRole('link', { name: asOneLine('Call 03 000 0100') }))).toBe(
    'tel:+6430000100',
  );
});
