import type { NameSide } from './cityMap.ts';
import type { PostalAddress } from './directions.ts';
import type { Coordinates } from './distance.ts';
import type { WeekHours } from './openingHours.ts';

/** What a branch can offer (specification, section 3). */
export const services = ['tyres', 'auto-repairs', 'wof', 'mobile-service'] as const;

/** One thing a branch can offer. */
export type BranchService = (typeof services)[number];

/** The facts of a branch, as the owner edits them in `content/business.ts`. */
export interface BranchFacts extends PostalAddress {
  /** The branch's fragment on the locations page. */
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  /** Only the main branch has one. */
  readonly email?: string;
  readonly hours: WeekHours;
  readonly services: readonly BranchService[];
  /** Only on the main branch. */
  readonly isMain?: true;
  /** In business. Never shown, and not the same as open right now (D36). */
  readonly status: 'open';
  /** The street that `latitude` and `longitude` belong to: the build asks for new ones when a branch moves. */
  readonly coordinatesOf: string;
  /** Degrees, accurate to the part of the suburb the branch is in. */
  readonly latitude: number;
  readonly longitude: number;
  /** The side of the pin on which the drawn map has the name; above it where nothing is given. */
  readonly mapNameSide?: NameSide;
  /** Where the drawn map shows the pin, if it would cover another one at the branch's own place. */
  readonly mapPin?: Coordinates;
}
