import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { advice } from '../../src/content/advice.ts';
import { business } from '../../src/content/business.ts';
import { claims } from '../../src/content/claims.ts';
import { prices } from '../../src/content/prices.ts';
import { stats } from '../../src/content/stats.ts';
import { findTyped, known, knownApart } from './duplicateFigures.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The keys of a record whose values are bare numbers: each needs a unit. */
type Bare<Figures> = {
  [Key in keyof Figures]: Figures[Key] extends number ? Key : never;
}[keyof Figures];

const units = {
  advice: {
    oilLitres: 'litres?',
    wofPoints: 'points?',
  } satisfies Record<Bare<typeof advice>, string>,
  claims: {
    alignmentMachines: 'laser|machines?',
    responseMinutes: 'minutes?|min',
    vanDays: 'days?',
    quoteSeconds: 'seconds?',
  } satisfies Record<Bare<typeof claims>, string>,
  stats: {
    yearsExperience: 'years?',
    locations: 'locations?|branches|branch',
    brandsAvailable: 'brands?|names?|tyre brands?',
    googleRating: 'rating|out of|stars?',
  } satisfies Record<Bare<typeof stats>, string>,
};

const figures = [
  ...known(
    'prices',
    Object.fromEntries(Object.entries(prices).map(([key, amount]) => [key, `$${String(amount)}`])),
  ),
  ...known('advice', advice, units.advice),
  ...known('claims', claims, units.claims),
  ...known('stats', stats, units.stats),
  ...known('business', { foundedYear: String(business.foundedYear) }),
  ...knownApart('advice', advice),
  ...knownApart('claims', claims),
  ...knownApart('stats', stats),
];

/** Where figures are typed: nowhere else. */
const records = ['advice', 'business', 'claims', 'prices', 'stats'].map(
  (name) => `src/content/${name}.ts`,
);

describe('every module of words', () => {
  const files = globSync('src/content/**/*.ts', { cwd: root });

  test('is found', () => {
    for (const file of [...records, 'src/content/faq.ts', 'src/content/services/mobileService.ts'])
      expect(files).toContain(file);
  });

  test('takes its figures from the records', () => {
    const typed = files
      .filter((file) => !records.includes(file))
      .flatMap((file) => findTyped(file, readFileSync(path.join(root, file), 'utf8'), figures));
    expect(typed).toEqual([]);
  });
});

describe('a figure that is typed again is named', () => {
  const some = [
    ...known('prices', { punctureFrom: '$25' }),
    ...known('advice', {
      treadLegal: '1.5mm',
      tyreLife: '40,000–80,000',
      reTest: '28 days',
      saving: '5%',
      rule: 'The label decides.',
    }),
    ...known('stats', { locations: 6, brands: 25 }, { locations: 'branches', brands: 'brands' }),
    ...knownApart('advice', { wofTime: '30–45 minutes' }),
  ];

  test.each([
    ['a price', "lead: 'From $25 a hole.',", '$25', 'prices.punctureFrom'],
    ['a measure', "text: 'At 1.5mm it is over.',", '1.5mm', 'advice.treadLegal'],
    ['a measure with a space', "text: 'At 1.5 mm it is over.',", '1.5 mm', 'advice.treadLegal'],
    [
      'a range before a unit',
      'text: `About 40,000–80,000km.`,',
      '40,000–80,000',
      'advice.tyreLife',
    ],
    ['a range with a hyphen', "text: '40,000-80,000km',", '40,000-80,000', 'advice.tyreLife'],
    ['a singular', "text: 'A 28 day limit',", '28 day', 'advice.reTest'],
    ['a share', "text: 'Up to 5% less',", '5%', 'advice.saving'],
    ['a sentence', "text: 'The label decides. Look.',", 'The label decides.', 'advice.rule'],
    ['a count', "text: 'At 6 branches.',", '6 branches', 'stats.locations'],
    ['a count with a plus', "text: '25+ names',", '25+', 'stats.brands'],
    ['half a figure', "value: '30–45', after: 'min'", "value: '30–45'", 'advice.wofTime'],
  ])('%s', (_kind, line, words, name) => {
    expect(findTyped('src/content/a.ts', `// 1\n${line}\n`, some)).toEqual([
      `src/content/a.ts:2 repeats "${words}". Use ${name}.`,
    ]);
  });

  test.each([
    ['what a template puts in', 'text: `From ${dollars(prices.punctureFrom)}.`,'],
    ['a longer price', "text: 'From $250.',"],
    ['cents', "text: 'From $25.50.',"],
    ['a longer number', "text: 'At 11.5mm',"],
    ['part of a range', "text: '140,000–80,000'"],
    ['a comment', '// At 1.5mm\n/** 6 branches\n * $25 */'],
    ['a count of other things', "text: '6 wheels',"],
    ['a number in code', 'const limits = [6, 25];'],
  ])('%s is not', (_kind, line) => {
    expect(findTyped('src/content/a.ts', line, some)).toEqual([]);
  });

  test('by every record that holds it', () => {
    const twice = known('advice', { service: '12 months', work: '12 months' });
    expect(findTyped('a.ts', "text: '12 months'", twice)).toEqual([
      'a.ts:1 repeats "12 months". Use advice.service or advice.work.',
    ]);
  });

  test('a bare number needs a unit', () => {
    expect(() => known('stats', { locations: 6 })).toThrow('stats.locations is a bare number');
  });
});
