import { screen, within } from '@testing-library/react';
import { assert, expect } from 'vitest';
import { branch, phone } from '../facts/business.ts';
import { price } from '../facts/prices.ts';
import { figure, part, titles, words } from '../pages/reading.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

/** The lines of the list in a part, by the part's heading. */
const lines = (name: string) => within(part(name)).getAllByRole('listitem').map(words);

/** The lines below a heading that names no part. */
function linesBelow(name: string): string[] {
  const { parentElement } = screen.getByRole('heading', { name });
  assert(parentElement, `${name} stands in a column.`);
  return within(parentElement).getAllByRole('listitem').map(words);
}

/** The item of a part that a heading names. */
function item(inPart: string, title: string): HTMLElement {
  const found = within(part(inPart))
    .getAllByRole('listitem')
    .find((entry) => within(entry).queryByRole('heading', { name: title }));
  assert(found, `Something in ${inPart} is headed ${title}.`);
  return found;
}

for (const [path, label] of [
  [
    '/services/wheel-alignment',
    'The front wheels from above. Both point outwards instead of straight ahead: the angle on each side is the toe.',
  ],
  [
    '/services/wheel-balancing',
    'A wheel from the side: a small weight clipped to the rim balances the heavy spot on the other side, and the shake dies away to a straight line.',
  ],
  [
    '/services/puncture-repair',
    'A tyre’s tread cut through: the plug fills the hole from the inside, and the patch seals the liner over it.',
  ],
  [
    '/services/tyre-rotation',
    'A front-wheel-drive car from above. Over four rotations one tyre moves to each corner: straight back, across to the front, straight back, across to the front.',
  ],
  [
    '/services/nitrogen-inflation',
    'A tyre cut across and filled with pairs of nitrogen atoms. One pair of oxygen atoms slips out through the sidewall.',
  ],
] as const) {
  clause('TYRESERVICE-DRAWN', path, async () => {
    await show(path);
    expect(screen.getByRole('img', { name: label })).toBeVisible();
  });
}

clause('ALIGN-PRICING', 'a table sets the two side by side', async () => {
  await show('/services/wheel-alignment');
  const table = within(part('Pricing: two wheels or four')).getByRole('table', {
    name: 'The two alignments compared',
  });
  expect(within(table).getAllByRole('columnheader').slice(0, 2).map(words)).toEqual([
    'Alignment',
    'Covers',
  ]);
  const [, ...rows] = within(table).getAllByRole('row');
  expect(
    rows.map((row) => [
      words(within(row).getByRole('rowheader')),
      words(within(row).getAllByRole('cell')[0] ?? row),
    ]),
  ).toEqual([
    [`2-wheel ${price.alignmentTwoWheel}`, 'The front wheels only'],
    [`4-wheel ${price.alignmentFourWheel}`, 'Front and rear wheels'],
  ]);
});

clause('ALIGN-RECOMMENDED', 'one mark, on the 4-wheel alignment', async () => {
  await show('/services/wheel-alignment');
  expect(words(screen.getByText('RECOMMENDED').parentElement ?? document.body)).toBe(
    '4-wheel RECOMMENDED',
  );
});

clause('ALIGN-BENEFITS', 'three of them', async () => {
  await show('/services/wheel-alignment');
  expect(titles('Benefits')).toEqual(['Even tyre wear', 'Straight driving', 'Less drag']);
});

clause('ALIGN-SIGNS', 'four in order', async () => {
  await show('/services/wheel-alignment');
  expect(titles('Warning signs')).toEqual([
    'It pulls to one side',
    'One tyre edge wears faster',
    'The steering wheel sits crooked',
    'You’ve hit a kerb or pothole',
  ]);
});

clause('ALIGN-WHEN', 'among the signs', async () => {
  await show('/services/wheel-alignment');
  expect(words(part('Warning signs'))).toContain(
    'Have it checked after new tyres or suspension work too.',
  );
});

clause('ALIGN-INCLUDES', 'five lines', async () => {
  await show('/services/wheel-alignment');
  expect(lines('What the service includes')).toEqual([
    'Tyres checked and pressures set first: both change the reading',
    'Steering joints checked for play: worn parts don’t hold a setting',
    'Toe, camber and caster measured by laser on the two or four wheels you book',
    'Adjustable angles set to the manufacturer’s specifications',
    'Steering wheel centred',
  ]);
});

clause('ALIGN-LASERS', '9 machines', async () => {
  await show('/services/wheel-alignment');
  expect(words(part('What the service includes'))).toContain('9 laser wheel-alignment machines');
});

