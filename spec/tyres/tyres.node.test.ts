import { expect } from 'vitest';
import { readPage } from '../documents/page.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { tyreServices } from '../facts/lists.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

const categories = [
  '/tyres/passenger',
  '/tyres/4wd-suv',
  '/tyres/performance',
  '/tyres/commercial',
  '/tyres/run-flat',
  '/tyres/fuel-efficient',
] as const;

clause('TYRES-SERVICES', 'six links in order lead to the service pages', async () => {
  const { links } = (await readPage('/tyres')).named('Tyre services');
  expect(links).toEqual(tyreServices);
});

for (const [path, ...benefits] of [
  [
    '/tyres/passenger',
    'Stop sooner in the rain',
    'Keep the noise down',
    'Wear evenly',
    'Pass a WOF',
  ],
  [
    '/tyres/4wd-suv',
    'Highway: for sealed roads',
    'All-terrain: for seal and gravel',
    'Mud: for off-road',
    'Load and speed ratings',
  ],
  ['/tyres/performance', 'More grip', 'Sharper steering', 'Speed rating', 'Two sizes on one car'],
  [
    '/tyres/commercial',
    'Look for the C',
    'Check the load index',
    'Business and fleet accounts',
    'We can come to you',
  ],
  [
    '/tyres/run-flat',
    'Usually no wheel change at the roadside',
    'No spare to carry',
    'Your car needs a pressure warning',
    'Can a run flat be repaired?',
  ],
  ['/tyres/fuel-efficient', 'More range for EVs', 'Wet grip counts too', 'What you could save'],
] as const)
  clause('TYRES-BENEFITS', `${path} lists its benefits in order, each with a text`, async () => {
    const page = await readPage(path);
    expect(page.titles).toEqual(benefits);
    for (const title of benefits)
      expect.soft(page.part(title).text.length, title).toBeGreaterThan(title.length + 30);
  });

for (const [path, ...own] of [
  ['/tyres/passenger'],
  ['/tyres/4wd-suv', 'Tread compared on all four (many 4WDs need it to match)'],
  ['/tyres/performance', 'Direction and ‘outside’ marks checked'],
  ['/tyres/commercial', 'Tread depth measured on the other tyres'],
  ['/tyres/run-flat', 'Tyre pressure warning system reset'],
  ['/tyres/fuel-efficient', 'Rolling resistance compared for your size'],
] as const)
  clause('TYRES-INCLUDED', `${path} lists the shared lines, then its own if any`, async () => {
    const fitting = (await readPage(path)).part('Fitting includes');
    expect(fitting.items).toEqual([
      'Size, load and speed rating checked',
      'Old tyres off, new tyres fitted',
      'Pressures set to the tyre placard (the sticker inside the driver’s door)',
      'Free wheel nut check after 50–100km',
      ...own,
    ]);
    expect(fitting.paragraphs).toEqual([
      `Balancing is ${price.balancingPerWheel} per wheel. Ask for the fitted price.`,
    ]);
  });

clause(
  'TYRES-FROM',
  'the passenger page gives the price of a tyre, and no other category does',
  async () => {
    const [passenger, ...others] = categories;
    expect((await readPage(passenger)).text).toContain(`From ${price.passengerTyreFrom}. `);
    for (const path of others) {
      const { text } = await readPage(path);
      expect.soft(text, path).not.toContain(price.passengerTyreFrom);
      expect.soft(text, path).not.toMatch(/from \$\d/i);
    }
  },
);

for (const path of ['/tyres', '/tyres/passenger'] as const)
  clause('TYRES-PRICE-ALONE', `${path} does not say that the price includes fitting`, async () => {
    const { text } = await readPage(path);
    expect(text).toContain(`from ${price.passengerTyreFrom}`);
    expect(text).not.toMatch(/fitted and balanced|fitting and balancing/i);
    expect(text).not.toMatch(/\$\d+[^.]{0,20}\bfitt(?:ed|ing)\b/i);
  });

