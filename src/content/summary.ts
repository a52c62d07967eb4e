import type { TelephoneLine } from './business.ts';
import type { RoutePath } from './routes.ts';

/** One number a visitor came for, set large: a price, a time or a count. */
export interface Figure {
  /** What the number is of. */
  readonly label: string;
  /** Small words before the number, such as `from`. */
  readonly before?: string;
  readonly value: string;
  /** Small words after the number, such as `+ GST` or `per wheel`. */
  readonly after?: string;
  readonly note: string;
  /** A flag on the figure, such as `RECOMMENDED`. */
  readonly mark?: string;
}

/** One thing worth knowing: a few words, then a sentence or two. */
export interface Point {
  readonly title: string;
  readonly text: string;
  /** The fragment that leads to it, where other pages link to it. */
  readonly id?: string;
}

/** A link with words of its own. */
export interface Action {
  readonly label: string;
  readonly to: RoutePath;
}

/** What a page that is a banner and a summary says. */
export interface Summary {
  /** The page's one `h1`. */
  readonly heading: string;
  /** The line below the heading. */
  readonly subtitle: string;
  /** One to four numbers for the job card; pages without any have none. */
  readonly figures?: readonly Figure[];
  /** The figures are prices: the card says what they are in (D29). */
  readonly priced?: true;
  readonly pointsHeading: string;
  /** The points are steps, or ranked: they are numbered. */
  readonly ordered?: true;
  readonly points: readonly Point[];
  readonly callHeading: string;
  /** What to have at hand, so that one call is enough. */
  readonly ready: string;
  /** The line this page rings; the main one unless the specification gives it its own (D6). */
  readonly line?: TelephoneLine;
  /** The button to the contact page. */
  readonly contact: string;
  /** A further way, as a text link. */
  readonly more?: Action;
  /** Pages that the same visitor is likely to want next. */
  readonly related: readonly RoutePath[];
}
