import type { BranchFacts, BranchService } from '../domain/branch.ts';
import { directionsUrl } from '../domain/directions.ts';
import { branchFacts, business } from './business.ts';

/** What a branch can offer (specification, section 3), and its label on a card. */
export const branchServices = {
  tyres: 'Tyres',
  'auto-repairs': 'Auto repairs',
  wof: 'WOF inspections',
  'mobile-service': 'Mobile tyre service',
} as const satisfies Readonly<Record<BranchService, string>>;

/** The id of one of the six branches. */
export type BranchId = (typeof branchFacts)[number]['id'];

/** A branch (specification, section 3). */
export interface Branch extends BranchFacts {
  readonly id: BranchId;
  /** Directions to the branch, built from its address (D21). */
  readonly mapUrl: string;
}

/** The six branches, the main one first (D1). */
export const branches: readonly Branch[] = branchFacts.map((branch) => ({
  ...branch,
  mapUrl: directionsUrl(business.directions.url, branch),
}));

/** The path of a branch's vCard. */
export function branchCardPath(id: BranchId): `/branches/${BranchId}.vcf` {
  return `/branches/${id}.vcf`;
}

/** The branch that the header names (D2). */
export const mainBranch: BranchFacts = branchFacts[0];
