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
  /** The signal beneath a pointer. */
  signalHover: '#ffd75c',
  onSignal: '#101214',
} as const;

/** Ink and paper, and the two colours of a number plate: the same in both schemes. */
export const paper = { black: '#000', white: '#fff' } as const;

export const font = {
  /** Headlines, prices, counts and buttons, by the custom property that holds their faces. */
  display: 'var(--display)',
  /** Barlow Condensed 700 and its metric-matched stand-ins. */
  displayFaces:
    "'Barlow Condensed', 'Barlow Condensed narrow', 'Barlow Condensed wide', 'Barlow Condensed android', 'Barlow Condensed other', sans-serif",
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
} as const;

/** Widths at which the layout changes, for a condition that asks for something else as well. */
export const breakpoint = {
  /** Below it a word of twelve letters fills a line of headlines. */
  narrow: '22rem',
  tablet: '40rem',
  desktop: '62rem',
  /** Above it a picture that fills the window ends beside the page. */
  wide: '122rem',
} as const;

/** Conditions of width, as rules write them. */
export const media = {
  /** The narrowest phones, and phones with larger text. */
  narrow: `@media (width < ${breakpoint.narrow})`,
  /** One column. */
  phone: `@media (width < ${breakpoint.tablet})`,
  /** Room for two columns. */
  tablet: `@media (min-width: ${breakpoint.tablet})`,
  /** The whole top menu fits in one line; the phone's menu and call bar are gone. */
  desktop: `@media (min-width: ${breakpoint.desktop})`,
  wide: `@media (min-width: ${breakpoint.wide})`,
  /** Hardly fifteen letters to a line: a phone whose visitor has set text to twice its size. */
  largeText: '@media (width < 15rem)',
} as const;

/** The steps of space, in rem: between things, and between a thing and its edge. */
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

/** Columns of a grid. Each may be narrower than its longest word: the word then wraps, and the page stays as wide as it is. */
export const tracks = {
  one: 'minmax(0, 1fr)',
  two: 'repeat(2, minmax(0, 1fr))',
  three: 'repeat(3, minmax(0, 1fr))',
  four: 'repeat(4, minmax(0, 1fr))',
  wideNarrow: 'minmax(0, 7fr) minmax(0, 5fr)',
  narrowWide: 'minmax(0, 5fr) minmax(0, 7fr)',
} as const;

/** How wide the page's content grows, and the space left and right of it. */
export const layout = {
  contentWidth: '73rem',
  gutter: 'var(--gutter)',
  /** Space above and below a section. */
  sectionSpace: 'clamp(2.75rem, 1.5rem + 5.5vw, 5.5rem)',
} as const;

/** The steps of type. Running text is none of them: it has the document's size, 17 pixels. */
export const size = {
  /** What may be passed over: 16 pixels, the least that is set on a phone. */
  small: 'var(--small)',
  /** The words below a heading, and what can be pressed. */
  lead: '1.2rem',
  /** A name in a list or a table. */
  label: '1.42rem',
  /** The heading of an item: of a list, a row or a small card. */
  itemHeading: '1.6rem',
  cardHeading: 'clamp(1.85rem, 1.6rem + 0.8vw, 2.15rem)',
  /** The heading of a part of a section, and a price or a count beside words. */
  partHeading: 'clamp(2.1rem, 1.7rem + 1.8vw, 3rem)',
  sectionHeading: 'clamp(2.5rem, 1.75rem + 3vw, 3.9rem)',
  pageHeading: 'clamp(2.75rem, 1.95rem + 4.5vw, 5.9rem)',
} as const;

/** Sizes of type that are measured against the box they stand in, or one figure that a page is about. */
export const fitted = {
  /** The figure that a section is about: 35 points, 15+ years. */
  figure: 'clamp(min(4.25rem, 20vw), 2.6rem + 5vw, 7rem)',
  /** The name of the business beside the header's number, down to 280 pixels. */
  brand: 'clamp(1.05rem, 5vw, 1.6rem)',
  /** The home page's headline: its longest line beside the wheel, and the window's height where that is little. */
  hero: {
    phone: 'calc(1rem + 10vw)',
    tablet: 'min(1rem + 6.4vw, 7.3rem)',
    low: 'min(1rem + 4vw, 14vh)',
  },
  /** A page's name of up to two long words in half the width, beside a drawing. */
  besideDrawing: '7.8vw',
  /** A sentence of 22 letters on one line, from edge to edge of a phone. */
  oneLine: 'clamp(1.8rem, 10vw, 5.2rem)',
  /** The longest name of a branch in its card, with the card as wide as the page, and half as wide. */
  branchName: { phone: 'min(20vw, 5.75rem)', desktop: 'min(7.8vw, 5.75rem)' },
  /** A telephone number on one line in the widest of three columns. */
  telephone: 'clamp(min(2.9rem, 15.5vw), 2rem + 3.4vw, 4.6rem)',
  /** The mail address on one line in one of three columns (LOOK-EMAIL-WHOLE). */
  email: 'clamp(1.35rem, 1.05rem + 0.75vw, 2.05rem)',
  /** A card's figure, of up to ten letters, by the width of the card. */
  cardFigure: 'clamp(2.3rem, 15cqi - 2.2rem, 4.6rem)',
  /** Figures of two or three cards side by side. */
  rowFigure: 'clamp(3.25rem, 2rem + 3vw, 4.6rem)',
  /** The same where figures stand below each other. */
  stackedFigure: 'clamp(3.25rem, 1rem + 4vw, 5.25rem)',
  /** Hours of two columns in the narrowest window. */
  narrowHours: 'clamp(0.8rem, 5vw, 1rem)',
} as const;

/** The heights of a line, as shares of the type's size. */
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

/** Shadows: nearly none. */
export const shadow = {
  /** Below a panel that lies on the page. */
  panel: '0 1.25rem 2.5rem rgb(0 0 0 / 25%)',
  /** The ring around what has the focus, on a ground of its own colour. */
  focus: `0 0 0 3px ${color.surfaceDark}`,
} as const;

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

/** A link with an arrow behind it, as high as a thumb, as the rules of a class. */
export const arrowLink = `
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: 2.75rem;
`;

/** The two colours of the focus, as the rules of a class: one of them shows on any ground. */
export const focusRing = `
  outline: 3px solid ${color.signal};
  outline-offset: 3px;
  box-shadow: ${shadow.focus};
`;
