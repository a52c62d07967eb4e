/** The table of bad days and journeys: each cell is a walk over the built site. */
import { branch } from '../../spec/facts/business.ts';
import { expect } from '../fixtures.ts';
import { days } from './days.ts';
import { journeys } from './journeys.ts';
import { test } from './said.ts';

for (const { row, when, use = {}, says, journeys: names, ...weather } of days) {
  test.describe(when ? `${row}: ${when}` : row, () => {
    test.use({
      permissions: ['geolocation'],
      geolocation: { latitude: branch.papanui.at[0], longitude: branch.papanui.at[1] },
      ...use,
    });

    for (const name of names) {
      const cell = [{ type: 'row', description: row }];
      test(name, { annotation: cell }, async ({ page, inbox, said }) => {
        await weather.before?.(page);
        await journeys[name].walk({ ...weather, page, inbox });
        expect(said.filter((line) => !says?.test(line))).toEqual([]);
      });
    }
  });
}
