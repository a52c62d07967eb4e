import { expect } from 'vitest';
import { amountOf } from '../../src/content/summary.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

for (const [figure = '', number] of tableOf('FIGURE-AMOUNT'))
  clause('FIGURE-AMOUNT', `the number of ${figure} is ${number}`, () => {
    expect(amountOf(figure)).toBe(number);
  });
