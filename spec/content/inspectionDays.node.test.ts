import { expect } from 'vitest';
import { inspectionDays } from '../../src/domain/inspectionDays.ts';
import type { WeekHours } from '../../src/domain/openingHours.ts';
import { clause } from '../tools/clause.ts';

const span = { opens: '08:00', closes: '17:00' } as const;
const week = (weekdays: boolean, saturday: boolean): WeekHours => ({
  weekdays: weekdays ? span : 'closed',
  saturday: saturday ? span : 'closed',
  sunday: span,
});
const [always, weekdays, saturdays] = [week(true, true), week(true, false), week(false, true)];

for (const [condition, hours, short, long] of [
  [
    'two branches open on six days',
    [always, always],
    '6 days a week',
    '6 days a week, Monday to Saturday, at A and B',
  ],
  [
    'no branch open on Saturday',
    [weekdays],
    '5 days a week',
    '5 days a week, Monday to Friday, at A',
  ],
  ['a branch open on Saturday only', [saturdays], '1 day a week', '1 day a week, Saturdays, at A'],
  [
    'one of three branches closed on Saturday',
    [weekdays, always, always],
    'up to 6 days a week',
    '6 days a week, Monday to Saturday, at B and C, and Monday to Friday at A',
  ],
  [
    'one of two branches open on Saturday only',
    [weekdays, saturdays],
    'up to 5 days a week',
    '5 days a week, Monday to Friday, at A, and Saturdays at B',
  ],
] as const)
  clause(
    'CONTENT-WOF-DAYS',
    `with ${condition}, the two wordings are “${short}” and “${long}”`,
    () => {
      const branches = hours.map((own, index) => ({ name: 'ABC'.charAt(index), hours: own }));
      expect(inspectionDays(branches)).toEqual({ short, long });
    },
  );
