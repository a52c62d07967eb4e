import { expect } from 'vitest';
import { branchCardPath } from '../../src/content/branches.ts';
import { fourAvenues, hagleyPark, landmarks, mapArea, strokes } from '../../src/content/cityMap.ts';
import { heightOf, projectPoint, strokeThrough } from '../../src/domain/cityMap.ts';
import { branchCard } from '../../src/domain/vcard.ts';
import { clause } from '../tools/clause.ts';

clause('VCARD-TEXT', 'a branch without an email address has every other line', () => {
  const card = branchCard({
    organisation: 'Corner Tyres',
    name: 'North End',
    address: '20 Long Road',
    suburb: 'Northcote',
    city: 'Timaru',
    postalCode: '7912',
    phone: '0800 123 456',
    url: 'https://tyres.example/locations#north-end',
  });
  expect(card.split('\r\n').map((line) => line.split(/[:;]/)[0])).toEqual(
    'BEGIN VERSION N FN ORG TEL ADR URL END'.split(' ').concat(''),
  );
});

clause('VCARD-LINK', 'the file of Sockburn is /branches/sockburn.vcf', () => {
  expect(branchCardPath('sockburn')).toBe('/branches/sockburn.vcf');
});

clause('PLAN-PLACES', 'a line through one place throws an error', () => {
  expect(() => strokeThrough(mapArea, [[172.6, -43.5]])).toThrow('A stroke needs two places.');
});

clause('PLAN-SCALE', 'the map of Christchurch is 250 units high', () => {
  expect(heightOf(mapArea)).toBe(250);
});

clause('PLAN-PLACES', 'the four avenues, the park and the names are inside the map', () => {
  const places = [...fourAvenues, ...hagleyPark, ...landmarks.map(({ at }) => at)];
  for (const [longitude, latitude] of places) {
    const { x, y } = projectPoint(mapArea, { longitude, latitude });
    expect(x, `${longitude}`).toBeGreaterThan(20);
    expect(x, `${longitude}`).toBeLessThan(290);
    expect(y, `${latitude}`).toBeGreaterThan(20);
    expect(y, `${latitude}`).toBeLessThan(230);
  }
});

clause(
  'PLAN-PLACES',
  'the coast, rivers, hills and roads reach at most 300 units from the centre',
  () => {
    for (const [name, places] of Object.entries(strokes)) {
      const points = places.map(([longitude, latitude]) =>
        projectPoint(mapArea, { longitude, latitude }),
      );
      for (const { x, y } of points) {
        expect(Math.abs(x - 150), name).toBeLessThan(300);
        expect(Math.abs(y - 125), name).toBeLessThan(300);
      }
    }
  },
);
