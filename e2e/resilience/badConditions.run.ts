/** The journeys through the built site under each bad condition that can affect them. */
import { branch } from '../../spec/facts/business.ts';
import { expect, noteConsole, test as base } from '../fixtures.ts';
import { conditions } from './conditions.ts';
import { journeys } from './journeys.ts';

/** A console line that a condition may cause may also be missing. */
const test = base.extend({ expectConsole: ({}, use) => use(() => undefined) });

for (const { name, use = {}, logs, journeys: names, ...condition } of conditions) {
  test.describe(name, () => {
    test.use({
      // A page that a test has rewritten needs the second permission to send to the form service of this machine.
      permissions: ['geolocation', 'local-network-access'],
      geolocation: { latitude: branch.papanui.at[0], longitude: branch.papanui.at[1] },
      ...use,
    });

    for (const journey of names)
      test(journey, async ({ page, inbox }) => {
        const { lines } = noteConsole(page);
        await condition.before?.(page);
        await journeys[journey]({ ...condition, page, inbox });
        expect(lines.filter((line) => !logs?.test(line))).toEqual([]);
        // A request that is still running at the end of the test is not a failure.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });
}
