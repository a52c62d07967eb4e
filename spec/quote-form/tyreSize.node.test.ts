import * as fc from 'fast-check';
import { expect } from 'vitest';
import { measureTyre, splitTyreSize } from '../../src/domain/tyreSize.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

for (const [text, width, profile, rim] of [
  ['205/55R16', '205', '55', '16'],
  ['205/55R16 91V', '205', '55', '16'],
  ['205/55 R16', '205', '55', '16'],
  ['205 55 16', '205', '55', '16'],
  ['205-55-16', '205', '55', '16'],
  ['  205/55r16  ', '205', '55', '16'],
  ['P205/55R16', '205', '55', '16'],
  ['205/55ZR16 (91W)', '205', '55', '16'],
  ['225/45R17 94W XL RFT', '225', '45', '17'],
  ['245/75R16 120/116S', '245', '75', '16'],
  ['LT265/70R17', '265', '70', '17'],
  ['31x10.5R15', '31x10.5', '', '15'],
  ['31 X 10.50 R15LT', '31X10.50', '', '15'],
  ['33×12.5-15', '33×12.5', '', '15'],
  ['195R15C', '195', '', '15C'],
  ['205/55  16', '205', '55', '16'],
  ['205/55R 16', '205', '55', '16'],
  ['31x10.5 15', '31x10.5', '', '15'],
  ['31x10.5R 15', '31x10.5', '', '15'],
  ['31x10.5 - 15', '31x10.5', '', '15'],
  ['35.75x12.5R17', '35.75x12.5', '', '17'],
  ['195 R15C', '195', '', '15C'],
  ['195R 15C', '195', '', '15C'],
  ['31x9R15', '31x9', '', '15'],
  ['33x12R15', '33x12', '', '15'],
  ['225/45R17 RF', '225', '45', '17'],
  ['225/45R17 RFT', '225', '45', '17'],
  ['205/65R16 101/99R', '205', '65', '16'],
  // 40 characters, the most that the form splits
  [`205/55R16${' '.repeat(28)}91V`, '205', '55', '16'],
] as const) {
  clause('QUOTE-SPLIT', `“${text}” gives ${[width, profile, rim].join(', ')}`, () => {
    expect(splitTyreSize(text)).toEqual({ width, profile, rim });
  });
}

for (const text of [
  '',
  '205',
  '55R16',
  'R16',
  '205/55',
  '205/55R1',
  '205/16',
  '31x10.5',
  '205/55R16, 225/45R17',
  '205/55R16 225/45R17',
  '205/55R16 please',
  '4 of 205/55R16',
  '021 555 1234',
  '2055516',
  'R16 205/55',
  'a'.repeat(10_000),
  `205/55R16${' '.repeat(10_000)}x`,
  '٢٠٥/٥٥R١٦',
  // 41 characters, one too many
  `205/55R16${' '.repeat(29)}91V`,
  // letters in the wrong place
  '205/55Rx16',
  '31x10.5Rx15',
  '31x10.5x15',
  '195xR15',
  '195Rx15',
]) {
  clause('QUOTE-SPLIT-NOT', `the form does not split “${text.slice(0, 50)}”`, () => {
    expect(splitTyreSize(text)).toBeUndefined();
  });
}

clause('QUOTE-SPLIT', 'each size in the table of the clause gives its three parts', () => {
  for (const [text = '', ...cells] of tableOf('QUOTE-SPLIT')) {
    const [width, profile, rim] = cells.map((cell) => cell.replace('(empty)', ''));
    expect(splitTyreSize(text), text).toEqual({ width, profile, rim });
  }
});

const metric = fc.record({
  width: fc.integer({ min: 105, max: 395 }).map(String),
  profile: fc.integer({ min: 20, max: 99 }).map(String),
  rim: fc.integer({ min: 10, max: 29 }).map(String),
});

clause('QUOTE-SPLIT', 'the form splits a metric size, whatever the signs between its parts', () => {
  fc.assert(
    fc.property(
      metric,
      fc.constantFrom('/', ' / ', '-', ' '),
      fc.constantFrom('R', ' R', 'ZR', 'r', '-', ' ', '/'),
      fc.constantFrom('', 'P', 'LT', 'lt '),
      fc.constantFrom('', ' 91V', ' (91Y)', ' XL', ' 121/118S', ' 94w xl'),
      (size, first, second, before, after) => {
        const text = `${before}${size.width}${first}${size.profile}${second}${size.rim}${after}`;
        expect(splitTyreSize(text)).toEqual(size);
      },
    ),
  );
});

