import { expect } from 'vitest';
import { measureTyre, sizeAsGiven, splitTyreSize } from '../../src/domain/tyreSize.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

/** Each notation with its width, profile and rim, and whether it has more parts than these three. */
for (const [text, width, profile, rim, given] of [
  // 40 characters
  ['225/45R17 91Y RFT XL M+S 3PMSF TL MO1 ZP', '225', '45', '17', true],
  ['225/45R17', '225', '45', '17', false],
  [`${' '.repeat(40)}225/45R17`, '225', '45', '17', false],
  [' 225 / 45 / 17 ', '225', '45', '17', false],
  ['225.45.17', '225', '45', '17', false],
  ['225, 45, 17', '225', '45', '17', false],
  ['225\\45R17', '225', '45', '17', false],
  ['225–45–17', '225', '45', '17', false],
  ['\u200F225/45R17\u200E', '225', '45', '17', false],
  ['225/70R19,5', '225', '70', '19.5', false],
  ['31×10,50R15', '31×10.50', '', '15', false],
  ['31*10.5R15', '31x10.5', '', '15', false],
  ['7.50R16', '7.50', '', '16', false],
  ['195 R 14 C', '195', '', '14', true],
  ['225/45ZR17 (91Y)', '225', '45', '17', true],
  ['225/45R17XL', '225', '45', '17', true],
  ['225/45R17 94W Extra Load', '225', '45', '17', true],
  ['225/45r17 91w run flat', '225', '45', '17', true],
  ['205/55R16 91H M+S 3PMSF', '205', '55', '16', true],
  ['P225/45R17', '225', '45', '17', true],
  ['lt245/75r16', '245', '75', '16', true],
  ['195R14C 8PR 106/104R', '195', '', '14C', true],
  ['２２５／４５Ｒ１７ ９１Ｙ', '225', '45', '17', true],
  ["205/55R16'' 91V", '205', '55', '16', true],
  ['2 x LT265/70R17', '265', '70', '17', true],
  ['31 X 10.50 R15LT', '31X10.50', '', '15', true],
] as const) {
  clause('QUOTE-SPLIT', `${JSON.stringify(text)} gives ${[width, profile, rim].join(', ')}`, () => {
    expect(splitTyreSize(text)).toEqual({ width, profile, rim });
  });

  clause('QUOTE-AS-GIVEN', `${JSON.stringify(text)} has ${given ? 'a' : 'no'} comment line`, () => {
    expect(sizeAsGiven(text)).toBe(given ? text : undefined);
  });
}

for (const text of [
  '',
  '205',
  '205/55',
  '205/55R1',
  '205/16',
  '205/55R16, 225/45R17',
  '205/55R16 225/45R17',
  '205/55R16 please',
  '021 555 1234',
  'R16 205/55',
  'a'.repeat(10_000),
  '٢٠٥/٥٥R١٦',
  // 41 characters
  '225/45R17 91Y RFT XL M+S 3PMSF TL MO1 ROF',
  // letters in the wrong place
  '205/55Rx16',
  '31x10.5x15',
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

clause('QUOTE-AS-GIVEN', 'the size in the comment is one line of visible characters', () => {
  expect(sizeAsGiven('\u200B 225/45R17\n 91Y\t RFT\u200E ')).toBe('225/45R17 91Y RFT');
});

for (const [width, profile, rim, ...measured] of [
  ['205', '55', '16', 205, 55, 16, 113, 406],
  [' LT265 mm', '70%', 'ZR17', 265, 70, 17, 186, 432],
  ['205 mm', '', '', 205],
  ['P205', '', '', 205],
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
