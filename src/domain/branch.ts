import type { PostalAddress } from './directions.ts';
import type { WeekHours } from './openingHours.ts';

/** One thing a branch can offer (specification, section 3). */
export type BranchService = 'tyres' | 'auto-repairs' | 'wof' | 'mobile-service';

/** What the owner writes down of a branch, in `content/business.ts`. */
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
