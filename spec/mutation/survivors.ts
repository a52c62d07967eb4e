import type { ExplainedSurvivor } from '../tools/mutation/mutation.ts';

/** A default that only the compiler asks for. */
const unreachable = (file: string, line: string, why: string): ExplainedSurvivor => ({
  file,
  line,
  from: "''",
  to: '"Stryker was here!"',
  why,
});

const sizeParts = unreachable(
  'src/forms/quote/fields.ts',
  "const [width = '', profile = '', rim = ''] = size.split('/');",
  'Each of the four sizes has all three parts, so no default of theirs is ever taken; the compiler cannot know.',
);

/**
 * The mutants that no test can notice, each with its reason. Whatever survives and does not stand here fails
 * `npm run test:mutation`, and so does an entry that nothing survives for.
 */
export const survivors: readonly ExplainedSurvivor[] = [
  unreachable(
    'src/domain/openingHours.ts',
    "const [hour = '', minute] = time.split(':');",
    'A time of the clock always has an hour before its colon; the compiler cannot know.',
  ),
  unreachable(
    'src/domain/tyreSize.ts',
    "const [, metric, profile = '', byDiameter, bare, rim = ''] = parts;",
    'A text that fits has a rim, whatever its first part is; the compiler cannot know.',
  ),
  unreachable(
    'src/domain/tyreSize.ts',
    "const width = (metric ?? byDiameter ?? bare ?? '').replace(/\\s/g, '');",
    'A text that fits has a width in one of its three ways; the compiler cannot know.',
  ),
  {
    file: 'src/domain/tyreSize.ts',
    line: 'const [, digits] = pattern.exec(text.trim()) ?? [];',
    from: '[]',
    to: '["Stryker was here"]',
    why: 'Only the second entry is read, and a list of one has none, as an empty one has none.',
  },
  sizeParts,
  sizeParts,
  sizeParts,
  unreachable(
    'src/forms/enquiry/draft.ts',
    "const draft = JSON.parse(saved ?? '') as { version: number; at: number; fields: DraftFields };",
    'Neither text is JSON: where nothing was kept, both are thrown out alike and no draft is found.',
  ),
  {
    file: 'src/forms/enquiry/draft.ts',
    line: '} catch {',
    from: '{ return undefined; }',
    to: '{}',
    why: 'A function that ends without a word returns undefined too; the words are for the reader.',
  },
];
