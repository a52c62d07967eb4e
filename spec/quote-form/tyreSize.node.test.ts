import * as fc from 'fast-check';
import { expect } from 'vitest';
import { measureTyre, splitTyreSize } from '../../src/domain/tyreSize.ts';
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
  ['225/45R17XL', '225', '45', '17'],
  ['225/45R17 94W XL RFT', '225', '45', '17'],
  ['245/75R16 120/116S', '245', '75', '16'],
  ['225/70R19.5', '225', '70', '19.5'],
  ['LT265/70R17', '265', '70', '17'],
  ['31x10.5R15', '31x10.5', '', '15'],
  ['31 X 10.50 R15LT', '31X10.50', '', '15'],
  ['33×12.5-15', '33×12.5', '', '15'],
  ['195R15C', '195', '', '15C'],
  ['215/65R16C 109/107R', '215', '65', '16C'],
] as const) {
  clause('QUOTE-SPLIT', `“${text}” is split`, () => {
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
]) {
  clause('QUOTE-SPLIT-NOT', `“${text.slice(0, 30)}” (${text.length}) is not split`, () => {
    expect(splitTyreSize(text)).toBeUndefined();
  });
}

const metric = fc.record({
  width: fc.integer({ min: 105, max: 395 }).map(String),
  profile: fc.integer({ min: 20, max: 99 }).map(String),
  rim: fc.integer({ min: 10, max: 29 }).map(String),
});

clause('QUOTE-SPLIT', 'every metric size is split, however its parts are joined', () => {
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

clause('QUOTE-SPLIT', 'a single part of a size is never split', () => {
  fc.assert(
    fc.property(metric, (size) => {
      for (const part of Object.values(size)) expect(splitTyreSize(part)).toBeUndefined();
    }),
  );
});

clause('QUOTE-SPLIT-NOT', 'any text is left whole, or split into parts that it has', () => {
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

clause('QUOTE-TYRE-MEANS', 'a full size gives its numbers and results', () => {
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

clause('QUOTE-TYRE-MEANS', 'a text that is not a number gives no result', () => {
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
});
