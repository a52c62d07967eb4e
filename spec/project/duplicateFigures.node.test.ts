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

/** The keys of a record whose values are bare numbers; each needs a unit. */
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

/** The only files that may write a figure. */
const records = ['advice', 'business', 'claims', 'prices', 'stats'].map(
  (name) => `src/content/${name}.ts`,
);

describe('every module of the content', () => {
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

describe('a figure of a record', () => {
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
    ["lead: 'From $25 a hole.',", '$25', 'prices.punctureFrom'],
    ["text: 'At 1.5mm it is over.',", '1.5mm', 'advice.treadLegal'],
    ["text: 'At 1.5 mm it is over.',", '1.5 mm', 'advice.treadLegal'],
    ['text: `About 40,000–80,000km.`,', '40,000–80,000', 'advice.tyreLife'],
    ["text: '40,000-80,000km',", '40,000-80,000', 'advice.tyreLife'],
    ["text: 'A 28 day limit',", '28 day', 'advice.reTest'],
    ["text: 'Up to 5% less',", '5%', 'advice.saving'],
    ["text: 'The label decides. Look.',", 'The label decides.', 'advice.rule'],
    ["text: 'At 6 branches.',", '6 branches', 'stats.locations'],
    ["text: '25+ names',", '25+', 'stats.brands'],
    ["value: '30–45', after: 'min'", "value: '30–45'", 'advice.wofTime'],
  ])('%s repeats one', (line, words, name) => {
    expect(findTyped('src/content/a.ts', `// 1\n${line}\n`, some)).toEqual([
      `src/content/a.ts:2 repeats "${words}". Use ${name}.`,
    ]);
  });

  test.each([
    'text: `From ${dollars(prices.punctureFrom)}.`,',
    "text: 'From $250.',",
    "text: 'From $25.50.',",
    "text: 'At 11.5mm',",
    "text: '140,000–80,000'",
    '// At 1.5mm\n/** 6 branches\n * $25 */',
    "text: '6 wheels',",
    'const limits = [6, 25];',
  ])('%s repeats none', (line) => {
    expect(findTyped('src/content/a.ts', line, some)).toEqual([]);
  });

  test('is reported with each key that has it', () => {
    const twice = known('advice', { service: '12 months', work: '12 months' });
    expect(findTyped('a.ts', "text: '12 months'", twice)).toEqual([
      'a.ts:1 repeats "12 months". Use advice.service or advice.work.',
    ]);
  });

  test('needs a unit if it is a bare number', () => {
    expect(() => known('stats', { locations: 6 })).toThrow('stats.locations is a bare number');
  });
});
