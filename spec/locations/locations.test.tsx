import { screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { projectPoint } from '../../src/domain/cityMap.ts';
import { distanceInKilometres } from '../../src/domain/distance.ts';
import { branches, services } from '../facts/business.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

beforeEach(async () => {
  await page.viewport(320, 640);
  await show('/locations');
});

/** The edges of the drawn map in degrees, from Templeton to Sumner and Belfast to Lyttelton Harbour; its width in units. */
const mapArea = { west: 172.4915, east: 172.7895, north: -43.45, south: -43.63, width: 300 };

const map = () => screen.getByRole('group', { name: /^Map of / });
const pins = () => within(map()).getAllByRole('link');
/** The discs of the pins, found by element because they have no role. */
const discs = () => pins().map((pin) => pin.querySelector('circle') as SVGCircleElement);

clause('PLAN-TARGETS', 'each pin is at least 24 pixels across and covers no other pin', () => {
  const boxes = discs().map((disc) => disc.getBoundingClientRect());
  expect(boxes).toHaveLength(branches.length);
  for (const [index, { x, y, width }] of boxes.entries()) {
    expect(width).toBeGreaterThanOrEqual(24);
    for (const other of boxes.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(width);
  }
});

/** The branches with a pin at their place: one that another branch is near may be drawn beside it. */
function atTheirPlaces() {
  const drawn = discs().map((disc) => disc.getBoundingClientRect());
  return branches
    .map(({ at: [latitude, longitude] }, index) => ({ latitude, longitude, disc: drawn[index] }))
    .filter((one, _, all) =>
      all.every((other) => one === other || distanceInKilometres(one, other) > 3),
    );
}

for (const id of ['PLAN-PLACES', 'PLAN-SCALE'] as const)
  clause(id, 'each drawn pin is at its coordinates', () => {
    const { left, top, width } = map().getBoundingClientRect();
    for (const { disc, ...place } of atTheirPlaces()) {
      const { x, y } = projectPoint(mapArea, place);
      const drawn = disc as DOMRect;
      const unit = width / mapArea.width;
      expect((drawn.x + drawn.width / 2 - left) / unit).toBeCloseTo(x, 0);
      expect((drawn.y + drawn.height / 2 - top) / unit).toBeCloseTo(y, 0);
    }
  });

clause('PLAN-MAIN', 'the pin of Sockburn is yellow, and the others are not', () => {
  const [main, ...others] = discs().map((disc) => getComputedStyle(disc).fill);
  expect(main).toBe('rgb(255, 201, 21)');
  expect(others).toEqual(Array.from(branches.slice(1), () => 'rgb(245, 242, 234)'));
});

/** What is drawn beside a word that only screen readers read: a tick has two sides of a box, turned. */
function drawnBeside(word: HTMLElement): string {
  const drawing = word.previousElementSibling as HTMLElement;
  expect(drawing).toBeVisible();
  const { content, borderWidth, rotate } = getComputedStyle(drawing, '::before');
  return content === 'none'
    ? drawing.innerText
    : `${content} ${borderWidth} ${rotate} ${drawing.offsetWidth > 0}`;
}

clause('BRANCH-SERVICES-TABLE', 'screen readers read Yes for a tick, and No for a dash', () => {
  for (const { name, services: own } of branches) {
    const offers = services.map((service) => (own as readonly string[]).includes(service));
    const read = offers.map((isOffered) => (isOffered ? 'Yes' : 'No'));
    const row = screen.getByRole('row', { name: [name, ...read].join(' ') });
    expect(within(row).getByRole('rowheader')).toHaveTextContent(name);
    const words = within(row).getAllByText(/^(?:Yes|No)$/);
    for (const word of words) expect(word.offsetWidth).toBe(1);
    expect(words.map(drawnBeside)).toEqual(
      offers.map((isOffered) => (isOffered ? '"" 0px 3px 3px 0px 40deg true' : '–')),
    );
  }
});
