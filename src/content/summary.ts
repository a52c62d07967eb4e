import { formatPrice } from '../domain/money.ts';
import type { RoutePath } from './routes.ts';

/** A key figure: a price, a time or a count. */
export interface Figure {
  /** What the number measures. */
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

/** The numbers of a figure without its unit, for a card that shows the two in different sizes: `30–45` of `30–45 minutes`. */
export function amountOf(figure: string): string {
  return /^[\d.,–$]+/.exec(figure)?.[0] ?? '';
}

/** The words of a figure that is the time of a job, such as `30–45 minutes`. */
export function inMinutes(time: string) {
  return { value: amountOf(time), after: 'min' } as const;
}

/** A step in a list: a short title, and a sentence or two where there is more to say. */
export type Step = Pick<Point, 'title'> & Partial<Pick<Point, 'text'>>;

export interface Action {
  readonly label: string;
  readonly to: RoutePath;
}
