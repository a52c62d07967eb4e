import { expect } from 'vitest';
import { branches } from '../../src/content/branches.ts';
import { directionsUrl } from '../../src/domain/directions.ts';
import { clause } from '../tools/clause.ts';

clause('BRANCH-DIRECTIONS', 'the whole address is the destination, whatever the provider', () => {
  const place = { address: '7 High St', suburb: 'Addington', city: 'Christchurch' };
  expect(directionsUrl('https://maps.example/to?mode=car', { ...place, postalCode: '8024' })).toBe(
    'https://maps.example/to?mode=car&destination=7+High+St%2C+Addington%2C+Christchurch+8024%2C+New+Zealand',
  );
});

clause('BRANCH-DIRECTIONS', 'each branch’s own', () => {
  expect(branches.map(({ mapUrl }) => mapUrl)).toEqual(
    [
      '118+Main+South+Road%2C+Sockburn%2C+Christchurch+8042',
      '246+Riccarton+Road%2C+Riccarton%2C+Christchurch+8041',
      '31+Langdons+Road%2C+Papanui%2C+Christchurch+8053',
      '12+Shands+Road%2C+Hornby%2C+Christchurch+8042',
      '405+Linwood+Avenue%2C+Linwood%2C+Christchurch+8062',
      '58+Ferry+Road%2C+Ferrymead%2C+Christchurch+8023',
    ].map(
      (address) => `https://www.google.com/maps/dir/?api=1&destination=${address}%2C+New+Zealand`,
    ),
  );
});
