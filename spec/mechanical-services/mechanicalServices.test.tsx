import { screen, within } from '@testing-library/react';
import { assert, expect } from 'vitest';
import { price } from '../facts/prices.ts';
import { listed, part, said, titles, words } from '../pages/reading.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

const showWof = () => show('/services/wof-inspection');
const showServicing = () => show('/services/car-servicing');
const showOil = () => show('/services/oil-change');
const showBrakes = () => show('/services/brake-service');

/** The lines of the one list a part has, in their order. */
const lines = (name: string) => listed(part(name));

/** The table that a caption names, row by row, its head among them. */
const table = (caption: string, place = document.body) =>
  within(within(place).getByRole('table', { name: caption }))
    .getAllByRole('row')
    .map((row) =>
      [
        ...within(row).queryAllByRole('columnheader'),
        ...within(row).queryAllByRole('rowheader'),
        ...within(row).queryAllByRole('cell'),
      ].map(words),
    );

clause('WOF-AREAS', 'exactly nine, numbered, in their order', async () => {
  await showWof();
  const list = within(part('The 9 areas we check')).getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(titles('The 9 areas we check')).toEqual([
    'Tyres',
    'Brakes',
    'Steering and suspension',
    'Lights',
    'Windscreen, wipers and washers',
    'Doors',
    'Seat belts and airbags',
    'Structure and rust',
    'Exhaust, fuel system and speedometer',
  ]);
  const areas = within(list).getAllByRole('listitem');
  expect(areas).toHaveLength(9);
  for (const area of areas)
    expect.soft(words(within(area).getByRole('paragraph'))).toMatch(/.{20}/);
});

clause('WOF-AREAS-DRAWN', 'a car with the numbers 1 to 9', async () => {
  await showWof();
  const areas = within(part('The 9 areas we check'));
  expect(
    areas
      .getAllByText(/^[1-9]$/)
      .map(words)
      .join(''),
  ).toBe('123456789');
  expect(areas.queryByRole('img')).toBeNull();
});

clause('WOF-TREAD', 'the legal minimum stands with the tyres', async () => {
  await showWof();
  expect(lines('The 9 areas we check')[0]).toContain('At least 1.5mm of tread');
});

clause('WOF-35-POINTS', 'on our own list, and in the price', async () => {
  await showWof();
  expect(said('The 9 areas we check')).toContain('Our 35 points cover these nine areas.');
  expect(lines('What the price includes')[0]).toContain('our 35-point check');
});

clause('WOF-INCLUDED', 'inspection, sheet, label, re-inspection', async () => {
  await showWof();
  expect(lines('What the price includes')).toEqual([
    'The inspection, with our 35-point check',
    'A list of what passed and what failed',
    'A new WOF label if your car passes',
    'Free re-inspection within 28 days if it fails',
  ]);
});

clause('WOF-REASONS', 'four reasons, the law first', async () => {
  await showWof();
  expect(titles('Why you need a WOF')).toEqual([
    'It’s the law',
    'It finds what you can’t see',
    'Your insurance',
    'You’re selling the car',
  ]);
});

clause('WOF-SELLING', 'a month, or a buyer’s word in writing', async () => {
  await showWof();
  expect(lines('Why you need a WOF').at(-1)).toContain(
    'The WOF must be less than a month old. Or sell it ‘as is, where is’: the buyer then agrees in writing not to drive it until it has one.',
  );
});

clause('WOF-DRIVER-ASSISTANCE', 'with the brakes and with the steering', async () => {
  await showWof();
  const [, brakes, steering] = lines('The 9 areas we check');
  expect(brakes).toContain('Since 1 November 2026, automatic emergency braking too.');
  expect(steering).toContain('Since 1 November 2026, lane-keep assistance too.');
});

clause('WOF-INTERVALS', 'four groups of cars, and the label', async () => {
  await showWof();
  const place = part('How often you need a WOF');
  expect(table('Cars and other light vehicles, since 1 November 2026', place)).toEqual([
    ['First registered, here or overseas', 'WOF due'],
    [
      'Since 1 November 2019',
      'when new, at 4 years old, then every 2 years until 14, then every year',
    ],
    [
      'November 2013 to October 2019',
      'every year until November 2027, then every 2 years until 14, then every year',
    ],
    ['2000 to October 2013', 'every year'],
    ['Before 2000', 'every year (was twice a year)'],
  ]);
  expect(words(place)).toMatch(
    /Check the date on your label\..*First registered, here or overseas/,
  );
});

