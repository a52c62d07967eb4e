/**
 * Runs every audit on each state of a page that an action causes (`accessibility/states.ts`). A state takes seconds to
 * reach, so one test checks all clauses on it.
 * What happens over time is in `assistiveTechnology.spec.ts`; pages as opened are in `everyPage.spec.ts`.
 */
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { audited, audits } from './accessibility/audits.ts';
import { readTree } from './accessibility/readTree.ts';
import { states } from './accessibility/states.ts';
import { writeAloud } from './accessibility/writeAloud.ts';
import { clauses, expect, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

for (const state of states) {
  const { name, open, console: lines = [] } = state;
  clauses(
    audited,
    `no audit finds a fault in ${name}`,
    async ({ page, inbox, expectConsole }, info) => {
      for (const line of lines) expectConsole(line);
      await open(page, inbox);
      const tree = await readTree(page);
      writeAloud(name, tree);
      for (const [id, read] of audits)
        if (isAsked(id, info)) expect.soft(await read(page, tree, state), id).toEqual([]);
    },
  );
}
