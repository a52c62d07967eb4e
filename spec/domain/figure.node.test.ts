import { expect } from 'vitest';
import { amountOf } from '../../src/domain/amount.ts';
import { clause } from '../tools/clause.ts';

for (const [figure, amount] of [
  ['30–45 minutes', '30–45'],
  ['1–1.5 hours', '1–1.5'],
  ['1.5mm', '1.5'],
  ['20,000km', '20,000'],
  ['40,000–80,000', '40,000–80,000'],
  ['80km/h', '80'],
  ['5%', '5'],
] as const) {
  clause('FIGURE-AMOUNT', `the amount of “${figure}” is ${amount}`, () => {
    expect(amountOf(figure)).toBe(amount);
  });
}

for (const figure of ['about a week', 'up to 80km'])
  clause('FIGURE-AMOUNT', `“${figure}” is refused`, () => {
    expect(() => amountOf(figure)).toThrow(
      new RangeError(`"${figure}" does not begin with a number.`),
    );
  });
