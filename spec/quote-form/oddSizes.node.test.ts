import { expect } from 'vitest';
import { measureTyre, splitTyreSize } from '../../src/domain/tyreSize.ts';
import { clause } from '../tools/clause.ts';

for (const [text, width, profile, rim] of [
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
] as const) {
  clause('QUOTE-SPLIT', `“${text}” is split`, () => {
    expect(splitTyreSize(text)).toEqual({ width, profile, rim });
  });
}

clause('QUOTE-SPLIT', 'a size of 40 characters is split', () => {
  expect(splitTyreSize(`205/55R16${' '.repeat(28)}91V`)).toEqual({
    width: '205',
    profile: '55',
    rim: '16',
  });
});

clause('QUOTE-SPLIT-NOT', 'a size of 41 characters is not split', () => {
  expect(splitTyreSize(`205/55R16${' '.repeat(29)}91V`)).toBeUndefined();
});

for (const text of ['205/55Rx16', '31x10.5Rx15', '31x10.5x15', '195xR15', '195Rx15']) {
  clause('QUOTE-SPLIT-NOT', `“${text}” has a letter in a wrong place and is not split`, () => {
    expect(splitTyreSize(text)).toBeUndefined();
  });
}

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

clause('QUOTE-TYRE-MEANS', 'a unit may follow its number, with or without a space', () => {
  for (const width of ['205', '205mm', '205 mm', 'P205'])
    expect(measureTyre({ width, profile: '', rim: '' }).widthMm, width).toBe(205);
  for (const profile of ['55', '55%', '55 %'])
    expect(measureTyre({ width: '', profile, rim: '' }).profilePercent, profile).toBe(55);
  for (const rim of ['16', '16in', '16 in', '16"', 'r16'])
    expect(measureTyre({ width: '', profile: '', rim }).rimInches, rim).toBe(16);
});

clause('QUOTE-TYRE-MEANS', 'a number among other characters gives no result', () => {
  for (const width of ['205 or 215', '2055', 'a205'])
    expect(measureTyre({ width, profile: '', rim: '' }).widthMm, width).toBeUndefined();
  for (const profile of ['55 or 60', '555', 'a55'])
    expect(measureTyre({ width: '', profile, rim: '' }).profilePercent, profile).toBeUndefined();
  for (const rim of ['16 or 17', '166', 'a16'])
    expect(measureTyre({ width: '', profile: '', rim }).rimInches, rim).toBeUndefined();
});
