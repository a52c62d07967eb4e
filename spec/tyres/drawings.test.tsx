import { screen, within } from '@testing-library/react';
import { assert, expect } from 'vitest';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

for (const [path, label, caption] of [
  [
    '/tyres/passenger',
    'A tyre in two views, 205/55R16 91V on its sidewall. Cut through from the front: 205mm is its width, 55% of that the height of its sidewall, 16 inches the diameter of its rim.',
    'What the sidewall says',
  ],
  [
    '/tyres/performance',
    'A right-hand bend from above, and two tyres cut through, pushed with the same force. The short sidewall hardly leans: its car keeps to the line. The tall one leans over: its car runs wide, off the road.',
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
] as const) {
  clause('TYRES-DRAWN', `${path}, with its caption`, async () => {
    await show(path);
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('img', { name: label })).toBeVisible();
    expect(within(figure).getByText(caption)).toBeVisible();
  });
}

clause('TYRES-DRAWN', 'three treads of 4WD tyres', async () => {
  await show('/tyres/4wd-suv');
  expect(screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
    'A highway tread on seal: closed ribs, four thin grooves along the tyre.',
    'An all-terrain tread on gravel: interlocking blocks with room between them.',
    'A mud tread, sunk in: a few large lugs, and wide open channels out to the sides.',
  ]);
});

for (const [sign, meaning] of [
  ['205', 'the width in millimetres'],
  ['55', 'the sidewall height: 55% of the width, here 113mm'],
  ['R16', 'a radial tyre for a rim of 16 inches'],
  ['91', 'the load index: each tyre carries up to 615kg'],
  ['V', 'the speed rating: up to 240km/h'],
] as const) {
  clause('TYRES-SIZE-READ', sign, async () => {
    await show('/tyres/passenger');
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('img', { name: /, 205\/55R16 91V on its/ })).toBeVisible();
    const term = within(figure).getByText(sign, { selector: 'dt' });
    assert(term.parentElement);
    expect(within(term.parentElement).getByRole('definition')).toHaveTextContent(meaning);
  });
}

for (const [benefit, tread] of [
  ['Highway: for sealed roads', /^A highway tread on seal/],
  ['All-terrain: for seal and gravel', /^An all-terrain tread on gravel/],
  ['Mud: for off-road', /^A mud tread/],
] as const) {
  clause('TYRES-TREADS', benefit, async () => {
    await show('/tyres/4wd-suv');
    const item = screen
      .getAllByRole('listitem')
      .find((one) => within(one).queryByRole('heading', { name: benefit }));
    assert(item, `A benefit is headed ${benefit}.`);
    expect(within(item).getByRole('img', { name: tread })).toBeVisible();
  });
}

clause('TYRES-TREADS', 'load is no matter of the tread', async () => {
  await show('/tyres/4wd-suv');
  const item = screen
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name: 'Load and speed ratings' }));
  assert(item);
  expect(within(item).queryByRole('img')).toBeNull();
});

clause('TYRES-NO-SCALE', 'said below the drawing', async () => {
  await show('/tyres/fuel-efficient');
  expect(screen.getByRole('figure')).toMatchTextContent(
    'How much further depends on the car and road. Diagram not to scale.',
  );
});
