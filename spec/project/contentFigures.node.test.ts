import path from 'node:path';
import { expect, test } from 'vitest';
import { advice } from '../../src/content/advice.ts';
import { business } from '../../src/content/business.ts';
import { claims } from '../../src/content/claims.ts';
import { prices } from '../../src/content/prices.ts';
import { filesOf, read } from './files.ts';

/** The files of the content that have the figures. */
const records = ['advice', 'business', 'claims', 'prices'];

/** The texts of a record by their names in code. A number without a unit would match too much. */
const texts = (name: string, record: object) =>
  Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${name}.${key}`, value] as const] : [],
  );

/** The figures as a text would write them. `CONTENT-COUNTS` and `CONTENT-LISTS-COUNTED` cover branches and brands. */
const figures = [
  ...Object.entries(prices).map(([key, amount]) => [`prices.${key}`, `$${amount}`] as const),
  ...texts('advice', advice),
  ...texts('claims', claims),
  ['advice.oilLitres', `${advice.oilLitres} litres`],
  ['advice.wofPoints', `${advice.wofPoints} points`],
  ['claims.alignmentMachines', `${claims.alignmentMachines} machines`],
  ['claims.responseMinutes', `${claims.responseMinutes} minutes`],
  ['claims.vanDays', `${claims.vanDays} days`],
  ['claims.quoteSeconds', `${claims.quoteSeconds} seconds`],
  ['business.foundedYear', `${business.foundedYear}`],
] as const;

/** Matches a figure, but not as part of a longer one. A range may be in quotation marks without its unit. */
function patternOf(figure: string): RegExp {
  const [range] = /^\d+–\d+(?= )/.exec(figure) ?? [];
  const alone = String.raw`(?<![\w$.,–])${RegExp.escape(figure)}(?![\w–]|[.,]\d)`;
  return new RegExp(range === undefined ? alone : `${alone}|'${range}'`);
}

const known = figures.map(([name, figure]) => ({ name, pattern: patternOf(figure) }));

/** One sentence for each figure of a record that a source text repeats outside comments. */
function repeated(file: string, source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|\$\{[^{}]*\}/gm, '');
  return known.flatMap(({ name, pattern }) => {
    const [words] = pattern.exec(code) ?? [];
    return words === undefined ? [] : [`${file} repeats ${words}: use ${name}`];
  });
}

test('no other module of the content repeats a figure', () => {
  const files = filesOf('src/content/**/*.ts').filter(
    (file) => !records.includes(path.basename(file, '.ts')),
  );
  expect(files).toContain('src/content/services/mobileService.ts');
  expect(files.flatMap((file) => repeated(file, read(file)))).toEqual([]);
});

test('a repeated figure is reported, but not in a longer figure or in a comment', () => {
  const [price, tread] = [`$${prices.punctureFrom}`, advice.treadLegal];
  for (const [code, name] of [
    [`lead: 'From ${price} a hole.'`, 'prices.punctureFrom'],
    [`text: 'At ${tread} it is over.'`, 'advice.treadLegal'],
    [`value: '${advice.claimTime.replace(' weeks', '')}', after: 'weeks'`, 'advice.claimTime'],
  ] as const)
    expect(repeated('a.ts', code)).toEqual([expect.stringMatching(`repeats .*: use ${name}$`)]);
  for (const code of [
    `'From ${price}0, or ${price}.50. At 1${tread}.'`,
    `// At ${tread}\n/** From ${price} */`,
    '`From ${dollars(prices.punctureFrom)}`',
  ])
    expect(repeated('a.ts', code)).toEqual([]);
});
