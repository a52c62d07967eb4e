import { expect } from 'vitest';
import { amountOf } from '../../src/domain/amount.ts';
import { telephoneHref } from '../../src/domain/telephone.ts';
import { clause } from '../tools/clause.ts';

for (const [written, href] of [
  ['03 308 0500', 'tel:+6433080500'],
  ['021 058 080', 'tel:+6421058080'],
] as const) {
  clause('TEL-LINK', `${written} is not taken for a freephone number`, () => {
    expect(telephoneHref(written)).toBe(href);
  });
}

for (const written of ['1 03 000 0100', 'fax 03 000 0100', 'ph 0800 000 100']) {
  clause('TEL-REFUSED', `“${written}” is refused because of the text before the number`, () => {
    expect(() => telephoneHref(written)).toThrow(RangeError);
  });
}

clause('FIGURE-AMOUNT', 'a number after other words is not the amount', () => {
  expect(() => amountOf('up to 80km')).toThrow('"up to 80km" does not begin with a number.');
});
