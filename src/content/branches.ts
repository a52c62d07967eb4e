import type { BranchFacts, BranchService } from '../domain/branch.ts';
import type { Closure, WeekHours } from '../domain/openingHours.ts';
import { branchFacts, business } from './business.ts';
import { closures } from './closures.ts';

/** What a branch can offer (specification, section 3), and its label on a card. */
export const branchServices = {
  tyres: 'Tyres',
  'auto-repairs': 'Auto repairs',
  wof: 'WOF inspections',
  'mobile-service': 'Mobile tyre service, comes to you',
} as const satisfies Readonly<Record<BranchService, string>>;

export type BranchId = (typeof branchFacts)[number]['id'];

/** A branch (specification, section 3). */
export type Branch = BranchFacts & { readonly id: BranchId };

/** A place's hours with the days on which the owner closes it: a branch by its id, or the head office. */
function withClosures(hours: WeekHours, place?: BranchId): WeekHours {
  const closed = closures.filter(({ branch }) => branch === undefined || branch === place);
  return closed.length > 0 ? { ...hours, closed } : hours;
}

/** The closures of one branch alone, or of all branches. */
export function closuresOf(id: BranchId | 'all'): readonly Closure[] {
  return closures.filter(({ branch = 'all' }) => branch === id);
}

/** All branches together, where a text says who is closed or who offers a service. */
export const allBranches = 'All branches';

export const headOfficeHours = withClosures(business.headOfficeHours);

/** The branches, the main one first (D1). */
export const branches: readonly Branch[] = branchFacts.map((branch) => ({
  ...branch,
  hours: withClosures(branch.hours, branch.id),
}));

export function branchCardPath(id: BranchId): `/branches/${BranchId}.vcf` {
  return `/branches/${id}.vcf`;
}

/** The branch that the header names (D2). */
export const mainBranch: BranchFacts = branches[0] ?? branchFacts[0];
