import { css } from 'linaria';
import central from '../assets/barlow-condensed-700-central.woff2';
import macrons from '../assets/barlow-condensed-700-macrons.woff2';
import vietnamese from '../assets/barlow-condensed-700-vietnamese.woff2';
import western from '../assets/barlow-condensed-700-western.woff2';
import latin from '../assets/barlow-condensed-700.woff2';
import { headlineFiles, unicodeRange } from './headlineFont.ts';
import { mixins } from './mixins.ts';
import { color, font, leading, media, motion, roles, size } from './tokens.ts';

/** The headline font's file, for documents to preload: without it the first page keeps the fallback font. */
export const headlineFont = latin;

/** If the headline font arrives after the first paint, the page keeps the fallback font (decision 14). */
const fontDisplay = 'optional';

/** The address of each file of the headline font. */
const addresses: Readonly<Record<keyof typeof headlineFiles, string>> = {
  'barlow-condensed-700': latin,
  'barlow-condensed-700-macrons': macrons,
  'barlow-condensed-700-western': western,
  'barlow-condensed-700-central': central,
  'barlow-condensed-700-vietnamese': vietnamese,
};

const headlineFaces = Object.entries(headlineFiles)
  .map(
    ([name, { characters }]) => `@font-face {
      font-family: 'Barlow Condensed';
      font-weight: 700;
      font-display: ${fontDisplay};
      src: url(${addresses[name as keyof typeof headlineFiles]}) format('woff2');
      unicode-range: ${unicodeRange(characters)};
    }`,
  )
  .join('\n');

/**
 * Fallback fonts with the headline font's metrics, for a first paint before it has loaded (decision 14): each family,
 * its width in percent, and the names it may be installed under.
 */
