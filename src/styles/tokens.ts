/**
 * The design tokens: page background, deeper background and card; dark surfaces; one signal colour (the yellow of New
 * Zealand's no-passing line); green only for valid and open, red only for stop.
 *
 * Roles change with the colour scheme and are custom properties; constants that never change are plain strings,
 * inlined where they are used.
 */

/** The signal colour, also that of rating stars in the dark scheme. */
const signal = '#ffc915';

/** The green of valid and open on dark surfaces, and in the dark scheme. */
const validOnDark = '#4cc38a';

/** Each role's value in the light and in the dark scheme; `global.ts` turns them into custom properties. */
export const roles = {
  background: ['#f5f2ea', '#1e2329'],
  backgroundDeep: ['#e9e4d8', '#2b3239'],
  card: ['#ffffff', '#333b44'],
  ink: ['#15171a', '#f5f2ea'],
  inkSoft: ['#454a52', '#d2d5da'],
  border: ['#cfc8b8', '#515a65'],
  borderStrong: ['#6b6f76', '#a6acb4'],
  valid: ['#176b45', validOnDark],
  stop: ['#981f18', '#ffc0ba'],
  star: ['#7a5c00', signal],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Every colour as CSS: a role's custom property, or a constant. */
export const color = {
  /** The page background. */
  background: 'var(--background)',
  /** The background of a receding section. */
  backgroundDeep: 'var(--background-deep)',
  /** The background of a card, on either of these. */
  card: 'var(--card)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  /** Decorative dividers. */
  border: 'var(--border)',
  /** Borders of inputs and buttons: 3:1 against every background. */
  borderStrong: 'var(--border-strong)',
  valid: 'var(--valid)',
  stop: 'var(--stop)',
  /** The red warning surface in both schemes, and the text on it. */
  stopFill: '#a8231c',
  onStopFill: '#fff',
  /** Rating stars: at least 4.5:1 against every background. */
  star: 'var(--star)',
  /** Surfaces that are dark in both schemes (in the dark scheme a step darker than the page), and the text on them. */
  surfaceDark: '#101214',
  surfaceDarkRaised: '#1a1d21',
  surfaceDarkBorder: '#282c32',
  /** Visible dividers on dark surfaces. */
  surfaceDarkRule: '#565c65',
  onSurfaceDark: '#f5f2ea',
  onSurfaceDarkSoft: '#c4c7cc',
  /** Example text on dark surfaces that the visitor's input replaces. */
  onSurfaceDarkFaint: '#8b9098',
  /** The colour for "open" on dark surfaces. */
  onSurfaceDarkValid: validOnDark,
  /** The signal colour: what can be pressed or must be seen. Text on it is always `onSignal`. */
  signal,
  /** The signal colour under the pointer. */
  signalHover: '#ffd75c',
  onSignal: '#101214',
} as const;

/** Black and white of print, masks and number plates, in both schemes. */
export const paper = { black: '#000', white: '#fff' } as const;

export const leading = {
  /** Figures, and headlines of many lines. */
  figure: '0.9',
  heading: '0.95',
  single: '1',
  /** Names and labels of more than one line. */
  label: '1.1',
  /** Small text. */
  note: '1.35',
} as const;

export const font = {
  /** Headlines, prices, counts and buttons; the custom property holds the font list. */
  display: 'var(--display)',
  /** Barlow Condensed 700 and its metric-matched fallbacks. */
  displayFaces:
    "'Barlow Condensed', 'Barlow Condensed narrow', 'Barlow Condensed wide', 'Barlow Condensed android', 'Barlow Condensed other', sans-serif",
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  /** The whole `font` of text in the display font, at a size of the scale. */
  headline: (step: string, lineHeight: keyof typeof leading = 'label') =>
    `700 ${step} / ${leading[lineHeight]} var(--display)`,
} as const;

/** Breakpoints, for media queries that have another condition as well. */
export const breakpoint = {
  /** Below this width, measured in the visitor's own text size, hardly fifteen letters fit a line. */
  largeText: '15rem',
  /** Below this width, measured in the visitor's own text size, hardly twelve letters fit a line. */
  largestText: '12rem',
  /** Below this width a word of twelve letters fills a line of a headline. */
  narrow: '22rem',
  tablet: '40rem',
  desktop: '62rem',
  /** Above this width, pictures no longer fill the window. */
  wide: '122rem',
  /** Below this height, as at 400% zoom, a bar would take a quarter of the window. */
  low: '24rem',
  /** Up to this height, as on a phone in landscape, a headline has to be smaller. */
  landscape: '30rem',
} as const;

/** The breakpoints as media conditions in picture attributes, where some browsers do not support ranges. */
export const pictureMedia = {
  phone: '(max-width: 39.99rem)',
  tablet: `(min-width: ${breakpoint.tablet})`,
  desktop: `(min-width: ${breakpoint.desktop})`,
} as const;

/** Media queries of the breakpoints. */
export const media = {
  /** The narrowest phones, and phones with larger text. */
  narrow: `@media (width < ${breakpoint.narrow})`,
  /** One column. */
  phone: `@media (width < ${breakpoint.tablet})`,
  /** Room for two columns. */
  tablet: `@media (min-width: ${breakpoint.tablet})`,
  /** Room for two columns, and no more. */
  tabletOnly: `@media (min-width: ${breakpoint.tablet}) and (width < ${breakpoint.desktop})`,
  /** Phones and tablets. */
  belowDesktop: `@media (width < ${breakpoint.desktop})`,
  /** The whole top menu fits on one line; no phone menu or call bar. */
  desktop: `@media (min-width: ${breakpoint.desktop})`,
  wide: `@media (min-width: ${breakpoint.wide})`,
  /** Hardly fifteen letters to a line: a phone with text at double size. */
  largeText: `@media (width < ${breakpoint.largeText})`,
  /** Hardly twelve letters to a line: the narrowest phones with text at double size. */
  largestText: `@media (width < ${breakpoint.largestText})`,
} as const;

/** The spacing scale: gaps, margins and padding. */
export const space = {
  xxs: '0.3rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.25rem',
  xl: '1.6rem',
  xxl: '2rem',
  xxxl: '2.75rem',
  huge: '4.5rem',
} as const;

/** Corners are nearly square: of cards, buttons, fields and pictures. */
export const radius = '4px';

/**
 * The edge, the corner and the padding of every card. A card is in one piece, or has parts across its width. Lines
 * inside a card, the rows of the FAQ and tiles, such as brands, have a padding of their own; the yellow top edge is
 * always 8 pixels high.
 */
export const cardBox = {
  edge: '1px',
  corner: radius,
  /** Left and right of whatever a card has. */
  side: space.l,
  /** Above and below the content of a card in one piece. */
  block: space.l,
  /** Above and below a part, such as a header, a line or a note. */
  part: space.s,
  /** Above and below a part with more to read. */
  roomyPart: space.m,
} as const;

/** Grid columns. Their minimum is 0, so that a long word wraps instead of widening the page. */
export const tracks = {
  one: 'minmax(0, 1fr)',
  two: 'repeat(2, minmax(0, 1fr))',
  three: 'repeat(3, minmax(0, 1fr))',
  four: 'repeat(4, minmax(0, 1fr))',
  /** As many as a list's attributes say; one on a phone (`inRows` in `layout.ts`). */
  inRow: 'repeat(var(--in-row, 1), minmax(0, 1fr))',
  wideNarrow: 'minmax(0, 7fr) minmax(0, 5fr)',
  narrowWide: 'minmax(0, 5fr) minmax(0, 7fr)',
} as const;

/** Minimum heights of links and controls; the smallest is 44 pixels (WCAG 2.2, 2.5.5). */
export const target = { link: '2.75rem', control: '3rem', row: '4rem' } as const;

/** Content width and gutters. */
export const layout = {
  contentWidth: '73rem',
  gutter: 'var(--gutter)',
  /** Space left above what a fragment leads to. */
  aboveAnchor: '7rem',
  /** Space above and below a section. */
  sectionSpace: 'clamp(2.25rem, 1rem + 6vw, 5.5rem)',
} as const;

/**
 * The type scale. Running text has the document's size, 17 px. A size that grows with the window uses `--vw`, a
 * hundredth of the window's width, because text zoom would multiply `vw` in a font size (`global.ts`).
 */
export const size = {
  /** Secondary text: 16 px on a phone, the smallest size there, and 15 px on wide screens. */
  small: 'var(--small)',
  /** Text below a heading, and buttons. */
  lead: '1.2rem',
  /** A name in a list or a table. */
  label: '1.42rem',
  /** The heading of an item: of a list, a row or a small card. */
  itemHeading: '1.6rem',
  cardHeading: 'clamp(1.85rem, 1.6rem + 0.8 * var(--vw), 2.15rem)',
  /** The heading of a part of a section; a price or a count beside text. */
  partHeading: 'clamp(2.1rem, 1.7rem + 1.8 * var(--vw), 3rem)',
  /** Fits a word of fourteen letters down to 280 px. */
  sectionHeading: 'min(clamp(2.5rem, 1.75rem + 3 * var(--vw), 3.9rem), 13.3 * var(--vw))',
  pageHeading: 'clamp(2.75rem, 1.95rem + 4.5 * var(--vw), 5.9rem)',
} as const;

/** Font sizes that have to fit a box of their own, and the large figure of a section. */
export const fitted = {
  /** The large figure of a section: 35 points, 15+ years. */
  figure: 'clamp(min(4.25rem, 20 * var(--vw)), 2.6rem + 5 * var(--vw), 7rem)',
  /** The business name beside the header's number, down to 280 px. */
  brand: 'clamp(1.05rem, 5 * var(--vw), 1.6rem)',
  /** The home page's headline: its longest line fits beside the wheel; `low` is for windows of little height. */
  hero: {
    phone: 'calc(1rem + 10 * var(--vw))',
    tablet: 'min(1rem + 6.4 * var(--vw), 7.3rem)',
    low: 'min(1rem + 4 * var(--vw), 3.3rem)',
  },
  /** A page heading of two long words in half the width, beside a drawing. */
  besideDrawing: `min(${size.pageHeading}, 7.8 * var(--vw))`,
  /** 22 letters on one line of a phone. */
  oneLine: 'clamp(1.8rem, 10 * var(--vw), 5.2rem)',
  /** The longest branch name in its card, which has the page's full or half width. */
  branchName: { phone: 'min(20 * var(--vw), 5.75rem)', desktop: 'min(7.8 * var(--vw), 5.75rem)' },
  /** A telephone number on one line in the widest of three columns. */
  telephone: 'clamp(min(2.9rem, 15.5 * var(--vw)), 2rem + 3.4 * var(--vw), 4.6rem)',
  /** The email address on one line of one of three columns (LOOK-NUMBERS-WHOLE). */
  email: 'clamp(1.35rem, 1.05rem + 0.75 * var(--vw), 2.05rem)',
  /** The figure of a card, up to ten letters, by the card's width (`containerHundredth`). */
  cardFigure: 'clamp(2.3rem, 15 * var(--cqi) - 2.2rem, 4.6rem)',
  /** Figures of two or three cards side by side, or below each other. */
  rowFigure: 'clamp(3.25rem, 2rem + 3 * var(--vw), 4.6rem)',
  /** Opening hours in two columns of the narrowest window. */
  narrowHours: 'clamp(0.8rem, 5 * var(--vw), 1rem)',
} as const;

/**
 * Durations and easing. Reactions to a click end within 200 ms and block nothing; with reduced motion nothing moves
 * (design, look; decision 17).
 */
export const motion = {
  /** A colour or mark that reacts to the pointer. */
  press: '120ms',
  /** Something the visitor opens: a panel, an answer, the next page. */
  panel: '120ms',
  /** A line or circle that grows to its length, slowly enough to follow. */
  measure: '200ms',
  /** One movement in an explanatory drawing, played once. */
  drawing: '800ms',
  /** The delay before a drawing's first movement. */
  drawingRest: '500ms',
  /** Starts fast and settles. */
  ease: 'ease-out',
} as const;

export const shadow = {
  /** Below an open panel. */
  panel: '0 1.25rem 2.5rem rgb(0 0 0 / 25%)',
  /** The outer ring of a focused element, for contrast on light and yellow backgrounds. */
  focus: `0 0 0 3px ${color.surfaceDark}`,
} as const;