clause('ALIGN-ANGLES', 'toe, camber and caster', async () => {
  await show('/services/wheel-alignment');
  for (const [name, view] of [
    ['Toe', 'Toe, seen from above'],
    ['Camber', 'Camber, seen from the front'],
    ['Caster', 'Caster, seen from the side'],
  ] as const) {
    const angle = within(item('The three angles we check', name));
    expect(angle.getByRole('img', { name: new RegExp(`^${view}`) })).toBeVisible();
    expect(angle.getByRole('paragraph')).toBeVisible();
  }
});

clause('ALIGN-FREEPHONE', 'the number and its link', async () => {
  await show('/services/wheel-alignment');
  const link = screen.getByRole('link', { name: /^Call 0800\s000\s200$/ });
  expect(link).toHaveAttribute('href', phone.wheelAlignment.href);
});

clause('BALANCE-INTRO', 'the heavy spot and the weight', async () => {
  await show('/services/wheel-balancing');
  expect(words(part('What wheel balancing is'))).toContain(
    'No tyre or rim weighs the same all the way round. A machine finds the heavy spot, and we fit a small weight on the rim to balance it.',
  );
});

clause('BALANCE-FORCE', 'the figures follow from the wheel', async () => {
  const speed = 100 / 3.6;
  const turns = speed / (2 * Math.PI * 0.316);
  const newtons = 0.01 * (0.5 * 16 * 0.0254) * (2 * Math.PI * turns) ** 2;
  await show('/services/wheel-balancing');
  expect(lines('What wheel balancing is')).toEqual([
    '10 grams is what a two-dollar coin weighs',
    expect.stringMatching(
      new RegExp(
        `^${(newtons / 9.81).toFixed(1)}kg is how heavy those 10 grams feel at 100km/h, on a 16-inch rim$`,
      ),
    ),
    expect.stringMatching(
      new RegExp(
        `^${Math.round(turns)} times a second is how often the wheel turns at that speed$`,
      ),
    ),
  ]);
});

clause('BALANCE-PRICES', 'one wheel, all four, and the time', async () => {
  await show('/services/wheel-balancing');
  expect(figure('One wheel')).toBe(`${price.balancingPerWheel}, per wheel`);
  expect(figure('All 4')).toBe(`${price.balancingAllFour}, the whole car`);
  expect(figure('Time')).toBe('15–30 min, for the job');
});

clause('BALANCE-BENEFITS', 'four lines', async () => {
  await show('/services/wheel-balancing');
  expect(lines('Benefits')).toEqual([
    'A steering wheel and seat that don’t shake on the open road',
    'Tread that wears evenly all the way round',
    'Less wear on wheel bearings, joints and shock absorbers',
    'Tyres that grip the road instead of skipping over it',
  ]);
});

clause('BALANCE-SIGNS', 'four in order', async () => {
  await show('/services/wheel-balancing');
  expect(titles('Signs of imbalance')).toEqual([
    'Steering wheel vibration',
    'Seat or floor vibration',
    'Uneven wear',
    'Pulling to one side',
  ]);
});

clause('BALANCE-SPEED', 'said and drawn', async () => {
  await show('/services/wheel-balancing');
  expect(words(item('Signs of imbalance', 'Steering wheel vibration'))).toContain('at 80–100km/h');
  expect(
    within(part('Signs of imbalance')).getByRole('img', {
      name: /strongest between 80 and 100 kilometres an hour/,
    }),
  ).toBeVisible();
});

clause('BALANCE-WHEN', 'after three things', async () => {
  await show('/services/wheel-balancing');
  expect(titles('When to balance').slice(0, 3)).toEqual([
    'After new tyres',
    'After rotation',
    'After puncture repair',
  ]);
});

clause('BALANCE-INTERVAL', 'every 10,000–15,000km', async () => {
  await show('/services/wheel-balancing');
  expect(titles('When to balance').at(-1)).toBe('Every 10,000–15,000km');
});

clause('PUNCTURE-PRICE', 'where it starts, and the time', async () => {
  await show('/services/puncture-repair');
  expect(figure('Patch and plug')).toBe(`from ${price.punctureFrom}, at a branch`);
  expect(figure('Most done in')).toBe('30 min, at a branch');
  expect(
    screen.getByText(`From ${price.punctureFrom}, and most are done in 30 minutes.`, {
      selector: 'p',
    }),
  ).toBeVisible();
});

clause('PUNCTURE-REPAIRABLE', 'five conditions', async () => {
  await show('/services/puncture-repair');
  expect(linesBelow('Repairable')).toEqual([
    'Hole under 6mm',
    'In the tread',
    'No sidewall damage',
    'Not driven on while flat',
    'Good tread left',
  ]);
});

