import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
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
const table = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
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
  for (const area of areas) expect(words(within(area).getByRole('paragraph'))).toMatch(/.{20}/);
});

clause('WOF-AREAS-DRAWN', 'a car with the numbers 1 to 9', async () => {
  await showWof();
  const car = screen.getByRole('img', { name: /^A car from the side, with the places/ });
  expect(car).toBeVisible();
  expect(words(car)).toBe('123456789');
});

clause('WOF-TREAD', 'the legal minimum stands with the tyres', async () => {
  await showWof();
  expect(lines('The 9 areas we check')[0]).toContain('At least 1.5mm of tread');
});

clause('WOF-35-POINTS', 'on our own list, and in the price', async () => {
  await showWof();
  expect(said('The 9 areas we check')).toContain('Our 35 points lie in these nine places.');
  expect(lines('What the price includes')[0]).toContain('our 35-point check');
});

clause('WOF-INCLUDED', 'inspection, sheet, label, re-inspection', async () => {
  await showWof();
  expect(lines('What the price includes')).toEqual([
    'The inspection itself, with our 35-point check',
    'A sheet that says what passed and what did not',
    'The new label on your windscreen when it passes',
    'One re-inspection of what failed, inside the time below',
  ]);
});

clause('WOF-REASONS', 'five reasons, the date first', async () => {
  await showWof();
  expect(titles('Why you need one')).toEqual([
    'When it is due',
    'It is the law',
    'It finds what you cannot see',
    'Insurers may ask',
    'It sells the car',
  ]);
});

clause('WOF-DAYS', 'six days at most locations', async () => {
  await showWof();
  expect(said('Which days')).toContain('6 days a week at most locations');
});

clause('WOF-WHERE', 'the four branches that inspect', async () => {
  await showWof();
  const branches = within(screen.getByRole('navigation', { name: 'Where we do it' }));
  expect(branches.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/locations#sockburn',
    '/locations#riccarton',
    '/locations#papanui',
    '/locations#hornby',
  ]);
});

clause('WOF-BEFOREHAND', 'lamps, wipers and tyres are looked at at home', async () => {
  await showWof();
  expect(lines('Five minutes tonight')).toEqual([
    'Each lamp, with someone at the brake pedal',
    'Wipers on wet glass, and water in the washers',
    'Tread, shallowest spot: less than 1.5mm fails',
    'Horn, and every seat belt in its buckle',
    'Number plates that can be read',
    'The boot cleared, so the floor can be seen',
  ]);
});

clause('WOF-FAILED', 'the time, the price, the place', async () => {
  await showWof();
  expect(said('If it fails')).toContain(
    '28 days (about one month), free when you come back to us.',
  );
  expect(titles('If it fails')).toEqual([
    'You get the list',
    'Repair it where you like',
    'Come back to where it failed',
    'Until then',
  ]);
});

clause('WOF-FAILED-DRIVING', 'only for the repair, only if safe', async () => {
  await showWof();
  expect(lines('If it fails').at(-1)).toContain(
    'Drive it only for the repair, or back to us, and only if it is safe.',
  );
});

/** One of the two packages. */
const pack = (name: string) => screen.getByRole('article', { name });

/** The items of a package. */
const items = (name: string) =>
  within(within(pack(name)).getByRole('list', { name: `${name}: items` }))
    .getAllByRole('listitem')
    .map(words);

clause('CARSERVICE-BASIC', 'price, both taxes, hours', async () => {
  await showServicing();
  expect(words(pack('Basic service'))).toMatch(
    /^Basic service\$199 \+ GST \(\$228\.85 incl\. GST\) about 1-1\.5 hours8 items/,
  );
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
  expect(words(pack('Full service'))).toMatch(
    /^Full servicePOPULAR\$349 \+ GST \(\$401\.35 incl\. GST\) about 2-3 hours/,
  );
});

clause('CARSERVICE-FULL-ITEMS', 'all of Basic, and eight more', async () => {
  await showServicing();
  expect(words(pack('Full service'))).toContain('Everything in Basic, and 8 more');
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
    expect(within(pack(name)).getByRole('link', { name: `Book the ${name}` })).toHaveAttribute(
      'href',
      '/contact',
    );
});

clause('CARSERVICE-CHOICE', 'an answer for each of four cars', async () => {
  await showServicing();
  expect(titles('Which one is yours?').slice(0, 4)).toEqual([
    'You bought it used',
    'It had a full one last time',
    'You tow, or drive on gravel',
    'The handbook has a plan',
  ]);
});

