import { expect } from 'vitest';
import { keywordsFor } from '../../src/content/keywords.ts';
import { offers } from '../../src/content/offers.ts';
import { routes } from '../../src/content/routes.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

clause('FIND-OFFERS', 'each offer has its price, with “from”, “+ GST” or “per” if shown', () => {
  const shown = Object.entries(offers).map(([path, list]) => [
    path,
    ...list.map(
      ({ name, price: amount, from, plusGst, per }) =>
        `${name}: ${from ? 'from ' : ''}$${amount.toLocaleString('en-NZ')}${plusGst ? ' + GST' : ''}${per ? ` per ${per}` : ''}`,
    ),
  ]);
  expect(shown).toEqual([
    ['/tyres/passenger', `Passenger tyre: from ${price.passengerTyreFrom}`],
    [
      '/services/wheel-alignment',
      `2-wheel alignment: ${price.alignmentTwoWheel}`,
      `4-wheel alignment: ${price.alignmentFourWheel}`,
    ],
    [
      '/services/wheel-balancing',
      `Balancing per wheel: ${price.balancingPerWheel} per wheel`,
      `Balancing of all 4 wheels: ${price.balancingAllFour}`,
    ],
    ['/services/puncture-repair', `Puncture repair: from ${price.punctureFrom}`],
    ['/services/tyre-rotation', `Tyre rotation: ${price.rotation}`],
    ['/services/nitrogen-inflation'],
    ['/services/mobile-service'],
    ['/services/wof-inspection', `WOF inspection: from ${price.wofFrom}`],
    [
      '/services/car-servicing',
      `Basic service: ${price.basicService.plusGst} + GST`,
      `Full service: ${price.fullService.plusGst} + GST`,
    ],
    [
      '/services/oil-change',
      `Mineral oil change: from ${price.oilMineralFrom}`,
      `Synthetic oil change: from ${price.oilSyntheticFrom}`,
    ],
    [
      '/services/brake-service',
      'Brake check: $0',
      `Brake pads: from ${price.brakePadsPerAxleFrom} per axle`,
      `Brake rotors including pads: from ${price.brakeRotorsPerAxleFrom} per axle`,
      `Brake fluid: from ${price.brakeFluidFrom}`,
    ],
    [
      '/services/battery-replacement',
      'Battery test: $0',
      `Battery including fitting and disposal: from ${price.batteryFrom}`,
    ],
  ]);
});

clause(
  'FIND-KEYWORDS',
  'seventeen pages have four or more keywords, none blank or repeated',
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