clause('QUOTE-SPLIT', 'the form never splits a single part of a size', () => {
  fc.assert(
    fc.property(metric, (size) => {
      for (const part of Object.values(size)) expect(splitTyreSize(part)).toBeUndefined();
    }),
  );
});

clause('QUOTE-SPLIT-NOT', 'for any text, each part that the form makes occurs in that text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({
          unit: fc.constantFrom(...'0 1 2 5 9 / - x R r Z C . ( V L'.split(' '), ' '),
          maxLength: 20,
        }),
      ),
      (text) => {
        const parts = splitTyreSize(text);
        if (!parts) return;
        const letters = text.replace(/\s/g, '');
        for (const part of Object.values(parts)) expect(letters).toContain(part);
        expect(parts.width).not.toBe('');
        expect(parts.rim).not.toBe('');
      },
    ),
    { numRuns: 2000 },
  );
});

clause('QUOTE-TYRE-MEANS', 'three filled fields give three numbers and two results in mm', () => {
  expect(measureTyre({ width: '205', profile: '55', rim: '16' })).toEqual({
    widthMm: 205,
    profilePercent: 55,
    rimInches: 16,
    sidewallMm: 113,
    rimMm: 406,
  });
  expect(measureTyre({ width: ' LT265 mm', profile: '70%', rim: 'ZR17' })).toMatchObject({
    widthMm: 265,
    profilePercent: 70,
    rimInches: 17,
    sidewallMm: 186,
    rimMm: 432,
  });
});

clause('QUOTE-TYRE-MEANS', 'a width or a profile alone gives no sidewall height', () => {
  expect(measureTyre({ width: '205', profile: '', rim: '' })).toEqual({
    widthMm: 205,
    profilePercent: undefined,
    rimInches: undefined,
    sidewallMm: undefined,
    rimMm: undefined,
  });
  expect(measureTyre({ width: '', profile: '55', rim: '' }).sidewallMm).toBeUndefined();
});

clause('QUOTE-TYRE-MEANS', 'a number with a unit or letter gives the same result', () => {
  for (const width of ['205', '205mm', '205 mm', 'P205'])
    expect(measureTyre({ width, profile: '', rim: '' }).widthMm, width).toBe(205);
  for (const profile of ['55', '55%', '55 %'])
    expect(measureTyre({ width: '', profile, rim: '' }).profilePercent, profile).toBe(55);
  for (const rim of ['16', '16in', '16 in', '16"', 'r16'])
    expect(measureTyre({ width: '', profile: '', rim }).rimInches, rim).toBe(16);
});

clause('QUOTE-TYRE-MEANS', 'two numbers, other letters or too many digits give no result', () => {
  for (const width of ['205 or 215', '2055', 'a205'])
    expect(measureTyre({ width, profile: '', rim: '' }).widthMm, width).toBeUndefined();
  for (const profile of ['55 or 60', '555', 'a55'])
    expect(measureTyre({ width: '', profile, rim: '' }).profilePercent, profile).toBeUndefined();
  for (const rim of ['16 or 17', '166', 'a16'])
    expect(measureTyre({ width: '', profile: '', rim }).rimInches, rim).toBeUndefined();
});

clause(
  'QUOTE-TYRE-MEANS',
  'words and a width in inches give no result in mm, and a C after the rim is ignored',
  () => {
    expect(measureTyre({ width: '31x10.5', profile: '', rim: '15C' })).toEqual({
      widthMm: undefined,
      profilePercent: undefined,
      rimInches: 15,
      sidewallMm: undefined,
      rimMm: 381,
    });
    expect(measureTyre({ width: '<b>205', profile: '5', rim: 'sixteen' })).toEqual({
      widthMm: undefined,
      profilePercent: undefined,
      rimInches: undefined,
      sidewallMm: undefined,
      rimMm: undefined,
    });
  },
);
