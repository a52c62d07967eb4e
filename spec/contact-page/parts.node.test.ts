import { expect } from 'vitest';
import { boxAround } from '../../src/domain/embeddedMap.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { clause } from '../tools/clause.ts';

const centre = { latitude: -43, longitude: 172 };

for (const [where, latitude, longitude] of [
  ['south and east', -43.1, 172.2],
  ['north and west', -42.9, 171.8],
] as const)
  clause('MAP-COVERS', `the margins around a branch far to the ${where} are right`, () => {
    const near = { latitude: -43.05, longitude: 172.1 };
    expect(boxAround(centre, [centre, { latitude, longitude }, near])).toEqual({
      west: 171.78,
      east: 172.22,
      south: -43.125,
      north: -42.875,
    });
  });

clause('PLACES-HOLIDAY', '“Our Locations” has the note that names the next holiday', async () => {
  const [, section = ''] = (await renderedHtml('/contact')).split('>Our Locations<');
  const note =
    /^(?:(?!<\/section>)[^])*<holiday-note[^>]*>On public holidays, please call first\.</;
  expect(section).toMatch(note);
});
