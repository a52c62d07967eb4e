import type { color } from '../src/styles/tokens.ts';

export type Colour = keyof typeof color;

/** What a mark is, which says the contrast it has to reach (WCAG 2.2, 1.4.6 and 1.4.11; signs are clearer than they must be). */
export const leastContrast = { words: 7, signs: 4.5, edge: 3 } as const;

/** A surface, and what stands on it: as words, as a sign, or as the edge of what can be pressed or filled in. */
interface Surface {
  readonly on: Colour;
  readonly words: readonly Colour[];
  readonly signs: readonly Colour[];
  readonly edge: readonly Colour[];
}

/**
 * Every pair of colours that meet on a page. A placeholder is `inkSoft` in a field on its card; what is
 * switched off has no ratio to reach. The focus ring is `signal` and `surfaceDark`: one of them shows on each surface.
 */
export const contrastChart: readonly Surface[] = [
  {
    on: 'background',
    words: ['ink', 'inkSoft', 'stop'],
    signs: ['valid', 'star'],
    edge: ['borderStrong', 'ink'],
  },
  {
    on: 'backgroundDeep',
    words: ['ink', 'inkSoft'],
    signs: ['star'],
    edge: ['borderStrong', 'ink'],
  },
  {
    on: 'card',
    words: ['ink', 'inkSoft', 'stop'],
    signs: ['valid', 'star'],
    edge: ['borderStrong', 'ink'],
  },
  { on: 'ink', words: ['background'], signs: [], edge: [] },
  { on: 'inkSoft', words: ['background'], signs: [], edge: [] },
  { on: 'signal', words: ['onSignal'], signs: [], edge: ['surfaceDark'] },
  { on: 'signalHover', words: ['onSignal'], signs: [], edge: [] },
  { on: 'stopFill', words: ['onStopFill'], signs: [], edge: [] },
  {
    on: 'surfaceDark',
    words: ['onSurfaceDark', 'onSurfaceDarkSoft', 'signal'],
    signs: ['onSurfaceDarkFaint', 'onSurfaceDarkValid'],
    edge: ['signal', 'onSurfaceDark'],
  },
  {
    on: 'surfaceDarkRaised',
    words: ['onSurfaceDark', 'onSurfaceDarkSoft', 'signal'],
    signs: ['onSurfaceDarkValid'],
    edge: ['signal', 'onSurfaceDark'],
  },
  {
    on: 'surfaceDarkBorder',
    words: ['onSurfaceDark', 'onSurfaceDarkSoft'],
    signs: [],
    edge: ['signal'],
  },
];
