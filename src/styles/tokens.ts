/**
 * The design system's values: three grounds (asphalt, chalk, card), one signal colour (the yellow of New
 * Zealand's no-passing line), green only for valid and open, red only for stop.
 *
 * Roles change with the colour scheme and are custom properties; constants that never change are plain
 * strings, inlined where they are used.
 */

/** The value of each role in the light and in the dark scheme; `global.ts` makes custom properties of them. */
export const roles = {
  background: ['#f5f2ea', '#181b1f'],
  backgroundDeep: ['#e9e4d8', '#1f2327'],
  card: ['#ffffff', '#262a30'],
  ink: ['#15171a', '#f5f2ea'],
  inkSoft: ['#454a52', '#b9bdc4'],
  border: ['#cfc8b8', '#3d434b'],
  borderStrong: ['#6b6f76', '#8b9098'],
  valid: ['#176b45', '#4cc38a'],
  stop: ['#981f18', '#ff9a91'],
  star: ['#7a5c00', '#ffc915'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Every colour as rules write it: a role's custom property, or a constant. */
export const color = {
  /** The page. */
  background: 'var(--background)',
  /** A section that steps back from the page. */
  backgroundDeep: 'var(--background-deep)',
  /** A card on either. */
  card: 'var(--card)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  /** Lines between things; decorative. */
  border: 'var(--border)',
  /** The border of what can be filled in or pressed: 3:1 against every ground. */
  borderStrong: 'var(--border-strong)',
  valid: 'var(--valid)',
  stop: 'var(--stop)',
  /** A surface that says stop, in both schemes, and what is written on it. */
  stopFill: '#a8231c',
  onStopFill: '#fff',
  /** The stars of a rating: at least 4.5:1 against every ground. */
  star: 'var(--star)',
  /** Surfaces that are dark in both schemes, in the dark one a step below the page, and what is written on them. */
  surfaceDark: '#101214',
  surfaceDarkRaised: '#1a1d21',
  surfaceDarkBorder: '#282c32',
  /** Lines between things on asphalt that have to be seen but not read. */
  surfaceDarkRule: '#565c65',
  onSurfaceDark: '#f5f2ea',
  onSurfaceDarkSoft: '#c4c7cc',
  /** An example, on asphalt, that gives way to what a visitor types. */
  onSurfaceDarkFaint: '#8b9098',
  /** Open, on asphalt. */
  onSurfaceDarkValid: '#4cc38a',
  /** The signal: what can be pressed or must be seen. Always with `onSignal` on it. */
  signal: '#ffc915',
  onSignal: '#101214',
} as const;

export const font = {
  /** Headlines, prices, counts and buttons, by the custom property that holds their faces. */
  display: 'var(--display)',
  /** Barlow Condensed 700 and its metric-matched stand-ins. */
  displayFaces:
    "'Barlow Condensed', 'Barlow Condensed narrow', 'Barlow Condensed wide', 'Barlow Condensed android', 'Barlow Condensed other', sans-serif",
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
} as const;

/** Widths at which the layout changes. */
export const media = {
  /** Room for two columns. */
  tablet: '@media (min-width: 40rem)',
  /** The whole top menu fits in one line; the phone's menu and call bar are gone. */
  desktop: '@media (min-width: 62rem)',
  /** Hardly fifteen letters to a line: a phone whose visitor has set text to twice its size. */
  largeText: '@media (width < 15rem)',
} as const;

/** How wide the page's content grows, and the space left and right of it. */
export const layout = {
  contentWidth: '73rem',
  gutter: 'var(--gutter)',
  /** Space above and below a section. */
  sectionSpace: 'clamp(2.75rem, 1.5rem + 5.5vw, 5.5rem)',
} as const;

/** Sizes of type that more than one section shares. */
export const size = {
  /** What may be passed over: 16 pixels on a phone, the least that is set there, and 15 on a desk. */
  small: 'var(--small)',
  sectionHeading: 'clamp(2.5rem, 1.75rem + 3vw, 3.9rem)',
  cardHeading: 'clamp(1.75rem, 1.5rem + 0.8vw, 2.15rem)',
} as const;

/**
 * How long things take to move, and how. What answers a press is over within 200 ms and holds nothing up;
 * under reduced motion nothing moves at all (design, look; decision 17).
 */
export const motion = {
  /** A colour or a mark that answers the pointer. */
  press: '120ms',
  /** What comes into view because it was asked for: a panel, an answer, the next page. */
  panel: '120ms',
  /** A line or a circle that grows to its measure, so that the eye can follow by how much. */
  measure: '200ms',
  /** One movement in a drawing. It explains something, and is seen once. */
  drawing: '800ms',
  /** The still moment before a drawing's first movement. */
  drawingRest: '500ms',
  /** Sets off at full speed and settles, like a latch. */
  ease: 'ease-out',
} as const;

/** Corners are nearly square. */
export const radius = '4px';

/**
 * A number on a round ground, such as a marker of a map or a stop of a list, as the rules of a class. Size and
 * ground are the place's to give. It stands here because rules given as text must come from a module that
 * imports none: styles are extracted from many modules at once, and a second import there can fail a build.
 */
export const numberBadge = `
  display: grid;
  place-items: center;
  border-radius: 50%;
  color: ${color.onSignal};
  font-family: ${font.display};
  line-height: 1;
`;

/** Content that only screen readers meet, as the rules of a class. */
export const visuallyHiddenRules = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A card with a thin frame, as the rules of a class: a figure or a drawing, a heading, and what is to say of it. */
export const framedCard = `
  display: flex;
  flex-direction: column;
  padding: 1.4rem;
  border: 1px solid ${color.border};
  border-radius: ${radius};
  background: ${color.card};
  break-inside: avoid;

  h3 {
    font-size: ${size.cardHeading};
  }
`;
