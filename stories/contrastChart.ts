import type { color } from '../src/styles/tokens.ts';

export type Colour = keyof typeof color;

/** What a mark is, which says the contrast it has to reach (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastContrast = { words: 4.5, edge: 3 } as const;

/** A surface, and what stands on it: as words, or as the edge of what can be pressed or filled in. */
interface Ground {
  readonly on: Colour;
  readonly words: readonly Colour[];
  readonly edge: readonly Colour[];
}

/**
 * Every pair of colours that meet on a page. A placeholder is `inkSoft` in a field on its card; what is
 * switched off has no ratio to reach. The focus is `line` and `asphalt`: one of them is seen on each ground.
 */
export const contrastChart: readonly Ground[] = [
  { on: 'ground', words: ['ink', 'inkSoft', 'valid', 'stop', 'star'], edge: ['edge', 'ink'] },
  { on: 'groundDeep', words: ['ink', 'inkSoft', 'star'], edge: ['edge', 'ink'] },
  { on: 'card', words: ['ink', 'inkSoft', 'valid', 'stop', 'star'], edge: ['edge', 'ink'] },
  { on: 'ink', words: ['ground'], edge: [] },
  { on: 'inkSoft', words: ['ground'], edge: [] },
  { on: 'line', words: ['onLine'], edge: ['asphalt'] },
  { on: 'stopFill', words: ['onStopFill'], edge: [] },
  {
    on: 'asphalt',
    words: ['onAsphalt', 'onAsphaltSoft', 'onAsphaltFaint', 'onAsphaltValid', 'line'],
    edge: ['line', 'onAsphalt'],
  },
  {
    on: 'asphaltRaised',
    words: ['onAsphalt', 'onAsphaltSoft', 'onAsphaltValid', 'line'],
    edge: ['line', 'onAsphalt'],
  },
  { on: 'asphaltEdge', words: ['onAsphalt', 'onAsphaltSoft'], edge: ['line'] },
];
