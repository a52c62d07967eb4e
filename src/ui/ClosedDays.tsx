import { css } from 'linaria';
import { formatClosure } from '../domain/hoursRows.ts';
import type { Closure } from '../domain/openingHours.ts';

const lines = css`
  display: block;
`;

interface ClosedDaysProps {
  readonly closed: readonly Closure[] | undefined;
  /** Who is closed, such as `All branches`, if the text around the days does not say so. */
  readonly lead?: string;
}

/**
 * The days on which the owner closes a place, a line for each. The document has them with or without script;
 * `openStatus.client.ts` hides a line once its last day is over.
 */
export function ClosedDays({ closed, lead }: ClosedDaysProps) {
  return closed?.map((closure) => (
    <small className={lines} key={closure.from}>
      <closed-days until={closure.until ?? closure.from}>
        {lead ? `${lead}: ${formatClosure(closure)}` : formatClosure(closure)}
      </closed-days>
    </small>
  ));
}
