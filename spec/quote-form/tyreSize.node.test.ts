import * as fc from 'fast-check';
import { expect } from 'vitest';
import { measureTyre, sizeAsGiven, splitTyreSize } from '../../src/domain/tyreSize.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

/** Each notation with its width, profile and rim, and whether it has more parts than these three. */
for (const [text, width, profile, rim, given] of [
  ['225/45R17', '225', '45', '17', false],
  ['225/45 R 17', '225', '45', '17', false],
  [' 225 / 45 / 17 ', '225', '45', '17', false],
  ['225.45.17', '225', '45', '17', false],
  ['225, 45, 17', '225', '45', '17', false],
  ['225\\45R17', '225', '45', '17', false],
  ['225/45R-17', '225', '45', '17', false],
  ['225–45–17', '225', '45', '17', false],
  ['225⁄45R17', '225', '45', '17', false],
  ['225\u00A0/\u00A045\u00A0R17', '225', '45', '17', false],
  ['\u200F225/45R17\u200E', '225', '45', '17', false],
  ['225/70R19,5', '225', '70', '19.5', false],
  ['195/R14C', '195', '', '14C', false],
  ['31×10,50R15', '31×10.50', '', '15', false],
  ['31*10.5R15', '31x10.5', '', '15', false],
  ['205/55R16"', '205', '55', '16', false],
  ['205/55R16″', '205', '55', '16', false],
  ['31 10.5 15', '31x10.5', '', '15', false],
  ['7.00-16', '7.00', '', '16', false],
  ['7.50R16', '7.50', '', '16', false],
  ['31x10.5R 15', '31x10.5', '', '15', false],
  ['31x10.5 - 15', '31x10.5', '', '15', false],
  ['35.75x12.5R17', '35.75x12.5', '', '17', false],
  ['31x9R15', '31x9', '', '15', false],
  ['195 R 14 C', '195', '', '14', true],
  ['225/45R17 91Y RFT', '225', '45', '17', true],
  ['225/45R17 91 Y', '225', '45', '17', true],
  ['225/45R17-91Y', '225', '45', '17', true],
  ['225/45R17, 91Y', '225', '45', '17', true],
  ['225/45ZR17 (91Y)', '225', '45', '17', true],
  ['225/45R17XL', '225', '45', '17', true],
  ['225/45R17 94W Extra Load', '225', '45', '17', true],
  ['225/45R17RFT', '225', '45', '17', true],
  ['225/45r17 91w run flat', '225', '45', '17', true],
  ['225/45R17 91W ZP', '225', '45', '17', true],
  ['225/45R17 91W MOE *', '225', '45', '17', true],
  ['205/55R16 91H M+S 3PMSF', '205', '55', '16', true],
  ['205/55D16', '205', '55', '16', true],
  ['P225/45R17', '225', '45', '17', true],
  ['lt245/75r16', '245', '75', '16', true],
  ['LT245/75R16/E', '245', '75', '16', true],
  ['195R14C 8PR 106/104R', '195', '', '14C', true],
  ['215/65R16C 109/107R', '215', '65', '16C', true],
  ['２２５／４５Ｒ１７ ９１Ｙ', '225', '45', '17', true],
  ['195/65 HR15', '195', '65', '15', true],
  ['205/60VR15', '205', '60', '15', true],
  ["205/55R16'' 91V", '205', '55', '16', true],
  ['205/55R16 inch', '205', '55', '16', true],
  ['225/45R17 94W AO1', '225', '45', '17', true],
  ['2 x LT265/70R17', '265', '70', '17', true],
  ['4x195R15C', '195', '', '15C', true],
  ['6,50 - 16 8PR', '6.50', '', '16', true],
  ['31 X 10.50 R15LT', '31X10.50', '', '15', true],
  ['225/45R17 RF', '225', '45', '17', true],
  ['205/65R16 101/99R', '205', '65', '16', true],
] as const) {
  clause('QUOTE-SPLIT', `${JSON.stringify(text)} gives ${[width, profile, rim].join(', ')}`, () => {
    expect(splitTyreSize(text)).toEqual({ width, profile, rim });
  });

  clause('QUOTE-AS-GIVEN', `${JSON.stringify(text)} has ${given ? 'a' : 'no'} comment line`, () => {
    expect(sizeAsGiven(text)).toBe(given ? text : undefined);
  });
}

clause('QUOTE-SPLIT', 'the form splits a size of 40 characters', () => {
  const size = { width: '205', profile: '55', rim: '16' };
  expect(splitTyreSize(`205/55R16${' '.repeat(28)}91V`)).toEqual(size);
});

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

clause('QUOTE-AS-GIVEN', 'the size in the comment is one line of visible characters', () => {
  expect(sizeAsGiven('\u200B 225/45R17\n 91Y\t RFT\u200E ')).toBe('225/45R17 91Y RFT');
});

clause('QUOTE-AS-GIVEN', 'a text that is not a whole size adds nothing to the comment', () => {
  for (const text of ['', '205', '91Y RFT', 'the wide ones', '205/55R16 91V please'])
    expect(sizeAsGiven(text), text).toBeUndefined();
});

for (const [width, profile, rim, ...measured] of [
  ['205', '55', '16', 205, 55, 16, 113, 406],
  [' LT265 mm', '70%', 'ZR17', 265, 70, 17, 186, 432],
  ['205mm', '', '', 205],
  ['205 mm', '', '', 205],
  ['P205', '', '', 205],
  ['', '55', '', undefined, 55],
  ['', '55 %', '', undefined, 55],
  ...['16in', '16 in', '16"', 'r16', '16C'].map(
    (text) => ['', '', text, undefined, undefined, 16, undefined, 406] as const,
  ),
  // Words, two numbers, or a width in inches.
  ...['205 or 215', '2055', 'a205', '<b>205', '31x10.5'].map((text) => [text, '', ''] as const),
  ...['55 or 60', '555', 'a55', '5'].map((text) => ['', text, ''] as const),
  ...['16 or 17', '166', 'a16', 'sixteen'].map((text) => ['', '', text] as const),
] as const)
  clause('QUOTE-TYRE-MEANS', `“${width}”, “${profile}” and “${rim}” are measured`, () => {
    const [widthMm, profilePercent, rimInches, sidewallMm, rimMm] = measured;
    const expected = { widthMm, profilePercent, rimInches, sidewallMm, rimMm };
    expect(measureTyre({ width, profile, rim })).toEqual(expected);
  });
