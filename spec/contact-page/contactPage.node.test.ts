import { expect } from 'vitest';
import { boxAround } from '../../src/domain/embeddedMap.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clausesOn } from '../documents/page.ts';
import { renderedHtml } from '../documents/rendered.ts';
import { branch, branches, headOffice, mapBox } from '../facts/business.ts';

const clause = clausesOn('/contact');
const html = await renderedHtml('/contact');

/** The parts of an address: origin with path, parameters and hash. */
function parts(address: string | null | undefined) {
  const { origin, pathname, searchParams, hash } = new URL(address ?? '');
  return { page: `${origin}${pathname}`, ...Object.fromEntries(searchParams), hash };
}

clause('CONTACT-CARDS', 'the page has exactly the three cards, each with only its link', (page) => {
  const cards = page.each('item').filter((item) => item.headings(2).length > 0);
  expect(cards.map((card) => [...card.headings(2), ...card.links.flat()])).toEqual(
    tableOf('CONTACT-CARDS'),
  );
});

clause('PLACES-HEADING', '“Our Locations” has the six branches in order', (page) => {
  const cards = page.part('Our Locations').each('item');
  expect(cards.flatMap(({ titles }) => titles)).toEqual(branches.map(({ name }) => name));
});

clause('PLACES-SUNDAY', 'Sockburn and the head office show their own Sunday hours', (page) => {
  expect(page.part('Sockburn').detail('Sun')).toBe(branch.sockburn.sunday);
  expect(page.part('Head office hours').detail('Sun')).toBe(headOffice.sunday);
});

clause('PLACES-NEAREST', '“Our Locations” has the button of the search', (page) => {
  page.part('Our Locations').the('control', 'Find the nearest branch');
});

clause('MAP-FRAME', 'OpenStreetMap shows the area and the marker of the clause', (page) => {
  expect(parts(page.the('frame', /^Map/).attribute('src'))).toMatchObject({
    page: 'https://www.openstreetmap.org/export/embed.html',
    bbox: mapBox.join(),
    marker: branch.sockburn.at.join(),
  });
});

for (const [where, latitude, longitude] of [
  ['south and east', -43.1003, 172.2004],
  ['north and west', -42.8997, 171.7996],
] as const)
  clause('MAP-COVERS', `the margins around a branch far to the ${where} are right`, () => {
    const centre = { latitude: -43, longitude: 172 };
    const near = { latitude: -43.05, longitude: 172.1 };
    expect(boxAround(centre, [centre, { latitude, longitude }, near])).toEqual({
      west: 171.78,
      east: 172.22,
      south: -43.125,
      north: -42.875,
    });
  });

clause('PLACES-HOLIDAY', '“Our Locations” has the note that names the next holiday', () => {
  const [, section = ''] = html.split('>Our Locations<');
  const note =
    /^(?:(?!<\/section>)[^])*<holiday-note[^>]*>On public holidays, please call first\.</;
  expect(section).toMatch(note);
});

clause('MAP-NAMED', 'the only frame of the page has the title of the map', () => {
  const title = 'title="Map of Christchurch with the Sockburn branch at its centre"';
  expect(html.match(/<iframe[^>]*/g)).toEqual([expect.stringContaining(title)]);
});

clause('MAP-REFERRER', 'the referrer policy of the frame sends the origin only', (page) => {
  const policy = page.the('frame', /^Map/).attribute('referrerpolicy');
  expect(policy).toBe('strict-origin-when-cross-origin');
});

clause('MAP-LIST', 'the only links to directions lead to the branches, in order', (page) => {
  const directions = page.links.filter(([, address]) => address.includes('google.com/maps/dir'));
  expect(directions.map(([, address]) => parts(address))).toMatchObject(
    branches.map(({ street, place }) => ({ destination: `${street}, ${place}, New Zealand` })),
  );
});

clause('MAP-LARGER', 'the link opens the place of the marker in a new tab', (page) => {
  const link = page.the('link', /^Larger map of Christchurch/);
  const [latitude, longitude] = branch.sockburn.at;
  expect(parts(link.attribute('href'))).toEqual({
    page: 'https://www.openstreetmap.org/',
    mlat: String(latitude),
    mlon: String(longitude),
    hash: `#map=12/${latitude}/${longitude}`,
  });
  expect(link.attribute('target')).toBe('_blank');
});
