import type { BranchService } from '../domain/branch.ts';
import type { TelephoneLine } from './business.ts';
import type { RoutePath } from './routes.ts';
import type { Action, Figure } from './summary.ts';

/** The paths of the service pages: all below /services. */
export type ServicePath = Extract<RoutePath, `/services/${string}`>;

/** What all service pages have in common (specification, section 2). */
export interface Service {
  readonly path: ServicePath;
  /** The page's one `h1`, if that is not its name in menus. */
  readonly heading?: string;
  /** The line below it, which answers what a visitor asks first. */
  readonly subtitle: string;
  /** Up to four key figures for the card. */
  readonly figures?: readonly Figure[];
  /** The service a branch has to offer to do this job (D33). */
  readonly offeredBy: BranchService;
  /** The heading of the list of branches, if the job isn't done at them. */
  readonly offeredHeading?: string;
  readonly callHeading: string;
  /** What to have ready before calling; as steps if something has to be done first. */
  readonly ready: string | readonly string[];
  /** The telephone line of this page; the main one unless the specification says otherwise (D6). */
  readonly line?: TelephoneLine;
  /** A further contact option, as a text link. */
  readonly more?: Action;
  readonly related: readonly RoutePath[];
}

/** The text link of the three services that lead to /locations (specification, section 2). */
export const toBranches: Action = { label: 'Find a branch', to: '/locations' };

/** The list of the branches that offer a service. */
export const serviceBranches = {
  headings: { some: 'Branches for this service', all: 'Our branches' },
  open: (weekdays: string) => `Open ${weekdays}`,
  /** Where a workshop may keep other hours. */
  branchHours: (weekdays: string) => `Branch hours: ${weekdays}.`,
} as const;
