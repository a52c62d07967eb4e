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
