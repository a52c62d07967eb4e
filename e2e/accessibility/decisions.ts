/**
 * A person's decisions on findings of an audit that are uncertain or wrong. The table of the audit's clause lists them:
 * a regular expression of the finding, a state that has such a finding, and the reason.
 */
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { tableOf } from '../../spec/documents/clauseTable.ts';

/** The findings without a decision in the table of the clause, and the decisions for this state without a finding. */
export function unresolved(id: ClauseId, findings: readonly string[], state: string): string[] {
  const decisions = tableOf(id).map(
    ([finding = '', decidedState]) => [new RegExp(finding, 's'), decidedState] as const,
  );
  return [
    ...findings.filter((line) => !decisions.some(([finding]) => finding.test(line))),
    ...decisions
      .filter(([finding, own]) => own === state && !findings.some((line) => finding.test(line)))
      .map(([finding]) => `nothing is like ${finding} any more: remove its row from ${id}`),
  ];
}
