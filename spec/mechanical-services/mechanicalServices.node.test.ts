import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';
import { offering } from '../facts/business.ts';

const wof = '/services/wof-inspection';
const servicing = '/services/car-servicing';
const oil = '/services/oil-change';
const brakes = '/services/brake-service';

clause(
  'WOF-AREAS-DRAWN',
  'a drawing without a text alternative has the numbers 1 to 9',
  async () => {
    const areas = (await readPage(wof)).part('The 9 areas we check');
    expect(areas.everyWord).toContain('123456789');
    expect(areas.drawings).toEqual([]);
  },
);

clause('WOF-TREAD', 'the first area says that at least 1.5mm of tread is needed', async () => {
  expect((await readPage(wof)).part('The 9 areas we check').items[0]).toContain(
    'At least 1.5mm of tread',
  );
});

clause(
  'WOF-SELLING',
  'the last item gives two ways to sell a car: with a recent WOF, or “as is, where is”',
  async () => {
    expect((await readPage(wof)).part('Why you need a WOF').items.at(-1)).toContain(
      'It must be no more than one month old when the buyer takes the car. Or sell ‘as is, where is’: the buyer agrees in writing to drive it only to get a WOF.',
    );
  },
);

clause(
  'WOF-DRIVER-ASSISTANCE',
  'the page says that driver assistance is checked on cars that have it',
  async () => {
    expect((await readPage(wof)).part('The 9 areas we check').paragraphs).toContain(
      'Since 1 November 2026 these are checked too, on cars that have them: automatic emergency braking and lane-keep assistance.',
    );
  },
);

clause('WOF-INTERVALS', 'the table has four rows, each with its interval', async () => {
  const place = (await readPage(wof)).part('How often you need a WOF');
  expect(
    place.named(
      'Cars, vans and utes, since 1 November 2026. Motorbikes: every year; for trailers, check with NZTA.',
    ).rows,
  ).toEqual([
    ['First registered, here or overseas', 'WOF due'],
    [
      'Since 1 November 2019',
      'When new, then at 4 years. Ages 4–14: every 2 years. After 14: every year.',
    ],
    [
      'November 2013 to October 2019',
      'Every year until November 2027, then every 2 years. After 14: every year.',
    ],
    ['2000 to October 2013', 'Every year'],
    ['Before 2000', 'Every year (was twice a year)'],
  ]);
  expect(place.text).toMatch(/Check the date on your label\..*First registered, here or overseas/);
});

clause('WOF-BEFOREHAND', 'the list has the six checks in order', async () => {
  expect((await readPage(wof)).part('Check these before your WOF').items).toEqual([
    'Lights, including brake lights',
    'Wipers and washers',
    'Tread: under 1.5mm fails',
    'Horn, seat belts and buckles',
    'Number plates easy to read',
    'Boot empty, so we can see the floor',
  ]);
});

clause(
  'WOF-FAILED-DRIVING',
  'the last item allows driving only to the repair or back, and only if safe',
  async () => {
    expect((await readPage(wof)).part('If your car fails its WOF').items.at(-1)).toContain(
      'Until it passes Drive it only to the repair or back to us, and only if it’s safe.',
    );
  },
);

clause('CARSERVICE-BASIC-ITEMS', 'the page lists the eight items in order', async () => {
  expect((await readPage(servicing)).part('Basic service').items).toEqual([
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

clause(
  'CARSERVICE-FULL-ITEMS',
  'the full service adds eight items to the basic service',
  async () => {
    const full = (await readPage(servicing)).part('Full service');
    expect(full.text).toContain('Everything in the basic service, plus 8 more');
    expect(full.items).toEqual([
      'Air filter',
      'Cabin filter',
      'Spark plugs if required',
      'Coolant check',
      'Transmission fluid check',
      'Suspension inspection',
      'Exhaust check',
      'Steering check',
    ]);
  },
);

clause('CARSERVICE-CHOICE', 'each of the four situations has its answer', async () => {
  const { items } = (await readPage(servicing)).part('Basic or full service?');
  expect(items).toEqual(tableOf('CARSERVICE-CHOICE').map((row) => row.join(' ')));
});

clause(
  'CARSERVICE-EXTRAS',
  'the page says that we call with the price before extra work',
  async () => {
    expect((await readPage(servicing)).part('Basic or full service?').text).toContain(
      'If your car needs more than the package includes, we call you with the price first.',
    );
  },
);

clause(
  'OIL-HANDBOOK',
  'the page explains severe use and says to follow a shorter interval',
  async () => {
    const interval = (await readPage(oil)).part('How often to change your oil');
    expect(interval.titles).toEqual(['Severe use', 'Check your handbook']);
    expect(interval.text).toContain('If it says sooner, in kilometres or months, follow it.');
    expect(interval.text).toContain('Short trips on a cold engine, towing, dust, long idling.');
  },
);

clause('OIL-FILTER', 'the list has a filter for mineral, and “ask” for synthetic oil', async () => {
  expect((await readPage(oil)).part('What’s included').items[1]).toBe(
    'With mineral oil, a new oil filter; with synthetic, ask if the filter is included',
  );
});

clause(
  'BRAKE-SIGNS-URGENCY',
  'three signs say “Don’t drive”, two say “Today” and two say “This week”',
  async () => {
    const signs = (await readPage(brakes)).part('Warning signs').each('item');
    const marks = [
      ['Grinding', 'Don’t drive', 'don’t drive'],
      ['A soft or sinking pedal', 'Don’t drive', 'don’t drive'],
      ['A red brake warning light', 'Don’t drive', 'don’t drive'],
      ['Pulling to one side when you brake', 'Today', 'check today'],
      ['It takes longer to stop', 'Today', 'check today'],
      ['A squeal', 'This week', 'check this week'],
      ['A pulsing pedal', 'This week', 'check this week'],
    ] as const;
    expect(signs.map(({ titles }) => titles)).toEqual(
      marks.map(([sign, , aloud]) => [`${sign}: ${aloud}`]),
    );
    for (const [index, [, mark]] of marks.entries())
      expect.soft(signs[index]?.everyWord).toMatch(new RegExp(`${mark}$`));
  },
);

clause(
  'BRAKE-WEAR',
  'the drawings show a new pad, a worn pad and no pad, in this order',
  async () => {
    const states = (await readPage(brakes)).part('What you hear, and why').each('item');
    expect(states.map(({ titles, drawings }) => [...titles, ...drawings])).toEqual([
      ['New pad: no squeal', 'A new pad against the rotor: thick lining, the wear tab well clear.'],
      [
        'Worn pad: a squeal',
        'A worn pad against the rotor: thin lining, and the wear tab touches.',
      ],
      ['Pad gone: grinding', 'No lining left: the steel plate cuts into the rotor.'],
    ]);
  },
);

for (const [path, drawing] of [
  [wof, /^A car from the front\. The WOF label/],
  [servicing, /^Parts of a full service on a bench/],
  [oil, /^Oil runs from a bottle/],
  [brakes, /^A disc brake from the side/],
] as const)
  clause('MECHANICAL-DRAWING', `${path} begins with the drawing the clause lists`, async () => {
    expect((await readPage(path)).drawings[0]).toMatch(drawing);
  });

for (const path of [servicing, oil, brakes])
  clause('MECHANICAL-WHERE', `${path} lists exactly the branches that repair cars`, async () => {
    const { links } = (await readPage(path)).part('Branches for this service');
    expect(links).toEqual(
      offering('Auto repairs').map(({ id, name }) => [name, `/locations#${id}`]),
    );
  });