clause('WOF-RULE-SOURCE', 'a link to the agency', async () => {
  await showWof();
  const place = within(part('How often you need a WOF'));
  const link = place.getByRole('link', { name: /NZTA/ });
  expect(link).toHaveAttribute(
    'href',
    'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/',
  );
  expect(
    place.getByRole('table').compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

clause('WOF-DAYS', 'six days at four of six branches, and times by telephone', async () => {
  await showWof();
  expect(words()).toContain(
    'You can get a WOF 6 days a week, Monday to Saturday, at Sockburn, Riccarton, Papanui and Hornby. Call first to check WOF times at your branch, especially on Saturday.',
  );
});

clause('WOF-WHERE', 'the four branches that inspect', async () => {
  await showWof();
  const branches = within(part('Branches for this service'));
  expect(branches.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/locations#sockburn',
    '/locations#riccarton',
    '/locations#papanui',
    '/locations#hornby',
  ]);
});

clause('WOF-BEFOREHAND', 'six things, lights first', async () => {
  await showWof();
  expect(lines('Check these before your WOF')).toEqual([
    'Lights, including brake lights',
    'Wipers and washers',
    'Tread: less than 1.5mm fails',
    'Horn, seat belts and buckles',
    'Number plates easy to read',
    'Boot empty, so we can see the floor',
  ]);
});

clause('WOF-FAILED', 'the time, the price, the place', async () => {
  await showWof();
  expect(said('If your car fails its WOF')).toContain(
    '28 days (about one month) for a re-inspection, free when you come back to us, at any of our WOF branches.',
  );
  expect(titles('If your car fails its WOF')).toEqual([
    'You get a list',
    'Repair it where you like',
    'Come back to us within 28 days',
    'Until it passes',
  ]);
  expect(lines('If your car fails its WOF')[1]).toContain(
    'At home, elsewhere or with us: tyres at any branch, other repairs at Sockburn or Riccarton. We give you a price first.',
  );
});

clause('WOF-FAILED-DRIVING', 'only for the repair, only if safe', async () => {
  await showWof();
  expect(lines('If your car fails its WOF').at(-1)).toContain(
    'Drive it only to the repair or back to us, and only if it’s safe.',
  );
});

/** One of the two packages. */
function pack(name: string): HTMLElement {
  const article = screen.getByRole('heading', { level: 3, name }).closest('article');
  assert(article, `${name} has a card.`);
  return article;
}

/** The items of a package. */
const items = (name: string) =>
  within(within(pack(name)).getByRole('list'))
    .getAllByRole('listitem')
    .map(words);

clause('CARSERVICE-BASIC', 'price, both taxes, hours', async () => {
  await showServicing();
  const { plusGst, inclGst } = price.basicService;
  const all = words(pack('Basic service'));
  expect(all).toContain(
    `Basic service${plusGst} + GST (${inclGst} incl. GST), about 1–1.5 hoursWhat the basic service includes`,
  );
  expect(all).toMatch(/^Basic service/);
});

clause('CARSERVICE-BASIC-ITEMS', 'eight, in their order', async () => {
  await showServicing();
  expect(items('Basic service')).toEqual([
    'Oil and filter',
    'Brake inspection',
    'Fluid checks',
    'Tyre pressure',
    'Battery test',
    'Lights and wipers',
    'Visual safety inspection',
    'Test drive',
  ]);
});

clause('CARSERVICE-FULL', 'price, both taxes, hours', async () => {
  await showServicing();
  const { plusGst, inclGst } = price.fullService;
  const all = words(pack('Full service'));
  expect(all).toContain(
    `Full servicePOPULAR${plusGst} + GST (${inclGst} incl. GST), about 2–3 hours`,
  );
  expect(all).toMatch(/^Full service/);
});

clause('CARSERVICE-FULL-ITEMS', 'all of Basic, and eight more', async () => {
  await showServicing();
  expect(words(pack('Full service'))).toContain('Everything in the basic service, plus 8 more');
  expect(items('Full service')).toEqual([
    'Air filter',
    'Cabin filter',
    'Spark plugs if required',
    'Coolant check',
    'Transmission fluid check',
    'Suspension inspection',
    'Exhaust check',
    'Steering check',
  ]);
});

clause('CARSERVICE-POPULAR', 'the full one, and no other', async () => {
  await showServicing();
  expect(screen.getAllByText('POPULAR')).toHaveLength(1);
  expect(within(pack('Full service')).getByText('POPULAR')).toBeVisible();
});

clause('CARSERVICE-PACKAGES-CONTACT', 'each leads to the contact page', async () => {
  await showServicing();
  for (const name of ['Basic service', 'Full service'])
    expect
      .soft(within(pack(name)).getByRole('link', { name: `Book the ${name.toLowerCase()}` }))
      .toHaveAttribute('href', '/contact');
});

clause('CARSERVICE-CHOICE', 'an answer for each of four cars', async () => {
  await showServicing();
  expect(titles('Basic or full service?')).toEqual([
    'You bought it used',
    'It had a full service last time',
    'You tow, or drive on gravel',
    'Your handbook has a schedule',
  ]);
  const cars = within(part('Basic or full service?')).getAllByRole('listitem');
  expect(cars.map((car) => words(within(car).getByRole('paragraph')))).toEqual([
    'Full. You can’t tell how old the filters are.',
    'Basic. You get fresh oil, and checks of the brakes, fluids and battery.',
    'Full. Dust clogs the air filter, and towing is hard on the transmission and suspension.',
    'Bring it, and tell us what’s due.',
  ]);
});

clause('CARSERVICE-EXTRAS', 'the price comes before the work', async () => {
  await showServicing();
  expect(said('Basic or full service?')).toContain(
    'If your car needs more than the package includes, we call you with the price first.',
  );
});

clause('CARSERVICE-INTERVAL', 'a year or a distance, and the handbook', async () => {
  await showServicing();
  expect(said('How often to service your car')).toContain(
    '12 months or 15,000km, whichever comes first, or as your handbook says.',
  );
});

clause('CARSERVICE-SAFETY-CHECK', 'half-way', async () => {
  await showServicing();
  const stops = within(
    screen.getByRole('list', { name: 'One year between two services' }),
  ).getAllByRole('listitem');
  expect(stops.map((stop) => words(within(stop).getByRole('heading')))).toEqual([
    'Service',
    '6 months',
    'Service again',
  ]);
  expect(stops.map(words)[1]).toContain('A safety check');
});

clause('CARSERVICE-MAKES', '28 makes by name', async () => {
  await showServicing();
  expect(lines('Makes we service')).toEqual([
    'Toyota',
    'Mazda',
    'Nissan',
    'Honda',
    'Mitsubishi',
    'Subaru',
    'Suzuki',
    'Isuzu',
    'Lexus',
    'Ford',
    'Holden',
    'Hyundai',
    'Kia',
    'Volkswagen',
    'Audi',
    'BMW',
    'Mercedes-Benz',
    'Skoda',
    'Peugeot',
    'Volvo',
    'Land Rover',
    'Jeep',
    'MG',
    'GWM/Haval',
    'LDV',
    'BYD',
    'Tesla',
    'Mini',
  ]);
});

clause('OIL-INTERVALS', 'three distances in a table', async () => {
  await showOil();
  expect(table('Change intervals by oil')).toEqual([
    ['Oil', 'Change it every'],
    ['Mineral, or severe use', '5,000km'],
    ['Semi-synthetic', '10,000km'],
    ['Full synthetic', '15,000km'],
  ]);
});

clause('OIL-HANDBOOK', 'the handbook comes first, and severe use is explained', async () => {
  await showOil();
  expect(within(part('How often to change your oil')).getByRole('table')).toBeVisible();
  expect(titles('How often to change your oil')).toEqual(['Severe use', 'Check your handbook']);
  expect(said('How often to change your oil')).toContain('If it says sooner, follow it.');
  expect(said('How often to change your oil')).toContain(
    'Short trips on a cold engine, towing, dust, long idling.',
  );
});

clause('OIL-LITRES', 'up to five, and what lies beyond', async () => {
  await showOil();
  expect(lines('What’s included')[0]).toContain('Up to 5 litres of oil');
  expect(said('What’s included')).toContain('Larger engines need more than 5 litres.');
});

clause('OIL-FILTER', 'promised with mineral oil only', async () => {
  await showOil();
  expect(lines('What’s included')[1]).toBe(
    'With mineral oil, a new oil filter; with synthetic, ask for the filter price',
  );
});

clause('OIL-BENEFITS', 'four things fresh oil does', async () => {
  await showOil();
  expect(titles('What fresh oil does')).toEqual([
    'It keeps metal apart',
    'It cools',
    'It cleans',
    'It seals',
  ]);
});

clause('OIL-COMPARISON', 'three oils, what each is, for whom, at what price', async () => {
  await showOil();
  const [head, ...rows] = table(
    'Three kinds of engine oil: what they are, what they suit and what they cost',
  );
  expect(head).toEqual(['Oil', 'What it is', 'What it suits', 'Price']);
  expect(rows).toEqual([
    [
      'Mineral',
      'Refined from crude oil. Thick when cold, ages fastest.',
      'Older, simple engines, and cars that do few kilometres between oil changes.',
      `from ${price.oilMineralFrom}, includes filter`,
    ],
    [
      'Semi-synthetic',
      'A blend of mineral and synthetic. Flows sooner on a cold start.',
      'Everyday cars of the 1990s and 2000s. Lasts longer than mineral.',
      'ask when you call',
    ],
    [
      'Full synthetic',
      'Highly refined or man-made. Flows well when cold, protects when hot.',
      'Most newer engines, especially turbo and stop-start, and cars that tow.',
      `from ${price.oilSyntheticFrom}`,
    ],
  ]);
  expect(part('Mineral or synthetic?')).toContainElement(
    screen.getByRole('table', { name: /^Three kinds/ }),
  );
});

clause('BRAKE-FREE-CHECK', 'free, and what is measured', async () => {
  await showBrakes();
  expect(said('What the check covers')).toMatch(/^What the check coversFree /);
  expect(lines('What the check covers')).toEqual([
    'Pad thickness at each wheel',
    'Rotor thickness and surface',
    'Brake fluid level, and water in the fluid',
    'Hoses and pipes for cracks and rust',
    'Calipers and slides move freely',
    'Handbrake holds',
  ]);
});

clause('BRAKE-SIGNS', 'seven, those that end the drive first', async () => {
  await showBrakes();
  expect(titles('Warning signs')).toEqual([
    'Grinding: don’t drive',
    'A soft or sinking pedal: don’t drive',
    'A red brake warning light: don’t drive',
    'A squeal: check this week',
    'A pulsing pedal: check this week',
    'Pulling to one side when you brake: check this week',
    'It takes longer to stop: check this week',
  ]);
});

clause('BRAKE-SIGNS-URGENCY', 'three of them end the drive', async () => {
  await showBrakes();
  const stops = within(part('Warning signs'))
    .getAllByRole('listitem')
    .filter((sign) => within(sign).queryByText('Don’t drive'));
  expect(stops.map((sign) => words(within(sign).getByRole('heading')))).toEqual([
    'Grinding: don’t drive',
    'A soft or sinking pedal: don’t drive',
    'A red brake warning light: don’t drive',
  ]);
  expect(within(part('Warning signs')).getAllByText('This week')).toHaveLength(4);
});

clause('BRAKE-JOBS', 'six jobs, three with a price', async () => {
  await showBrakes();
  const [head, ...rows] = table('Each job, what’s involved and its starting price');
  expect(head).toEqual(['Job', 'What’s involved', 'Price']);
  expect(rows.map(([job, , cost]) => [job, cost])).toEqual([
    ['Pads', `from ${price.brakePadsPerAxleFrom} per axle`],
    ['Rotors and pads', `from ${price.brakeRotorsPerAxleFrom} per axle, including pads`],
    ['Brake fluid', `from ${price.brakeFluidFrom}`],
    ['Drums and shoes', 'priced after the check'],
    ['Calipers and hoses', 'priced after the check'],
    ['Handbrake', 'priced after the check'],
  ]);
});

clause('BRAKE-WEAR', 'three states of a pad, each drawn', async () => {
  await showBrakes();
  const states = within(part('What you hear, and why')).getAllByRole('listitem');
  expect(
    states.map((state) => [
      words(within(state).getByRole('heading')),
      within(state).getByRole('img').getAttribute('aria-label'),
    ]),
  ).toEqual([
    ['No noise: new pad', 'A new pad against the rotor: thick lining, the wear tab well clear.'],
    ['A squeal: worn pad', 'A worn pad against the rotor: thin lining, and the wear tab touches.'],
    ['Grinding: pad gone', 'No lining left: the steel plate cuts into the rotor.'],
  ]);
});

for (const [path, drawing] of [
  ['/services/wof-inspection', /^A car from the front\. The WOF label/],
  ['/services/car-servicing', /^Parts of a full service on a bench/],
  ['/services/oil-change', /^Oil runs from a bottle/],
  ['/services/brake-service', /^A disc brake from the side/],
] as const) {
  clause('MECHANICAL-DRAWING', `${path} has a drawing of its own`, async () => {
    await show(path);
    expect(screen.getByRole('img', { name: drawing })).toBeVisible();
  });
}

for (const path of ['/services/car-servicing', '/services/oil-change', '/services/brake-service']) {
  clause('MECHANICAL-WHERE', `${path} is done at two branches`, async () => {
    await show(path);
    const branches = within(part('Branches for this service'));
    expect(branches.getAllByRole('link').map(words)).toEqual(['Sockburn', 'Riccarton']);
  });
}
