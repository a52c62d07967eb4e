import { expect } from 'vitest';
import { fullRows } from '../../src/ui/fullRows.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

for (const [things = '', room = '', inRow = ''] of tableOf('LOOK-ROWS'))
  clause('LOOK-ROWS', `${things} things with room for ${room} are ${inRow} to a row`, () => {
    expect(fullRows(Number(things), room.split(' ').map(Number))).toBe(Number(inRow));
  });
