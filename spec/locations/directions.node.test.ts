import { expect } from 'vitest';
import { branches } from '../../src/content/branches.ts';
import { directionsUrl } from '../../src/domain/directions.ts';
import { branches as expected } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

clause('BRANCH-DIRECTIONS', 'the destination is the whole address with the country', () => {
  const place = { address: '7 High St', suburb: 'Addington', city: 'Christchurch' };
  expect(directionsUrl('https://maps.example/to?mode=car', { ...place, postalCode: '8024' })).toBe(
    'https://maps.example/to?mode=car&destination=7+High+St%2C+Addington%2C+Christchurch+8024%2C+New+Zealand',
  );
});

clause('BRANCH-DIRECTIONS', 'each branch has its own address as the destination', () => {
  expect(branches.map(({ mapUrl }) => mapUrl)).toEqual(
    expected.map(({ street, place }) => {
      const destination = `${street}, ${place}, New Zealand`
        .replaceAll(',', '%2C')
        .replaceAll(' ', '+');
      return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
    }),
  );
});
