import type { NamedPlace } from './cityMap.ts';
import type { PostalAddress } from './directions.ts';
import type { WeekHours } from './openingHours.ts';

/** What a branch can offer (specification, section 3). */
export const services = ['tyres', 'auto-repairs', 'wof', 'mobile-service'] as const;

/** One thing a branch can offer. */
export type BranchService = (typeof services)[number];

/** The facts of a branch, as the owner edits them in `content/business.ts`. */
export interface BranchFacts extends PostalAddress, NamedPlace {
  /** The branch's fragment on the locations page. */
  readonly id: string;
  readonly phone: string;
  /** Only the main branch has one. */
  readonly email?: string;
  readonly hours: WeekHours;
  readonly services: readonly BranchService[];
  /** Only on the main branch. */
  readonly isMain?: true;
  /** In business. Never shown, and not the same as open right now (D36). */
  readonly status: 'open';
  /**
   * The street that `latitude` and `longitude` belong to: the build asks for new ones when a branch moves. They are
   * accurate to the part of the suburb the branch is in.
   */
  readonly coordinatesOf: string;
}
