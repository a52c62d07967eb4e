/**
 * A person's decisions on findings of an audit that are uncertain or wrong. The table of the audit's clause lists them:
 * a regular expression of the finding, a state that has such a finding, and the reason.
 */
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { tableOf } from '../../spec/documents/clauseTable.ts';

/** The findings without a decision in the table of the clause, and the decisions for this state without a finding. */
export function unresolved(id: ClauseId, findings: readonly string[], state: string): string[] {
  const register = tableOf(id).map(([finding = '', decidedState]) => ({
    finding: new RegExp(finding, 's'),
    state: decidedState,
  }));
  return [
    ...findings.filter((line) => !register.some(({ finding }) => finding.test(line))),
    ...register
      .filter((each) => each.state === state && !findings.some((line) => each.finding.test(line)))
      .map(
        ({ finding }) =>
          `this state no longer has a finding like ${finding}: remove its row from the table of ${id}`,
      ),
  ];
}