clause('PUNCTURE-NOT', 'five reasons', async () => {
  await show('/services/puncture-repair');
  expect(linesBelow('Not repairable')).toEqual([
    'Sidewall damage',
    'Hole over 6mm',
    'Several punctures close together',
    'Driven on while flat',
    'Tread below 1.5mm',
  ]);
  expect(screen.getAllByText('Sidewall damage')).toHaveLength(1);
  expect(words(part('Can your puncture be repaired?'))).toContain(
    'Can’t be repaired? You need a new tyre. Call us with the size on the sidewall, or ask for a price online.',
  );
  expect(screen.getByRole('link', { name: 'Quote by tyre size' })).toHaveAttribute(
    'href',
    '/tyre-enquiry',
  );
});

clause('PUNCTURE-ZONES', 'tread, shoulders and sidewalls', async () => {
  await show('/services/puncture-repair');
  expect(
    within(part('Can your puncture be repaired?')).getByRole('img', {
      name: 'A tyre cut across. The tread between the shoulders can be repaired. Shoulders and sidewalls can’t.',
    }),
  ).toBeVisible();
});

clause('PUNCTURE-STEPS', 'four, numbered and drawn', async () => {
  await show('/services/puncture-repair');
  expect(titles('How we repair it')).toEqual([
    'Inspection',
    'Remove tyre',
    'Repair by patch and plug, from inside',
    'Refit and test',
  ]);
  expect(words(item('How we repair it', 'Refit and test'))).toContain(
    'The wheel needs balancing afterwards. Ask if it’s included.',
  );
  expect(
    within(part('How we repair it'))
      .getAllByRole('listitem')
      .map((step) =>
        within(step)
          .queryAllByRole('img')
          .map((drawing) => drawing.getAttribute('aria-label')),
      ),
  ).toEqual([[], [], ['A plug with its patch is pulled into the tread from inside the tyre.'], []]);
  expect(within(part('How we repair it')).getByRole('list').tagName).toBe('OL');
});

clause('PUNCTURE-ADVICE', 'three things, with the space-saver’s limit', async () => {
  await show('/services/puncture-repair');
  expect(titles('Spare, sealant and wheel nuts')).toEqual([
    'Space-saver spare',
    'Sealant',
    'Locking wheel nuts',
  ]);
  expect(words(item('Spare, sealant and wheel nuts', 'Space-saver spare'))).toContain(
    'No faster than 80km/h',
  );
  expect(words(item('Spare, sealant and wheel nuts', 'Sealant'))).toContain(
    'follow the instructions on the can',
  );
  expect(words(item('Spare, sealant and wheel nuts', 'Locking wheel nuts'))).toContain(
    'They need their own key.',
  );
});

clause('PUNCTURE-STRANDED', 'beside the call, before anything else to press', async () => {
  await show('/services/puncture-repair');
  const [box] = screen.getAllByRole('heading', { name: 'Got a flat?' });
  assert(box?.parentElement);
  const said = words(box.parentElement);
  expect(said).toMatch(
    /Pull well off the road and turn your hazard lights on\..*Get everyone out on the side away from traffic\. On a motorway, get behind the barrier\. In danger\? Call 111\..*Don’t drive on it, unless it’s a run flat\..*Call us\. Our mobile tyre van comes to you\. A call-out fee applies\..*Call 03.*Book Online/s,
  );
  expect(within(box.parentElement).getByRole('list').tagName).toBe('OL');
  const [first, second] = within(box.parentElement).getAllByRole('link');
  expect(first).toHaveAccessibleName(/^Call/);
  expect(second).toHaveAccessibleName('Book Online');
  expect(screen.getAllByRole('paragraph').map((paragraph) => words(paragraph))).toContain(
    `We answer ${phone.main.number} Mon–Fri ${branch.sockburn.weekdays}, Sat ${branch.sockburn.saturday}, Sun ${branch.sockburn.sunday}. At other times, or if nobody answers, call your roadside assistance or a towing company.`,
  );
});

clause('ROTATE-PRICE', 'the price, and the time', async () => {
  await show('/services/tyre-rotation');
  expect(figure('All 4 wheels')).toBe(`${price.rotation}, for the rotation; ask about balancing`);
  expect(figure('Time')).toBe('20–30 min, start to finish');
});

clause('ROTATE-BENEFITS', 'four of them', async () => {
  await show('/services/tyre-rotation');
  expect(titles('Benefits')).toEqual([
    'Up to 20% longer life',
    'All four wear together',
    'Even grip',
    'Damage found early',
  ]);
});

clause('ROTATE-LIFE', 'up to 20%, results vary', async () => {
  await show('/services/tyre-rotation');
  expect(words(item('Benefits', 'Up to 20% longer life'))).toMatch(
    /^Up to 20% longer life\s*Results vary with car, tyre and road\./,
  );
});

