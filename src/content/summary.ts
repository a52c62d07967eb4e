import { amountOf, type Measure } from '../domain/measure.ts';
import { formatPrice } from '../domain/money.ts';
import type { BranchService } from '../domain/branch.ts';
import type { TelephoneLine } from './business.ts';
import type { RoutePath } from './routes.ts';

export interface Figure {
  readonly label: string;
  /** Small text before the number, such as `from`. */
  readonly before?: string;
  readonly value: string;
  /** Small text after the number, such as `+ GST` or `per wheel`. */
  readonly after?: string;
  readonly note: string;
  /** A badge on the figure, such as `RECOMMENDED`. */
  readonly mark?: string;
}

/** A point in a list: a short title, then a sentence or two. */
export interface Point {
  readonly title: string;
  readonly text: string;
  /** Its fragment, if other pages link to it. */
  readonly id?: string;
}

/** Points in their order, each as its title and its text. */
export function points(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([title, text]): Point => ({ title, text }));
}

/** The rows of a table in their order, each as its name and its cells. */
export function rows(cellsByName: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(cellsByName).map(([name, cells]) => ({ name, cells }));
}

/** The words of a figure that is the lowest price of a job. */
export function from(price: number) {
  return { before: 'from', value: formatPrice(price) } as const;
}

/** The words of a figure with its unit after it: `30–45` and `min`, or `12` and `months`. */
export function inUnit(figure: Measure) {
  return { value: amountOf(figure), after: figure.unit.replace('minutes', 'min') } as const;
}

/** A step in a list: a short title, and a sentence or two where there is more to say. */
export type Step = Pick<Point, 'title'> & Partial<Pick<Point, 'text'>>;

export interface Action {
  readonly label: string;
  readonly to: RoutePath;
}

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
