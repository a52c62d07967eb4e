/**
 * Runs every audit on each state after an action (`accessibility/states.ts`). It takes seconds to reach a state, so one
 * test checks all clauses in that state. `everyPage.spec.ts` has the pages as they open.
 */
import { isAsked } from '../spec/tools/proof/buildUnderTest.ts';
import { audited, audits, runAudit } from './accessibility/audits.ts';
import { readTree } from './accessibility/readTree.ts';
import { states } from './accessibility/states.ts';
import { clauses, expect, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

for (const state of states) {
  const { name, open, console: lines = [] } = state;
  clauses(
    audited,
    `no audit finds a fault in the state “${name}”`,
    async ({ page, inbox, expectConsole }, info) => {
      for (const line of lines) expectConsole(line);
      await open(page, inbox);
      const tree = await readTree(page);
      for (const audit of audits)
        if (isAsked(audit.id, info))
          expect.soft(await runAudit(audit, page, tree, state, info), audit.id).toEqual([]);
    },
  );
}
