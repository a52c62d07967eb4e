import type { color } from '../src/styles/tokens.ts';

export type Colour = keyof typeof color;

/** What a mark is, which says the contrast it has to reach (WCAG 2.2, 1.4.6 and 1.4.11; signs are clearer than they must be). */
export const leastContrast = { words: 7, signs: 4.5, edge: 3 } as const;

/** A surface, and what stands on it: as words, as a sign, or as the edge of what can be pressed or filled in. */
interface Ground {
  readonly on: Colour;
  readonly words: readonly Colour[];
  readonly signs: readonly Colour[];
  readonly edge: readonly Colour[];
}

/**
 * Every pair of colours that meet on a page. A placeholder is `inkSoft` in a field on its card; what is
 * switched off has no ratio to reach. The focus is `line` and `asphalt`: one of them is seen on each ground.
 */
export const contrastChart: readonly Ground[] = [
  {
    on: 'ground',
    words: ['ink', 'inkSoft', 'stop'],
    signs: ['valid', 'star'],
    edge: ['edge', 'ink'],
  },
  { on: 'groundDeep', words: ['ink', 'inkSoft'], signs: ['star'], edge: ['edge', 'ink'] },
  {
    on: 'card',
    words: ['ink', 'inkSoft', 'stop'],
    signs: ['valid', 'star'],
    edge: ['edge', 'ink'],
  },
  { on: 'ink', words: ['ground'], signs: [], edge: [] },
  { on: 'inkSoft', words: ['ground'], signs: [], edge: [] },
  { on: 'line', words: ['onLine'], signs: [], edge: ['asphalt'] },
  { on: 'stopFill', words: ['onStopFill'], signs: [], edge: [] },
  {
    on: 'asphalt',
    words: ['onAsphalt', 'onAsphaltSoft', 'line'],
    signs: ['onAsphaltFaint', 'onAsphaltValid'],
    edge: ['line', 'onAsphalt'],
  },
  {
    on: 'asphaltRaised',
    words: ['onAsphalt', 'onAsphaltSoft', 'line'],
    signs: ['onAsphaltValid'],
    edge: ['line', 'onAsphalt'],
  },
  { on: 'asphaltEdge', words: ['onAsphalt', 'onAsphaltSoft'], signs: [], edge: ['line'] },
];
