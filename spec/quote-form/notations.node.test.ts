import { expect } from 'vitest';
import { sizeAsGiven, splitTyreSize } from '../../src/domain/tyreSize.ts';
import { clause } from '../tools/clause.ts';

/** Each notation with its width, profile and rim, and whether it has more parts than these three. */
for (const [text, width, profile, rim, given] of [
  ['225/45R17', '225', '45', '17', false],
  ['225/45 R17', '225', '45', '17', false],
  ['225/45 R 17', '225', '45', '17', false],
  ['225/45r17', '225', '45', '17', false],
  [' 225 / 45 / 17 ', '225', '45', '17', false],
  ['225 45 17', '225', '45', '17', false],
  ['225-45-17', '225', '45', '17', false],
  ['225.45.17', '225', '45', '17', false],
  ['225.45.R17', '225', '45', '17', false],
  ['225, 45, 17', '225', '45', '17', false],
  ['225,45,R17', '225', '45', '17', false],
  ['225\\45R17', '225', '45', '17', false],
  ['225/45-R17', '225', '45', '17', false],
  ['225/45R-17', '225', '45', '17', false],
  ['225–45–17', '225', '45', '17', false],
  ['225⁄45R17', '225', '45', '17', false],
  ['225\u00A0/\u00A045\u00A0R17', '225', '45', '17', false],
  ['225/45\nR17', '225', '45', '17', false],
  ['２２５／４５Ｒ１７', '225', '45', '17', false],
  ['\u200B225/45\u200BR17\uFEFF', '225', '45', '17', false],
  ['\u200F225/45R17\u200E', '225', '45', '17', false],
  ['225/70R19.5', '225', '70', '19.5', false],
  ['225/70R19,5', '225', '70', '19.5', false],
  ['195R14C', '195', '', '14C', false],
  ['195 R 14 C', '195', '', '14', true],
  ['195/R14C', '195', '', '14C', false],
  ['31x10.50R15', '31x10.50', '', '15', false],
  ['31X10.5 R15', '31X10.5', '', '15', false],
  ['31×10,50R15', '31×10.50', '', '15', false],
  ['31*10.5R15', '31x10.5', '', '15', false],
  ['225/45R17 91Y RFT', '225', '45', '17', true],
  ['225/45ZR17', '225', '45', '17', true],
  ['225/45R17 91Y', '225', '45', '17', true],
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
  ['LT245/75R16', '245', '75', '16', true],
  ['LT 245/75R16 120/116S E', '245', '75', '16', true],
  ['LT245/75R16/E', '245', '75', '16', true],
  ['195R14C 106/104R', '195', '', '14C', true],
  ['195R14C 8PR 106/104R', '195', '', '14C', true],
  ['215/65R16C 109/107R', '215', '65', '16C', true],
  ['35x12.50R20LT 121Q', '35x12.50', '', '20', true],
  ['２２５／４５Ｒ１７ ９１Ｙ', '225', '45', '17', true],
  ['195/65 HR15', '195', '65', '15', true],
  ['205/60VR15', '205', '60', '15', true],
  ['205/55R16"', '205', '55', '16', false],
  ['205/55R16″', '205', '55', '16', false],
  ["205/55R16'' 91V", '205', '55', '16', true],
  ['205/55R16 inch', '205', '55', '16', true],
  ['225/45R17 94W AO1', '225', '45', '17', true],
  ['4x 205/55R16', '205', '55', '16', true],
  ['2 x LT265/70R17', '265', '70', '17', true],
  ['4x195R15C', '195', '', '15C', true],
  ['31 10.5 15', '31x10.5', '', '15', false],
  ['7.00-16', '7.00', '', '16', false],
  ['7.50R16', '7.50', '', '16', false],
  ['6,50 - 16 8PR', '6.50', '', '16', true],
] as const) {
  clause('QUOTE-SPLIT', `${JSON.stringify(text)} gives ${[width, profile, rim].join(', ')}`, () => {
    expect(splitTyreSize(text)).toEqual({ width, profile, rim });
  });

  clause('QUOTE-AS-GIVEN', `${JSON.stringify(text)} has ${given ? 'a' : 'no'} comment line`, () => {
    expect(sizeAsGiven(text)).toBe(given ? text : undefined);
  });
}

clause('QUOTE-AS-GIVEN', 'the size in the comment is one line of visible characters', () => {
  expect(sizeAsGiven('\u200B 225/45R17\n 91Y\t RFT\u200E ')).toBe('225/45R17 91Y RFT');
});

clause('QUOTE-AS-GIVEN', 'a text that is not a whole size adds nothing to the comment', () => {
  for (const text of ['', '205', '91Y RFT', 'the wide ones', '205/55R16 91V please'])
    expect(sizeAsGiven(text), text).toBeUndefined();
});
