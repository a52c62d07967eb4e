import { expect } from 'vitest';
import { directionsUrl } from '../../src/domain/directions.ts';
import { clause } from '../tools/clause.ts';

clause('BRANCH-DIRECTIONS', 'the destination is the whole address with the country', () => {
  const place = { address: '7 High St', suburb: 'Addington', city: 'Christchurch' };
  expect(directionsUrl('https://maps.example/to?mode=car', { ...place, postalCode: '8024' })).toBe(
    'https://maps.example/to?mode=car&destination=7+High+St%2C+Addington%2C+Christchurch+8024%2C+New+Zealand',
  );
});
