import { expect } from 'vitest';
import { inspectionDays } from '../../src/domain/inspectionDays.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

const span = { opens: '08:00', closes: '17:00' } as const;

for (const [open = '', count = '', days] of tableOf('CONTENT-WOF-DAYS'))
  clause('CONTENT-WOF-DAYS', `for the days ${open}, the wordings say ${count}, ${days}`, () => {
    const branches = open.split('; ').map((own, index) => ({
      name: 'ABC'.charAt(index),
      hours: {
        weekdays: own.startsWith('Mon') ? span : ('closed' as const),
        saturday: own.endsWith('Sat') ? span : ('closed' as const),
        sunday: span,
      },
    }));
    expect(inspectionDays(branches)).toEqual({
      short: `${count} a week`,
      long: `${count.replace('up to ', '')} a week, ${days}`,
    });
  });
