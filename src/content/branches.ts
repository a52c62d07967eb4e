import { directionsUrl, type PostalAddress } from '../domain/directions.ts';
import type { WeekHours } from '../domain/openingHours.ts';
import { branchFacts, business } from './business.ts';

/** What a branch can offer (specification, section 3), and what it is called on a card. */
export const branchServices = {
  tyres: 'Tyres',
  'auto-repairs': 'Auto repairs',
  wof: 'WOF inspections',
  'mobile-service': 'Mobile tyre service',
} as const;

/** One thing a branch can offer. */
export type BranchService = keyof typeof branchServices;

/** What the owner writes down of a branch, in `business.ts`. */
export interface BranchFacts extends PostalAddress {
  /** The fragment of the branch on the locations page. */
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  /** The main branch alone is written to. */
  readonly email?: string;
  readonly hours: WeekHours;
  readonly services: readonly BranchService[];
  /** The main branch alone. */
  readonly isMain?: true;
  /** In business. Never shown, and never a word about now (D36). */
  readonly status: 'open';
  /** Degrees, to the part of the suburb the branch is in. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The id of one of the six branches. */
export type BranchId = (typeof branchFacts)[number]['id'];

/** A place the business works from (specification, section 3). */
export interface Branch extends BranchFacts {
  readonly id: BranchId;
  /** Directions to the branch, made from its address (D21). */
  readonly mapUrl: string;
}

/** The six branches, the main one first (D1). */
export const branches: readonly Branch[] = branchFacts.map((branch) => ({
  ...branch,
  mapUrl: directionsUrl(business.directions.url, branch),
}));

/** Where a branch's vCard stands on the site. */
export function branchCardPath(id: BranchId): `/branches/${BranchId}.vcf` {
  return `/branches/${id}.vcf`;
}

/** The branch that the header speaks of by name (D2). */
export const mainBranch: BranchFacts = branchFacts[0];
