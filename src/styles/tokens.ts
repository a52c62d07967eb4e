/**
 * The design system's values: three grounds (asphalt, chalk, card), one signal colour (the yellow of New
 * Zealand's no-passing line), green only for valid and open, red only for stop.
 *
 * Roles change with the colour scheme and are custom properties (their values stand in `global.ts`);
 * constants that never change are plain strings, inlined where they are used.
 */
export const color = {
  /** The page. */
  ground: 'var(--ground)',
  /** A section that steps back from the page. */
  groundDeep: 'var(--ground-deep)',
  /** A card on either. */
  card: 'var(--card)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  /** Lines between things; decorative. */
  rule: 'var(--rule)',
  /** The border of what can be filled in or pressed: 3:1 against every ground. */
  edge: 'var(--edge)',
  valid: 'var(--valid)',
  stop: 'var(--stop)',
  /** A surface that says stop, in both schemes, and what is written on it. */
  stopFill: '#b3261e',
  onStopFill: '#fff',
  /** The stars of a rating: at least 4.5:1 against every ground. */
  star: 'var(--star)',
  /** Surfaces that are dark in both schemes, and what is written on them. */
  asphalt: '#101214',
  asphaltRaised: '#1a1d21',
  asphaltEdge: '#282c32',
  /** Lines between things on asphalt that have to be seen but not read. */
  asphaltLine: '#565c65',
  onAsphalt: '#f5f2ea',
  onAsphaltSoft: '#c4c7cc',
  /** Open, on asphalt. */
  onAsphaltValid: '#4cc38a',
  /** The signal: what can be pressed or must be seen. Always with `onLine` on it. */
  line: '#ffc915',
  onLine: '#101214',
} as const;

export const font = {
  /** Headlines, prices, counts and buttons: Barlow Condensed 700 and its metric-matched stand-ins. */
  display:
    "'Barlow Condensed', 'Barlow Condensed narrow', 'Barlow Condensed wide', 'Barlow Condensed android', sans-serif",
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
} as const;

/** Widths at which the layout changes. */
export const media = {
  /** Room for two columns. */
  tablet: '@media (min-width: 40rem)',
  /** The whole top menu fits in one line; the phone's menu and call bar are gone. */
  desk: '@media (min-width: 62rem)',
} as const;

/** How wide the page's content grows, and the space left and right of it. */
export const layout = {
  contentWidth: '73rem',
  gutter: 'max(1rem, env(safe-area-inset-left), env(safe-area-inset-right))',
  /** Space above and below a section. */
  sectionSpace: 'clamp(3.75rem, 2.5rem + 4.5vw, 6rem)',
} as const;

/** Sizes of type that more than one section shares. */
export const size = {
  /** What may be passed over: 16 pixels on a phone, the least that is set there, and 15 on a desk. */
  small: 'var(--small)',
  sectionHeading: 'clamp(2.5rem, 1.75rem + 3vw, 3.9rem)',
  cardHeading: 'clamp(1.75rem, 1.5rem + 0.8vw, 2.15rem)',
} as const;

/** Corners are nearly square. */
export const radius = '4px';
