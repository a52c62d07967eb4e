import { expect } from 'vitest';
import { readPage } from '../documents/page.ts';
import { answered, phone } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

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
] as const)
  clause('TYRESERVICE-DRAWN', path, async () => {
    expect((await readPage(path)).drawings).toContain(label);
  });

clause('ALIGN-WHEN', 'among the signs', async () => {
  expect((await readPage('/services/wheel-alignment')).part('Warning signs').text).toContain(
    'Have it checked after new tyres or suspension work too.',
  );
});

clause('ALIGN-ANGLES', 'toe, camber and caster', async () => {
  const angles = (await readPage('/services/wheel-alignment')).part('The three angles we check');
  for (const [name, view] of [
    ['Toe', 'Toe, seen from above'],
    ['Camber', 'Camber, seen from the front'],
    ['Caster', 'Caster, seen from the side'],
  ] as const) {
    const angle = angles.part(name);
    expect(angle.drawings).toEqual([expect.stringMatching(`^${view}`)]);
    expect(angle.paragraphs).toHaveLength(1);
  }
});

clause('BALANCE-FORCE', 'the figures follow from the wheel', async () => {
  const turns = 100 / 3.6 / (2 * Math.PI * 0.316);
  const newtons = 0.01 * (0.5 * 16 * 0.0254) * (2 * Math.PI * turns) ** 2;
  const { items } = (await readPage('/services/wheel-balancing')).part('What wheel balancing is');
  expect(items).toEqual([
    '10 grams is what a two-dollar coin weighs',
    `${(newtons / 9.81).toFixed(1)}kg is how heavy those 10 grams feel at 100km/h, on a 16-inch rim`,
    `${Math.round(turns)} times a second is how often the wheel turns at that speed`,
  ]);
});

clause('PUNCTURE-ZONES', 'tread, shoulders and sidewalls', async () => {
  const check = (await readPage('/services/puncture-repair')).part(
    'Can your puncture be repaired?',
  );
  expect(check.drawings).toEqual([
    'A tyre cut across. The tread between the shoulders can be repaired. Shoulders and sidewalls can’t.',
  ]);
});

clause('PUNCTURE-ADVICE', 'three things, with the space-saver’s limit', async () => {
  const advice = (await readPage('/services/puncture-repair')).part(
    'Spare, sealant and wheel nuts',
  );
  expect(advice.items).toEqual([
    expect.stringMatching(/^Space-saver spare .*No faster than 80km\/h/),
    expect.stringMatching(/^Sealant .*follow the instructions on the can/),
    expect.stringMatching(/^Locking wheel nuts .*They need their own key\./),
  ]);
});

clause('PUNCTURE-STRANDED', 'beside the call, before anything else to press', async () => {
  const page = await readPage('/services/puncture-repair');
  const box = page.part('Got a flat?');
  expect(box.each('steps')[0]?.items).toEqual([
    'Pull well off the road and turn your hazard lights on.',
    'Get everyone out on the side away from traffic. On a motorway, get behind the barrier. In danger? Call 111.',
    expect.stringContaining('Don’t drive on it, unless it’s a run flat.'),
    'Call us. Our mobile tyre van comes to you. A call-out fee applies.',
  ]);
  expect(box.links.slice(0, 2).map(([words]) => words)).toEqual([
    `Call ${phone.main.number}`,
    'Book Online',
  ]);
  expect(box.text).toContain(`A call-out fee applies. Call ${phone.main.number}`);
  expect(page.paragraphs).toContain(
    `We answer ${phone.main.number} ${answered}. At other times, or if nobody answers, call your roadside assistance or a towing company.`,
  );
});

clause('ROTATE-DIRECTIONAL', 'front and back only', async () => {
  const plate = (await readPage('/services/tyre-rotation')).part('Directional tyres');
  expect(plate.text).toContain(
    'Tyres with an arrow on the sidewall stay on their own side. They only swap front and back.',
  );
  expect(plate.drawings).toEqual([
    'Directional tyres, seen from above: front left to rear left, front right to rear right, rear left to front left, rear right to front right.',
  ]);
});

clause('ROTATE-NUTS', '50–100km, free', async () => {
  expect((await readPage('/services/tyre-rotation')).part('When to rotate').text).toContain(
    'After a rotation Come back 50–100km later for a free wheel nut check.',
  );
});

clause('NITROGEN-PRICE', 'no dollars', async () => {
  const page = await readPage('/services/nitrogen-inflation');
  expect(page.paragraphs).toContainEqual(expect.stringMatching(/Call for the price\.$/));
  expect(page.headings()).toContain('Ask for the price');
  expect(page.text).not.toMatch(/\$\d/);
});