const pattern = 'The pattern for your car';

clause('ROTATE-FRONT', 'fronts straight, rears across', async () => {
  await show('/services/tyre-rotation');
  const plate = item(pattern, 'Front-wheel drive');
  expect(words(plate)).toContain('Front tyres go straight back. Rear tyres cross to the front');
  expect(within(plate).getByRole('img')).toHaveAccessibleName(
    'Front-wheel drive, seen from above: front left to rear left, front right to rear right, rear left to front right, rear right to front left.',
  );
});

clause('ROTATE-REAR', 'rears straight, fronts across', async () => {
  await show('/services/tyre-rotation');
  const plate = item(pattern, 'Rear-wheel drive');
  expect(words(plate)).toContain('Rear tyres go straight forward. Front tyres cross to the rear');
  expect(within(plate).getByRole('img')).toHaveAccessibleName(
    'Rear-wheel drive, seen from above: front left to rear right, front right to rear left, rear left to front left, rear right to front right.',
  );
});

clause('ROTATE-ALL', 'all four across', async () => {
  await show('/services/tyre-rotation');
  const plate = item(pattern, '4WD and AWD');
  expect(words(plate)).toContain('Both axles cross, in an X');
  expect(within(plate).getByRole('img')).toHaveAccessibleName(
    'Four-wheel drive, seen from above: front left to rear right, front right to rear left, rear left to front right, rear right to front left.',
  );
});

clause('ROTATE-DIRECTIONAL', 'front and back only', async () => {
  await show('/services/tyre-rotation');
  const plate = item(pattern, 'Directional tyres');
  expect(words(plate)).toContain(
    'Tyres with an arrow on the sidewall stay on their own side. They only swap front and back.',
  );
  expect(within(plate).getByRole('img')).toHaveAccessibleName(
    'Directional tyres, seen from above: front left to rear left, front right to rear right, rear left to front left, rear right to front right.',
  );
});

clause('ROTATE-WHEN', '10,000km or 6 months', async () => {
  await show('/services/tyre-rotation');
  expect(words(part('When to rotate'))).toMatch(
    /^When to rotate\s*10,000km or 6 months, whichever comes first/,
  );
});

clause('ROTATE-NUTS', '50–100km, free', async () => {
  await show('/services/tyre-rotation');
  expect(words(part('When to rotate'))).toMatch(
    /After a rotation\s*Come back 50–100km later for a free wheel nut check\./,
  );
});

clause('NITROGEN-EXPLAINED', 'said and drawn', async () => {
  await show('/services/nitrogen-inflation');
  const explained = part('What nitrogen inflation is');
  expect(words(explained)).toContain(
    'We let the air out, then fill the tyres with dry nitrogen (95–98% pure)',
  );
  expect(within(explained).getByRole('img')).toHaveAccessibleName(
    'Air is 78% nitrogen, 21% oxygen and 1% other gases. Our fill is 95–98% nitrogen.',
  );
});

clause('NITROGEN-BENEFITS', 'five lines', async () => {
  await show('/services/nitrogen-inflation');
  expect(lines('Benefits').slice(1)).toEqual([
    'Tyres that stay closer to the right pressure wear more evenly',
    'Less water inside, so pressure is steadier as tyres warm up',
    'Less oxygen to age the rubber and rust the rim',
    'At a pinch, you can top up with ordinary air: the two mix safely',
  ]);
});

clause('NITROGEN-HOLDS', 'up to, results vary, check monthly', async () => {
  await show('/services/nitrogen-inflation');
  expect(lines('Benefits')[0]).toBe(
    'Pressure can hold up to 3–4 times longer; results vary, so still check it every month',
  );
});

clause('NITROGEN-SCIENCE', 'three cards, each drawn', async () => {
  await show('/services/nitrogen-inflation');
  expect(titles('The science')).toEqual([
    'It leaks more slowly',
    'It’s dry',
    'Less rust and ageing',
  ]);
  for (const title of ['It leaks more slowly', 'Less rust and ageing'])
    expect(within(item('The science', title)).getAllByRole('img')).toHaveLength(1);
  expect(within(item('The science', 'It’s dry')).queryByRole('img')).toBeNull();
});

clause('NITROGEN-DRIVERS', 'four of them', async () => {
  await show('/services/nitrogen-inflation');
  expect(titles('Who benefits')).toEqual([
    'Performance cars',
    'Commuters',
    'Fleets',
    'Caravans and trailers',
  ]);
});

clause('NITROGEN-PRICE', 'no dollars', async () => {
  await show('/services/nitrogen-inflation');
  expect(screen.getByText(/Call for the price\.$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ask for the price' })).toBeVisible();
  expect(words(document.body)).not.toMatch(/\$\d/);
});