clause(
  'TYRES-PRICE-ALONE',
  'the price is per tyre, and the page says to ask for the fitted price',
  async () => {
    const page = await readPage('/tyres/passenger');
    expect(page.detail('Passenger tyre')).toBe(
      `from ${price.passengerTyreFrom}, per tyre, depending on size`,
    );
    expect(page.part('Fitting includes').text).toMatch(/Ask for the fitted price\.$/);
  },
);

clause('TYRES-RUN-FLAT-DRAWN', 'the drawing labels an ordinary tyre and a run flat', async () => {
  const drawing = (await readPage('/tyres/run-flat')).named(/^Two tyres without air/);
  expect(drawing.everyWord).toContain('ordinary');
  expect(drawing.everyWord).toContain('run flat');
});

for (const [path, label, caption] of [
  [
    '/tyres/passenger',
    'A tyre in two views, 205/55R16 91V on its sidewall. Cut through from the front: 205mm is its width, 55% of that the height of its sidewall, 16 inches the diameter of its rim.',
    'What the sidewall says',
  ],
  [
    '/tyres/performance',
    'A right-hand bend from above, and two tyres cut through, pushed with the same force. The short sidewall hardly leans: its car keeps to the line. The tall one leans over: its car turns in later.',
    'Tall and short sidewalls in a corner',
  ],
  [
    '/tyres/commercial',
    'A laden van from behind, cut open. Its load goes through the floor, the springs and the axle, and each tyre carries half of it to the road.',
    'Where the load goes',
  ],
  [
    '/tyres/fuel-efficient',
    'Two tyres rolled down the same slope. The ordinary one bends more at its foot, gives off heat and stops first. The fuel efficient one rolls further.',
    'Why they roll further',
  ],
] as const)
  clause('TYRES-DRAWN', `${path} has its drawing and caption`, async () => {
    const [figure] = (await readPage(path)).each('figure');
    expect(figure?.drawings).toEqual([label]);
    expect(figure?.text).toContain(caption);
  });

clause('TYRES-DRAWN', 'the 4WD page has drawings of three treads', async () => {
  expect((await readPage('/tyres/4wd-suv')).drawings).toEqual([
    'A highway tread on seal: closed ribs, four thin grooves along the tyre.',
    'An all-terrain tread on gravel: interlocking blocks with room between them.',
    'A mud tread, sunk in: a few large lugs, and wide open channels out to the sides.',
  ]);
});

clause('TYRES-SIZE-READ', 'the figure explains each part of the size in its drawing', async () => {
  const [figure] = (await readPage('/tyres/passenger')).each('figure');
  expect(figure?.drawings).toEqual([expect.stringContaining(', 205/55R16 91V on its')]);
  expect(figure?.terms).toEqual([
    ['205', 'the width in millimetres'],
    ['55', 'the sidewall height: 55% of the width, here 113mm'],
    ['R16', 'a radial tyre for a rim of 16 inches'],
    ['91', 'the load index: each tyre carries up to 615kg'],
    ['V', 'the speed rating: up to 240km/h'],
  ]);
});

for (const [benefit, treads] of [
  ['Highway: for sealed roads', [/^A highway tread on seal/]],
  ['All-terrain: for seal and gravel', [/^An all-terrain tread on gravel/]],
  ['Mud: for off-road', [/^A mud tread/]],
  ['Load and speed ratings', []],
] as const)
  clause('TYRES-TREADS', `number of drawings of “${benefit}”: ${treads.length}`, async () => {
    expect((await readPage('/tyres/4wd-suv')).part(benefit).drawings).toEqual(
      treads.map((tread) => expect.stringMatching(tread)),
    );
  });

clause('TYRES-NO-SCALE', 'the caption says “not to scale”', async () => {
  const [figure] = (await readPage('/tyres/fuel-efficient')).each('figure');
  expect(figure?.text).toContain('Diagram not to scale.');
});

clause('TYRE-AGE-LINKED', 'the FAQ and the WOF page link to the tyre age on Tyres', async () => {
  expect(await renderedHtml('/tyres')).toMatch(/ id="tyre-age">(<\w[^>]*>)+How old are my tyres/);
  for (const path of ['/faq', '/services/wof-inspection'])
    expect((await readPage(path)).target('How old are my tyres?'), path).toBe('/tyres#tyre-age');
});