clause('CARSERVICE-EXTRAS', 'the price comes before the work', async () => {
  await showServicing();
  expect(said('Which one is yours?')).toContain(
    'We ring with the price before we do more than the package says.',
  );
});

clause('CARSERVICE-INTERVAL', 'a year or a distance, and the handbook', async () => {
  await showServicing();
  expect(said('How often')).toContain(
    '12 months or 15,000km whichever comes first, or as your handbook says.',
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

clause('OIL-HANDBOOK', 'the maker has the last word, and severe use is explained', async () => {
  await showOil();
  expect(titles('How far on one fill')).toEqual(['Severe use', 'The handbook decides']);
  expect(said('How far on one fill')).toContain(
    'Short trips on a cold engine, towing, dust, long idling.',
  );
});

clause('OIL-LITRES', 'up to five, and what lies beyond', async () => {
  await showOil();
  expect(lines('What is included')[0]).toContain('Up to 5 litres of oil');
  expect(said('What is included')).toContain('Larger engines take more than 5 litres.');
});

clause('OIL-FILTER', 'promised with mineral oil only', async () => {
  await showOil();
  expect(lines('What is included')[1]).toBe(
    'With mineral oil, a new oil filter; with synthetic, ask for the price with yours',
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
  const [head, ...rows] = table('Three kinds of engine oil, what each is, and whom it suits');
  expect(head).toEqual(['Oil', 'What it is', 'Who it is for', 'Price']);
  expect(rows.map(([oil, , , price]) => [oil, price])).toEqual([
    ['Mineral', 'from $79, includes filter'],
    ['Semi-synthetic', 'ask when you call'],
    ['Full synthetic', 'from $129'],
  ]);
  expect(rows.map((row) => row[2])).toEqual([
    expect.stringMatching(/^Older, simple engines/),
    expect.stringMatching(/^Everyday cars/),
    expect.stringMatching(/^Most newer engines/),
  ]);
  expect(part('Mineral or synthetic?')).toContainElement(
    screen.getByRole('table', { name: /^Three kinds/ }),
  );
});

clause('BRAKE-FREE-CHECK', 'free, and what is measured', async () => {
  await showBrakes();
  expect(said('Free brake check')).toMatch(/^Free brake checkFree /);
  expect(lines('Free brake check')).toEqual([
    'Pad thickness at each wheel',
    'Rotor thickness and surface',
    'Brake fluid: level and water in it',
    'Hoses and pipes, for cracks and rust',
    'Calipers and slides, that they move',
    'Parking brake, that it holds',
  ]);
});

clause('BRAKE-SIGNS', 'seven, those that can wait first', async () => {
  await showBrakes();
  expect(titles('Warning signs')).toEqual([
    'A squeal',
    'A pulse in the pedal',
    'Pulling to one side',
    'It takes longer to stop',
    'Grinding',
    'A soft or sinking pedal',
    'A red brake light',
  ]);
});

clause('BRAKE-SIGNS-URGENCY', 'three of them end the drive', async () => {
  await showBrakes();
  const stops = within(part('Warning signs'))
    .getAllByRole('listitem')
    .filter((sign) => within(sign).queryByText('Do not drive'));
  expect(stops.map((sign) => words(within(sign).getByRole('heading')))).toEqual([
    'Grinding',
    'A soft or sinking pedal',
    'A red brake light',
  ]);
  expect(within(part('Warning signs')).getAllByText('This week')).toHaveLength(4);
});

clause('BRAKE-JOBS', 'six jobs, three with a price', async () => {
  await showBrakes();
  const [head, ...rows] = table('Brake work, with prices where they are the same for every car');
  expect(head).toEqual(['Job', 'What it takes', 'Price']);
  expect(rows.map(([job, , price]) => [job, price])).toEqual([
    ['Pads', 'from $199 per axle'],
    ['Rotors and pads', 'from $350 per axle, including pads'],
    ['Brake fluid', 'from $89'],
    ['Drums and shoes', 'quoted'],
    ['Calipers and hoses', 'quoted'],
    ['Parking brake', 'quoted'],
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
    ['Nothing: new', 'A new pad against the rotor: thick lining, the wear tab well clear.'],
    ['A squeal: worn', 'A worn pad against the rotor: thin lining, and the wear tab touches.'],
    ['A grind: gone', 'No lining left: the steel plate cuts into the rotor.'],
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
    const branches = within(screen.getByRole('navigation', { name: 'Where we do it' }));
    expect(branches.getAllByRole('link').map(words)).toEqual(['Sockburn', 'Riccarton']);
  });
}
