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
  clause('TYRESERVICE-DRAWN', `the first drawing on ${path} has its text alternative`, async () => {
    expect((await readPage(path)).drawings[0]).toBe(label);
  });

clause('ALIGN-WHEN', 'advice on new tyres and suspension is below “Warning signs”', async () => {
  expect((await readPage('/services/wheel-alignment')).part('Warning signs').text).toContain(
    'Have it checked after new tyres or suspension work too.',
  );
});

clause('ALIGN-ANGLES', 'toe, camber and caster each have a drawing and one paragraph', async () => {
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

clause(
  'BALANCE-FORCE',
  'the figures are those of a wheel with a rolling radius of 316 mm',
  async () => {
    const turns = 100 / 3.6 / (2 * Math.PI * 0.316);
    const newtons = 0.01 * (0.5 * 16 * 0.0254) * (2 * Math.PI * turns) ** 2;
    const { items } = (await readPage('/services/wheel-balancing')).part('What wheel balancing is');
    expect(items).toEqual([
      '10 grams out of balance is the weight of a two-dollar coin.',
      `${(newtons / 9.81).toFixed(1)}kg is how hard that pulls at 100km/h,`,
      `${Math.round(turns)} times a second, on a 16-inch rim.`,
    ]);
  },
);

clause('PUNCTURE-ZONES', 'the diagram says which parts of a tyre can be repaired', async () => {
  const check = (await readPage('/services/puncture-repair')).part(
    'Can your puncture be repaired?',
  );
  expect(check.drawings).toEqual([
    'A tyre cut across. The tread between the shoulders can be repaired. Shoulders and sidewalls can’t.',
  ]);
});

clause('PUNCTURE-ADVICE', 'the page gives advice on spare, sealant and wheel nuts', async () => {
  const advice = (await readPage('/services/puncture-repair')).part(
    'Spare, sealant and wheel nuts',
  );
  expect(advice.items).toEqual([
    'Space-saver spare Up to 80km/h, or the lower speed on its label. Only to get home or to a branch.',
    'Sealant Follow the instructions on the can. Tell us if you’ve used it.',
    'Locking wheel nuts Their key is often in the glovebox or beside the spare.',
  ]);
});

clause(
  'PUNCTURE-STRANDED',
  'the list has five steps, the phone link is before Book Online, and the page says when the phone is answered',
  async () => {
    const page = await readPage('/services/puncture-repair');
    const box = page.part('Got a flat?');
    expect(box.each('steps')[0]?.items).toEqual([
      'Stop as far left as you can, with your hazard lights on.',
      'Safer inside? Sit away from traffic with seat belts on. Safer outside? Get everyone out on the side away from traffic, behind a barrier or well off the road.',
      'Life at risk: call 111. Other danger on a highway: call *555.',
      'Don’t drive on it. Only a run flat can go on: most up to 80km, at up to 80km/h. Leave the nail in: it slows the leak.',
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
  },
);

clause(
  'ROTATE-DIRECTIONAL',
  'the text and the drawing swap front and rear tyres on the same side',
  async () => {
    const section = (await readPage('/services/tyre-rotation')).part('Directional tyres');
    expect(section.text).toContain(
      'Tyres with an arrow on the sidewall stay on their own side. They only swap front and back.',
    );
    expect(section.drawings).toEqual([
      'Directional tyres, seen from above: front left to rear left, front right to rear right, rear left to front left, rear right to front right.',
    ]);
  },
);

clause('ROTATE-NUTS', 'the page offers a free wheel nut check 50–100km later', async () => {
  expect((await readPage('/services/tyre-rotation')).part('When to rotate').text).toContain(
    'After a rotation Come back 50–100km later for a free wheel nut check.',
  );
});

clause('NITROGEN-PRICE', 'the page says to call for the price and shows no price', async () => {
  const page = await readPage('/services/nitrogen-inflation');
  expect(page.headings()).toContain('Call for the price');
  expect(page.text).not.toMatch(/\$\d/);
});
