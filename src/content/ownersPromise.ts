import type { RoutePath } from './routes.ts';

/**
 * A promise that only the owner can confirm: the Fair Trading Act 1986 requires reasonable grounds when a promise is
 * made. Each content module exports its own as `promises`, which visitors do not download. Whoever changes a sentence
 * checks whether the evidence still shows it.
 */
interface OwnersPromise {
  /** The text, as pages show it. */
  readonly sentences: readonly string[];
  /** Why it has to be true. */
  readonly why: string;
  /** Where the evidence is, such as a price list; left out while there is none. */
  readonly evidence?: string | null;
  /** A strict build leaves the promise out while there is no evidence. */
  readonly leftOut?: true;
}

/** The promises of one page, by name; `promises.ts` says which page. */
export type PromisesOfPage = Readonly<Record<string, OwnersPromise>>;

/** A promise with the pages that have its text; `every page` is the header or the footer. */
export interface PlacedPromise extends OwnersPromise {
  readonly pages: readonly RoutePath[] | 'every page';
}

/** The promises of several pages, by name. */
export type PlacedPromises = Readonly<Record<string, PlacedPromise>>;

/** What several promises have to be true for. */
export const why = {
  account: 'What an account covers.',
  advice: 'Says how the staff advise.',
  behaviour: 'Says how the staff behave with every customer.',
  brands: 'The brands listed below it must be on offer in these sizes.',
  branch: 'A customer drives to the branch named.',
  fitting: 'What fitting covers as well.',
  free: 'A free service.',
  inspectors: 'Which branches have an inspector on a Saturday.',
  machines: 'A competitor can count them.',
  measured: 'A figure needs a measurement: by whom, and in which cars?',
  price: 'What the price includes.',
  priceFirst: 'A price before the work.',
  priceLines: 'What the price includes, line by line.',
  sunday: 'Somebody calls the van on a Sunday.',
  vanArea: 'Where the van goes, and how late, is written nowhere.',
  wait: 'People wait for it.',
} as const;
