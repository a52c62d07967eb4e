import { expect } from 'vitest';
import { interestFreeMonths } from '../../src/content/advice.ts';
import { clause } from '../tools/clause.ts';

clause('PAY-INTEREST-FREE', 'the interest-free terms are 6, 12 and 18 months', () => {
  expect(interestFreeMonths).toEqual([6, 12, 18]);
});
