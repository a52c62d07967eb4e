import { expect } from 'vitest';
import { packageItems, servicePackages } from '../../src/content/services/carServicing.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';

clause('WOF-AREAS-DRAWN', 'a drawing without a name has the numbers 1 to 9', async () => {
  const areas = (await readPage('/services/wof-inspection')).part('The 9 areas we check');
  expect(areas.everyWord).toMatch(/\D123456789\D/);
  expect(areas.drawings).toEqual([]);
});

for (const [id, path, heading, caption] of [
  [
    'WOF-INTERVALS',
    'wof-inspection',
    'How often you need a WOF',
    'Cars, vans and utes, since 1 November 2026. Motorbikes: every year; for trailers, check with NZTA.',
  ],
  ['OIL-INTERVALS', 'oil-change', 'How often to change your oil', 'Change intervals by oil'],
  ['OIL-COMPARISON', 'oil-change', 'Mineral or synthetic?', undefined],
] as const)
  clause(id, `the table below “${heading}” has exactly these rows and columns`, async () => {
    const part = (await readPage(`/services/${path}`)).part(heading);
    const { rows } = caption ? part.named(caption) : part;
    expect(rows).toEqual(tableOf(id, 'with head'));
  });

clause('WOF-DAYS', 'the subtitle has the words of the table', async () => {
  const [subtitle] = (await readPage('/services/wof-inspection')).paragraphs;
  expect([[subtitle]]).toEqual(tableOf('WOF-DAYS'));
});

clause('BRAKE-SIGNS', 'each sign has the marks of the table', async () => {
  const page = await readPage('/services/brake-service');
  const signs = page.part('Warning signs').each('item');
  const marks = tableOf('BRAKE-SIGNS');
  expect(signs.map((item) => item.headings())).toEqual(
    marks.map(([sign, , aloud]) => [`${sign}: ${aloud}`]),
  );
  for (const [index, [, mark]] of marks.entries())
    expect.soft(signs[index]?.everyWord).toMatch(new RegExp(`^${mark}`));
});

clause('MECHANICAL-DRAWING', 'each page begins with the drawing of the table', async () => {
  for (const [path = '', drawing = ''] of tableOf('MECHANICAL-DRAWING'))
    expect.soft((await readPage(path)).drawings[0]?.slice(0, drawing.length), path).toBe(drawing);
});

clause('CARSERVICE-ENTITY', 'both packages have the values of the table, and 16 items', () => {
  const values = servicePackages.map(({ name, price, gstNote, duration, inclusions }) =>
    [name, `$${price.toLocaleString('en-NZ')}`, gstNote, duration, inclusions.length].map(String),
  );
  expect(values).toEqual(tableOf('CARSERVICE-ENTITY'));
  expect(servicePackages.map((each) => each.extends)).toEqual([undefined, 'basic']);
  const items = servicePackages.flatMap(({ inclusions }) => inclusions);
  expect(new Set(items).size).toBe(16);
  expect(packageItems).toEqual({ basic: 8, full: 16 });
});
