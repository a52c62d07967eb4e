import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';

clause('WOF-AREAS-DRAWN', 'a drawing without a name has the numbers 1 to 9', async () => {
  const areas = (await readPage('/services/wof-inspection')).part('The 9 areas we check');
  expect(areas.everyWord).toMatch(/\D123456789\D/);
  expect(areas.drawings).toEqual([]);
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
