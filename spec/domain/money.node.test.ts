import { expect } from 'vitest';
import { formatPrice, withGst } from '../../src/domain/money.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

for (const [amount, written = ''] of tableOf('MONEY-DOLLARS'))
  clause('MONEY-DOLLARS', `the amount ${amount} is written as ${written}`, () => {
    expect(formatPrice(Number(amount))).toBe(written);
  });

for (const amount of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
  clause('MONEY-DOLLARS', `${amount} is refused as a price`, () => {
    expect(() => formatPrice(amount)).toThrow(new RangeError(`${amount} is not a price.`));
  });
}

for (const [before, after] of [
  [199, 228.85],
  [349, 401.35],
  [0, 0],
  [1.1, 1.27],
  [0.1, 0.12],
] as const) {
  clause('MONEY-GST', `$${before} + GST is $${after}`, () => {
    expect(withGst(before)).toBe(after);
  });
}
