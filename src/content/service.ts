import type { BranchService } from '../domain/branch.ts';
import type { TelephoneLine } from './business.ts';
import type { RoutePath } from './routes.ts';
import type { Action, Figure } from './summary.ts';

/** The addresses of the eleven service pages: every address below /services. */
export type ServicePath = Extract<RoutePath, `/services/${string}`>;

/** What every service page says alike, whatever its parts are (specification, section 2). */
export interface Service {
  readonly path: ServicePath;
  /** The page's one `h1`. */
  readonly heading: string;
  /** The line below it: what it costs and how long it takes come first. */
  readonly subtitle: string;
  /** Up to four numbers for the job card. */
  readonly figures?: readonly Figure[];
  /** The figures are prices: the card says what they are in (D29). */
  readonly priced?: true;
  /** What a branch has to offer for this to be done there (D33). */
  readonly offeredBy: BranchService;
  /** What the list of those branches is headed, where it is not done there. */
  readonly offeredHeading?: string;
  readonly callHeading: string;
  /** What to have at hand, so that one call is enough; in steps where something has to be done before the call. */
  readonly ready: string | readonly string[];
  /** The line this page rings; the main one unless the specification gives it its own (D6). */
  readonly line?: TelephoneLine;
  /** A further way, as a text link. */
  readonly more?: Action;
  /** Pages that the same visitor is likely to want next. */
  readonly related: readonly RoutePath[];
}

/** The text link of the three services that lead to /locations (specification, section 2). */
export const toBranches: Action = { label: 'Find a branch', to: '/locations' };
