import { expect } from 'vitest';
import { blanksIn } from '../project/words.ts';
import { clause } from '../tools/clause.ts';

/** Values that may be empty, because there is no price, no panel, no redirect, no closure, or no text to show. */
const emptyOnPurpose = [
  'src/content/closures.ts closures',
  'src/content/shellWords.ts sundayAtHeadOffice',
  'src/content/fuelSaving.ts fuelQuestion.fields.litres.start',
  'src/content/menu.ts menu.0.categories',
  'src/content/menu.ts menu.4.categories',
  'src/content/photographs.ts photographs',
  'src/content/redirects.ts redirects',
];

clause('CONTENT-WHOLE', 'no value of the content is empty, except those listed', async () => {
  const files = Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>('/src/content/**/*.ts'),
  );
  expect(files.length).toBeGreaterThan(40);
  const blanks: string[] = [];
  for (const [file, load] of files) {
    for (const [name, value] of Object.entries(await load()))
      blanks.push(...blanksIn(`${file.slice(1)} ${name}`, value));
  }
  expect(blanks.filter((blank) => !emptyOnPurpose.includes(blank))).toEqual([]);
});
