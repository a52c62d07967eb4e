import { expect } from 'vitest';
import { life } from '../../src/content/services/batteryReplacement.ts';
import { clause } from '../tools/clause.ts';

clause('BATTERY-YEARS', 'the data has a test in years 4 and 5 only', () => {
  expect(life.years.map(({ year, test }) => `${year}${test ? ' test' : ''}`)).toEqual([
    '1',
    '2',
    '3',
    '4 test',
    '5 test',
  ]);
});
