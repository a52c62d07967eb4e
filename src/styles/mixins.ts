import {
  cardBox,
  color,
  font,
  leading,
  media,
  motion,
  shadow,
  size,
  space,
  target,
  tracks,
} from './tokens.ts';

/** A card with a thin edge. It has `cardPadding`, or its parts have padding. */
const card = `
  border: ${cardBox.edge} solid ${color.border};
  border-radius: ${cardBox.corner};
  background-color: ${color.card};
`;

/** A surface that is dark in both schemes. */
const dark = `
  background-color: ${color.surfaceDark};
  color: ${color.onSurfaceDark};
`;

const smallText = `font-size: ${size.small}; line-height: ${leading.note};`;

/** A box as high as it is wide, such as `2rem`. */
export const square = (side: string) => `inline-size: ${side}; block-size: ${side};`;

/** Declarations that several classes share: `${mixins.card}`. */
export const mixins = {
  /** The two colours of the focus ring: one of them shows on any background. */
  focusRing: `
    outline: 3px solid ${color.signal};
    outline-offset: 3px;
    box-shadow: ${shadow.focus};
  `,
  card,
  dark,
  /** Of a card in one piece. */
  cardPadding: `padding: ${cardBox.block} ${cardBox.side};`,
  /** Of a part of a card, such as a header. */
  partPadding: `padding: ${cardBox.part} ${cardBox.side};`,
  /** Of a part with more to read. */
  roomyPadding: `padding: ${cardBox.roomyPart} ${cardBox.side};`,
  /** Of a part whose lines have padding of their own. */
  sidePadding: `padding-inline: ${cardBox.side};`,
  /** On it every colour role has its dark value, in both schemes; print has no dark surfaces. */
  darkRoles: `
    ${dark}

    @media screen {
      --card: ${color.surfaceDarkRaised};
      --ink: ${color.onSurfaceDark};
      --ink-soft: ${color.onSurfaceDarkSoft};
      --border: ${color.surfaceDarkRule};
      --border-strong: ${color.onSurfaceDarkSoft};
      --valid: ${color.onSurfaceDarkValid};
    }
  `,
  darkCard: `
    ${dark}
    border: ${cardBox.edge} solid ${color.surfaceDarkBorder};
    border-radius: ${cardBox.corner};
  `,
  /** A grid with a line between its cells, however many are in a row; lines at its edges are clipped. */
  dividedGrid: `
    display: grid;
    overflow: clip;

    > * {
      margin: -1px 0 0 -1px;
      border: solid ${color.border};
      border-width: 1px 0 0 1px;
    }
  `,
  /** A link that is underlined only under the pointer, because its position shows that it is a link. */
  quietLink: `
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  `,
  /** Titles with the texts below them, such as those of a list. `--title` is the size of the titles. */
  titledTexts: `
    :where(h3) {
      font: 700 var(--title, ${size.label}) / ${leading.label} ${font.display};
    }

    :where(p) {
      margin-block-start: ${space.xxs};
      max-inline-size: 36em;
      color: ${color.inkSoft};
    }
  `,
  /** A card with a signal edge above. */
  topCard: `
    ${card}
    border-block-start: 8px solid ${color.signal};
  `,
  /** A radio that covers its label, so that clicks, focus and arrow keys are the browser's own. */
  coveringInput: `
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  `,
  /** A number in a circle, such as a map marker or a list number. The rule that uses it sets size and background. */
  numberBadge: `
    display: grid;
    place-items: center;
    border-radius: 50%;
    color: ${color.onSignal};
    font-family: ${font.display};
    font-weight: 700;
    line-height: 1;
    outline: 1px solid transparent;

    @media print {
      outline-color: #000;
    }
  `,
  /** A tick, for a `::before`: two sides of a box, in the text's colour. The list sets its position with insets. */
  tick: `
    content: '';
    position: absolute;
    inline-size: 0.5rem;
    block-size: 0.95rem;
    border: solid;
    border-width: 0 3px 3px 0;
    rotate: 40deg;
  `,
  visuallyHidden: `
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap !important;
  `,
  /** An edge that only forced colours show, where the background is gone. */
  forcedEdge: 'outline: 1px solid transparent;',
  /** Sets `--cqi`, a hundredth of the container's width for a font size: as `--vw` for the window (`global.ts`). */
  containerHundredth: `
    --cqi: 1cqi;

    @supports (-moz-appearance: none) {
      --hundredth: tan(atan2(1cqi, 1rem));
      --cqi: calc(1rem * var(--hundredth));
    }
  `,
  /** One column where hardly fifteen letters fit a line. */
  oneColumnAtLargeText: `${media.largeText} { grid-template-columns: ${tracks.one}; }`,
  /** A link that covers its nearest positioned ancestor. */
  coveringLink: `
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  `,
  /** A panel of a menu, without anchor positioning: it scrolls on its own where it is taller than the window. */
  menuPanel: `
    position: absolute;
    z-index: 3;
    inline-size: auto;
    max-block-size: 100dvh;
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 0.75rem;
  `,
  /**
   * Not in a copy of the page that a visitor has saved, whose script doesn't run: the header's opening status then has
   * no definition.
   */
  notInSavedCopy: ':root:has(open-now:not(:defined)) & { display: none; }',
  /** An arrow that turns when what it belongs to opens. */
  turning: `transition: rotate ${motion.press} ${motion.ease};`,
  /** Left out on a phone. */
  fromTablet: `${media.phone} { display: none; }`,
  /** Of no use on paper. */
  notInPrint: '@media print { display: none; }',
  /** Of no use without script. */
  needsScript: '@media (scripting: none) { display: none; }',
  /**
   * Hidden until what follows it has arrived, because its parts move while the rest of it arrives. `:last-child` would
   * not do: Chromium's matches no element while its parent still arrives.
   */
  shownWhole: '&:not(:has(+ *)) { visibility: hidden; }',
  /** A line with its items at both ends. */
  spread: 'display: flex; align-items: center; justify-content: space-between;',
  column: 'display: flex; flex-direction: column;',
  /** A control of a phone's header: its icon above its name. */
  iconAboveName: `
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space.xxs};
    min-block-size: ${target.control};
    font: ${font.headline(size.small, 'single')};
  `,
  /** A line of text of different sizes, which wraps. */
  baselineRow: 'display: flex; flex-wrap: wrap; align-items: baseline;',
  smallText,
  /** Small text that is less important than the text around it. */
  quietText: `font-size: ${size.small}; color: ${color.inkSoft};`,
  /** Small text on dark surfaces. */
  noteOnDark: `${smallText} color: ${color.onSurfaceDarkSoft};`,
  /** A button that looks like a link: a minor action beside a form's own button. */
  linkButton: `
    min-block-size: 1.75rem;
    padding-inline: 0.15em;
    border: 0;
    border-radius: 2px;
    background: none;
    font-weight: 600;
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;

    &:disabled {
      color: ${color.inkSoft};
      cursor: progress;
    }
  `,
  /** A text link that is tall enough to be pressed. */
  linkTarget: `display: inline-flex; align-items: center; min-block-size: ${target.link};`,
} as const;
