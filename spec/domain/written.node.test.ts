import { expect } from 'vitest';
import { amountOf, formatMeasure, measure } from '../../src/domain/measure.ts';
import { formatPrice, withGst } from '../../src/domain/money.ts';
import { isTelephone, telephoneHref } from '../../src/domain/telephone.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

for (const [amount, written = ''] of tableOf('MONEY-DOLLARS'))
  clause('MONEY-DOLLARS', `the amount ${amount} is written as ${written}`, () => {
    expect(formatPrice(Number(amount))).toBe(written);
  });

for (const amount of [-1, -0.01, Number.NaN, Number.POSITIVE_INFINITY])
  clause('MONEY-DOLLARS', `${amount} is refused as a price`, () => {
    expect(() => formatPrice(amount)).toThrow(new RangeError(`${amount} is not a price.`));
  });

for (const [before = '', after = ''] of tableOf('MONEY-GST'))
  clause('MONEY-GST', `$${before} + GST is $${after}`, () => {
    expect(withGst(Number(before))).toBe(Number(after));
  });

for (const [numbers = '', unit = '', sentence, alone] of tableOf('FIGURE-AMOUNT'))
  clause('FIGURE-AMOUNT', `${numbers} ${unit} is written ${sentence}`, () => {
    const [low = 0, high] = numbers.split(', ').map(Number);
    const figure = measure(unit, low, high);
    expect(formatMeasure(figure)).toBe(sentence);
    expect(amountOf(figure)).toBe(alone);
  });

for (const [written = '', href] of tableOf('TEL-LINK'))
  clause('TEL-LINK', `${written} becomes ${href}`, () => {
    expect(isTelephone(written)).toBe(true);
    expect(telephoneHref(written)).toBe(href);
    expect(telephoneHref(written.replaceAll(' ', '\u00a0'))).toBe(href);
  });

for (const [written = ''] of [[''], ...tableOf('TEL-REFUSED')])
  clause('TEL-REFUSED', `“${written}” is refused`, () => {
    expect(isTelephone(written)).toBe(false);
  });
