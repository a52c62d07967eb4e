import { expect } from 'vitest';
import {
  distanceInKilometres,
  formatDistance,
  type Coordinates,
} from '../../src/domain/distance.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

/** A place, from its latitude and longitude with a comma between them. */
function placeAt(coordinates = ''): Coordinates {
  const [latitude = NaN, longitude = NaN] = coordinates.split(', ').map(Number);
  return { latitude, longitude };
}

for (const [way, from, to, kilometres] of tableOf('NEAREST-DISTANCE'))
  clause('NEAREST-DISTANCE', `the distance ${way} is ${kilometres} km, both ways`, () => {
    const [there, back] = [placeAt(from), placeAt(to)];
    expect(distanceInKilometres(there, back)).toBeCloseTo(Number(kilometres), 1);
    expect(distanceInKilometres(back, there)).toBeCloseTo(Number(kilometres), 1);
  });

for (const [kilometres, words] of tableOf('NEAREST-ABOUT'))
  clause('NEAREST-ABOUT', `a distance of ${kilometres} km reads “${words}”`, () => {
    expect(formatDistance(Number(kilometres))).toBe(words);
  });
