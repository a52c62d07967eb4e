import { expect } from 'vitest';
import { keywordsFor } from '../../src/content/keywords.ts';
import { offers } from '../../src/content/offers.ts';
import { routes } from '../../src/content/routes.ts';
import { clause } from '../tools/clause.ts';

clause('FIND-OFFERS', 'each offer with its price, and what it depends on', () => {
  const said = Object.entries(offers).map(([path, list]) => [
    path,
    ...list.map(
      ({ name, price, from, plusGst, per }) =>
        `${name}: ${from ? 'from ' : ''}${price}${plusGst ? ' + GST' : ''}${per ? ` per ${per}` : ''}`,
    ),
  ]);
  expect(said).toEqual([
    ['/tyres/passenger', 'Passenger tyre: from 89'],
    ['/services/wheel-alignment', '2-wheel alignment: 79', '4-wheel alignment: 129'],
    [
      '/services/wheel-balancing',
      'Balancing per wheel: 20 per wheel',
      'Balancing of all 4 wheels: 80',
    ],
    ['/services/puncture-repair', 'Puncture repair: from 25'],
    ['/services/tyre-rotation', 'Tyre rotation: 40'],
    ['/services/nitrogen-inflation'],
    ['/services/mobile-service'],
    ['/services/wof-inspection', 'WOF inspection: from 65'],
    ['/services/car-servicing', 'Basic service: 199 + GST', 'Full service: 349 + GST'],
    ['/services/oil-change', 'Mineral oil change: from 79', 'Synthetic oil change: from 129'],
    [
      '/services/brake-service',
      'Brake check: 0',
      'Brake pads: from 199 per axle',
      'Brake rotors including pads: from 350 per axle',
      'Brake fluid: from 89',
    ],
    [
      '/services/battery-replacement',
      'Battery test: 0',
      'Battery including fitting and disposal: from 199',
    ],
  ]);
});

clause(
  'FIND-KEYWORDS',
  'seventeen pages have four or more, and none is blank or said twice',
  () => {
    const lists = routes.flatMap(({ path }) => keywordsFor(path) ?? []);
    expect(routes.filter(({ path }) => keywordsFor(path))).toHaveLength(17);
    for (const { path } of routes) {
      const words = keywordsFor(path) ?? ['-', '-', '-', '-'];
      expect(words.length, path).toBeGreaterThan(3);
    }
    for (const word of lists) expect(word).toMatch(/^[\w-]+(?: [\w-]+)*$/);
    expect(new Set(lists).size).toBe(lists.length);
    expect(lists).toHaveLength(81);
  },
);