const fallbacks = [
  ['narrow', 92.2, ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold']],
  ['wide', 75.6, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']],
  ['android', 80.4, ['Roboto Bold', 'Roboto-Bold']],
  // If none of those is installed: DejaVu Sans is the widest system font, so anything else is narrower.
  ['other', 61, ['DejaVu Sans Bold', 'Noto Sans Bold', 'Ubuntu Bold']],
] as const;

/* The headline font is as high as its size above the line, and a fifth of it below. */
const fallbackFaces = fallbacks
  .map(
    ([family, width, names]) => `@font-face {
      font-family: 'Barlow Condensed ${family}';
      font-weight: 700;
      src: ${names.map((name) => `local('${name}')`).join(', ')};
      size-adjust: ${width}%;
      ascent-override: ${(10_000 / width).toFixed(1)}%;
      descent-override: ${(2000 / width).toFixed(1)}%;
      line-gap-override: 0%;
    }`,
  )
  .join('\n');

/** The colour roles as custom properties that follow the colour scheme: `backgroundDeep` is `--background-deep`. */
const properties = Object.entries(roles)
  .map(([role, [light, dark]]) => {
    const name = role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${name}: light-dark(${light}, ${dark});`;
  })
  .join('\n');

/** The global styles: colour roles in both schemes, type, focus, and a small reset. */
export const globalStyles = css`
  :global() {
    ${headlineFaces}

    ${fallbackFaces}

    :root {
      color-scheme: light dark;
      ${properties}
      --display: ${font.displayFaces};
      --gutter: max(
        clamp(1rem, 2.6vw, 2.25rem),
        env(safe-area-inset-left),
        env(safe-area-inset-right)
      );
      --small: 0.95rem;
      --vw: 1vw;
    }

    /* Firefox can zoom text alone. That multiplies vw in a font size, so a heading that just fits the window would be
       twice as wide as the window. It doesn't multiply rem, which has grown already, so there --vw is a number of rem.
       Only a registered property turns the ratio of two lengths into a number. */
    @property --hundredth {
      syntax: '<number>';
      inherits: true;
      initial-value: 0.2;
    }

    @supports (-moz-appearance: none) {
      body {
        --hundredth: tan(atan2(1vw, 1rem));
        --vw: calc(1rem * var(--hundredth));
      }
    }

    ${media.desktop} {
      :root {
        --small: 0.92rem;
      }
    }

    :root[data-scheme='light'] {
      color-scheme: light;
    }

    :root[data-scheme='dark'] {
      color-scheme: dark;
    }

    *,
    ::before,
    ::after {
      box-sizing: border-box;
    }

    * {
      margin: 0;
      padding: 0;
    }

    html {
      font-family: ${font.text};
      font-size: 106.25%;
      line-height: 1.45;
      color: ${color.ink};
      background-color: ${color.background};
      text-size-adjust: 100%;
      overflow-wrap: break-word;
    }

    h1,
    h2,
    h3,
    h4 {
      font-family: ${font.display};
      font-weight: 700;
      line-height: ${leading.heading};
      text-wrap: balance;
    }

    h3 {
      font: ${font.headline(size.itemHeading)};
    }

    small,
    caption {
      ${mixins.smallText}
    }

    p,
    li,
    small,
    caption,
    figcaption,
    th,
    td {
      text-wrap: pretty;
    }

    address,
    i {
      font-style: normal;
    }

    article,
    li,
    tr,
    figure,
    dl > div {
      break-inside: avoid;
    }

    /* Twelve to fifteen letters to a line: a phone with text at double size. Text has the size the visitor set;
       spacing, columns and headlines only grow as far as the window allows, to avoid one letter per line.
       Single-line labels may wrap; what can't wrap, an email address or a select's value, is set in the narrow
       font. (A rem in a media query is the visitor's own text size.) */
    ${media.largeText} {
      :root {
        --small: 1.25rem;
        font-size: 75%;
      }

      body {
        font-size: medium;
        line-height: ${leading.note};
      }

      * {
        white-space: normal !important;
      }

      dl div {
        flex-wrap: wrap;
      }

      select,
      [href^='mail'] {
        font: 700 calc(7 * var(--vw)) ${font.display} !important;
      }
    }

    ${media.largestText} {
      :root {
        font-size: 62%;
      }
    }

    ul,
    ol {
      list-style: none;
    }

    ::-webkit-details-marker {
      display: none;
    }

    img,
    picture,
    svg {
      display: block;
      max-inline-size: 100%;
    }

    img {
      block-size: auto;
    }

    /* A link has the colour of the text around it. The pointer changes nothing. */
    a {
      color: inherit;
      text-underline-offset: 0.2em;
    }

    /* An email address of any length breaks where the window ends. */
    a[href^='mail'] {
      overflow-wrap: anywhere;
    }

    button,
    input,
    select,
    textarea {
      font: inherit;
      color: inherit;
    }

    a:focus-visible,
    button:focus-visible,
    summary:focus-visible,
    input:focus-visible,
    select:focus-visible,
    textarea:focus-visible,
    [tabindex]:focus-visible {
      ${mixins.focusRing}
    }

    /* Print uses the light scheme: black text without backgrounds, whatever the surface. */
    @media print {
      :root,
      :root[data-scheme] {
        color-scheme: light;
        font-size: 75%;
      }

      p {
        break-inside: avoid;
      }

      *,
      ::before,
      ::after {
        color: #000 !important;
        text-decoration-color: currentcolor !important;
        background: none !important;
        box-shadow: none !important;
      }

      /* Pictures are decorative. */
      picture {
        display: none;
      }

      /* No heading at the foot of a page without its text. */
      h1,
      h2,
      h3,
      h4 {
        break-after: avoid;
      }

      /* A link can't be followed in print, so show its address, except of this site's own pages. */
      [href^='http']::after {
        content: ' (' attr(href) ')';
        overflow-wrap: anywhere;
      }
    }

    /* Opens like a roller shutter. Its space is reserved from the start. */
    @keyframes :global(unroll) {
      from {
        clip-path: inset(0 0 100%);
      }

      to {
        clip-path: inset(0);
      }
    }

    /* The opening of a panel (decision 17). */
    [popover]:popover-open {
      animation: unroll ${motion.panel} ${motion.ease};
    }

    /* Hide what needs script until the script listens (hydrateIslands.client.ts). */
    [data-island]:not([data-listening]) [data-replay] {
      visibility: hidden;
    }

    /* Without popovers, focus opens a panel until the script has loaded (panelFallback.ts). */
    @supports not selector(:popover-open) {
      :not(:focus) + [popover]:not(:focus-within, :hover) {
        display: none;
      }
    }

    /* Pages cross-fade on navigation, where supported. */
    @media not (prefers-reduced-motion: reduce) {
      @view-transition {
        navigation: auto;
      }

      ::view-transition-group(*),
      ::view-transition-old(*),
      ::view-transition-new(*) {
        animation-duration: ${motion.panel};
      }
    }

    @media (prefers-reduced-motion: reduce) {
      *,
      ::before,
      ::after {
        animation: none !important;
        transition: none !important;
      }
    }
  }
`;
