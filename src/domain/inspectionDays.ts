/** On which days WOFs are done, read from the hours of the branches that do them. */
import type { BranchFacts } from './branch.ts';
import { counted, listed } from './counting.ts';
import type { WeekHours } from './openingHours.ts';

/** The words for a branch's inspection days, by their number; no branch does WOFs on a Sunday. */
const spans = new Map([
  [6, 'Monday to Saturday'],
  [5, 'Monday to Friday'],
  [1, 'Saturdays'],
]);

function daysOf({ weekdays, saturday }: WeekHours): number {
  return (weekdays === 'closed' ? 0 : 5) + (saturday === 'closed' ? 0 : 1);
}

/**
 * How many days a week WOFs are done, and on which days at which branch. Branches with the most days come first, and
 * only theirs are counted.
 */
export function inspectionDays(branches: readonly Pick<BranchFacts, 'name' | 'hours'>[]) {
  const groups = [...spans].flatMap(([count, span]) => {
    const names = branches.filter(({ hours }) => daysOf(hours) === count).map(({ name }) => name);
    return names.length > 0 ? [{ count, span, where: `at ${listed(names)}` }] : [];
  });
  const days = counted(groups[0]?.count ?? 0, 'day');
  return {
    short: `${groups.length > 1 ? 'up to ' : ''}${days} a week`,
    long: groups
      .map(({ span, where }, index) =>
        index === 0 ? `${days} a week, ${span}, ${where}` : `${span} ${where}`,
      )
      .join(', and '),
  };
}
