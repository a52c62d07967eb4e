import { expect } from 'vitest';
import { amountOf } from '../../src/domain/amount.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

for (const [figure = '', amount] of tableOf('FIGURE-AMOUNT'))
  clause('FIGURE-AMOUNT', `the amount of “${figure}” is ${amount}`, () => {
    expect(amountOf(figure)).toBe(amount);
  });

for (const figure of ['about a week', 'up to 80km'])
  clause('FIGURE-AMOUNT', `“${figure}” is refused`, () => {
    expect(() => amountOf(figure)).toThrow(
      new RangeError(`"${figure}" does not begin with a number.`),
    );
  });
