import { expect } from 'vitest';
import { amountOf, formatMeasure, measuredIn } from '../../src/domain/measure.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

for (const [numbers = '', unit = '', sentence, alone] of tableOf('FIGURE-AMOUNT'))
  clause('FIGURE-AMOUNT', `${numbers} ${unit} is written ${sentence}`, () => {
    const [low = 0, high] = numbers.split(', ').map(Number);
    const measure = measuredIn(unit)(low, high);
    expect(formatMeasure(measure)).toBe(sentence);
    expect(amountOf(measure)).toBe(alone);
  });
