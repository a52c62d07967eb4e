/** The table of bad conditions and journeys: each cell is a journey through the built site. */
import { branch } from '../../spec/facts/business.ts';
import { expect } from '../fixtures.ts';
import { conditions } from './conditions.ts';
import { journeys } from './journeys.ts';
import { test } from './consoleLines.ts';

for (const { row, when, use = {}, logs, journeys: names, ...condition } of conditions) {
  test.describe(when ? `${row}: ${when}` : row, () => {
    test.use({
      permissions: ['geolocation'],
      geolocation: { latitude: branch.papanui.at[0], longitude: branch.papanui.at[1] },
      ...use,
    });

    for (const name of names) {
      const cell = [{ type: 'row', description: row }];
      test(name, { annotation: cell }, async ({ page, inbox, lines }) => {
        await condition.before?.(page);
        await journeys[name].run({ ...condition, page, inbox });
        expect(lines.filter((line) => !logs?.test(line))).toEqual([]);
      });
    }
  });
}
