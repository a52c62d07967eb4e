import Color from 'colorjs.io';
import { color, roles } from '../src/styles/tokens.ts';

export type Colour = keyof typeof color;

/** A surface with the colours that are used on it: for words, for signs, and for the edges of controls and fields. */
interface Surface {
  readonly on: Colour;
  readonly words: readonly Colour[];
  readonly signs: readonly Colour[];
  readonly edge: readonly Colour[];
}

const onLight = {
  words: ['ink', 'inkSoft', 'stop'],
  signs: ['valid', 'star'],
  edge: ['borderStrong', 'ink'],
} as const;
const onDark = {
  words: ['onSurfaceDark', 'onSurfaceDarkSoft', 'signal'],
  signs: ['onSurfaceDarkFaint', 'onSurfaceDarkValid'],
  edge: ['signal', 'onSurfaceDark'],
} as const;

/**
 * All pairs of colours that meet on a page. A placeholder is `inkSoft` in a field on a card. Disabled controls need no
 * contrast. The focus ring is `signal` and `surfaceDark`, of which at least one is visible on each surface.
 */
export const contrastChart: readonly Surface[] = [
  { on: 'background', ...onLight },
  { ...onLight, on: 'backgroundDeep', words: ['ink', 'inkSoft'], signs: ['star'] },
  { on: 'card', ...onLight },
  { on: 'ink', words: ['background'], signs: [], edge: [] },
  { on: 'inkSoft', words: ['background'], signs: [], edge: [] },
  { on: 'signal', words: ['onSignal'], signs: [], edge: ['surfaceDark'] },
  { on: 'signalHover', words: ['onSignal'], signs: [], edge: [] },
  { on: 'stopFill', words: ['onStopFill'], signs: [], edge: [] },
  { on: 'surfaceDark', ...onDark },
  { ...onDark, on: 'surfaceDarkRaised', signs: ['onSurfaceDarkValid'] },
  {
    on: 'surfaceDarkBorder',
    words: ['onSurfaceDark', 'onSurfaceDarkSoft'],
    signs: [],
    edge: ['signal'],
  },
];

/** The value of a colour in a scheme. Only a role has a different value in each scheme. */
export function valueOf(name: Colour, scheme: 'light' | 'dark'): string {
  const pair = (roles as Partial<Record<Colour, readonly [light: string, dark: string]>>)[name];
  return pair ? pair[scheme === 'light' ? 0 : 1] : color[name];
}

/** The contrast of WCAG between two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return new Color(one).contrast(other, 'WCAG21');
}

/** The contrast between two colours in a scheme, from 1 to 21. */
export function contrastIn(scheme: 'light' | 'dark', one: Colour, other: Colour): number {
  return contrastOf(valueOf(one, scheme), valueOf(other, scheme));
}
