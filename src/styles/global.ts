import { css } from 'linaria';
import macrons from '../assets/barlow-condensed-700-macrons.woff2';
import latin from '../assets/barlow-condensed-700.woff2';
import { color, focusRing, font, media, motion, roles } from './tokens.ts';

/** The headline face's file, for the document to preload: without it the first page keeps the stand-in. */
export const headlineFont = latin;

/** What a page does with a headline face that comes after its first paint: it keeps the stand-in (decision 14). */
const lateFace = 'optional';

/** The roles as custom properties that follow the scheme: `backgroundDeep` is `--background-deep`. */
const properties = Object.entries(roles)
  .map(([role, [light, dark]]) => {
    const name = role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--${name}: light-dark(${light}, ${dark});`;
  })
  .join('\n');

/** What every page stands on: colour roles in both schemes, type, focus, and the reset it needs. */
export const globalStyles = css`
  :global() {
    @font-face {
      font-family: 'Barlow Condensed';
      font-weight: 700;
      font-display: ${lateFace};
      src: url(${latin}) format('woff2');
      unicode-range: U+0-FF, U+2013-2026, U+2192;
    }

    @font-face {
      font-family: 'Barlow Condensed';
      font-weight: 700;
      font-display: ${lateFace};
      src: url(${macrons}) format('woff2');
      unicode-range: U+100-17F;
    }

    /* Stand-ins of the same measures, for a page that is painted before the face has come (decision 14). */
    @font-face {
      font-family: 'Barlow Condensed narrow';
      font-weight: 700;
      src:
        local('Arial Narrow Bold'), local('ArialNarrow-Bold'), local('Liberation Sans Narrow Bold');
      size-adjust: 92.2%;
      ascent-override: 108.5%;
      descent-override: 21.7%;
      line-gap-override: 0%;
    }

    @font-face {
      font-family: 'Barlow Condensed wide';
      font-weight: 700;
      src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold');
      size-adjust: 75.6%;
      ascent-override: 132.3%;
      descent-override: 26.5%;
      line-gap-override: 0%;
    }

    @font-face {
      font-family: 'Barlow Condensed android';
      font-weight: 700;
      src: local('Roboto Bold'), local('Roboto-Bold');
      size-adjust: 80.4%;
      ascent-override: 124.4%;
      descent-override: 24.9%;
      line-gap-override: 0%;
    }

    /* For a machine with none of those: DejaVu Sans is the widest that a system comes with, and whatever else takes its place is narrower. */
    @font-face {
      font-family: 'Barlow Condensed other';
      font-weight: 700;
      src: local('DejaVu Sans Bold'), local('Noto Sans Bold'), local('Ubuntu Bold');
      size-adjust: 61%;
      ascent-override: 163.9%;
      descent-override: 32.8%;
      line-gap-override: 0%;
    }

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
      line-height: 1.5;
      color: ${color.ink};
      background: ${color.background};
      text-size-adjust: 100%;
      overflow-wrap: break-word;
    }

    h1,
    h2,
    h3,
    h4 {
      font-family: ${font.display};
      font-weight: 700;
      line-height: 0.95;
      text-wrap: balance;
    }

    p,
    li,
    small {
      text-wrap: pretty;
    }

    /*
     * Twelve to fifteen letters to a line: a phone whose text is set to twice its size. What is read has the size
     * that the visitor has set; space, columns and headlines grow only as far as the window lets them, or words
     * would stand one letter below the other. What stands on one line takes two; what cannot, a mail address and
     * what is chosen of a list, is set in the narrow face. (A rem of the query is what the visitor has set.)
     */
    ${media.largeText} {
      :root {
        --small: 1.1rem;
        font-size: 6vw;
      }

      body {
        font-size: medium;
        line-height: 1.35;
      }

      * {
        white-space: normal !important;
      }

      dl div {
        flex-wrap: wrap;
      }

      select,
      [href^='mail'] {
        font: 700 7vw ${font.display} !important;
      }
    }

    ul,
    ol {
      list-style: none;
    }

    img,
    picture,
    svg {
      display: block;
      max-width: 100%;
    }

    img {
      height: auto;
    }

    a {
      color: inherit;
      text-underline-offset: 0.2em;
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
      ${focusRing}
    }

    /* Paper is the light scheme without its grounds, in black: what is light on dark as well. */
    @media print {
      :root,
      :root[data-scheme] {
        color-scheme: light;
      }

      *,
      ::before,
      ::after {
        color: #000 !important;
        background: none !important;
        box-shadow: none !important;
      }

      /* Nobody can follow a link on paper: it says where it leads. */
      [href^='http']::after,
      p [href^='/']::after {
        content: ' (' attr(href) ')';
        overflow-wrap: anywhere;
      }
    }

    /* Comes down like a shutter. It has its room at once. */
    @keyframes :global(unroll) {
      from {
        clip-path: inset(0 0 100%);
      }

      to {
        clip-path: inset(0);
      }
    }

    /* A panel unrolls (decision 17). */
    @media (prefers-reduced-motion: no-preference) {
      [popover]:popover-open {
        animation: unroll ${motion.panel} ${motion.ease};
      }
    }

    /* What only script can do is not there before it is heard (hydrateIslands.client.ts). */
    [data-island]:not([data-listening]) [data-replay] {
      visibility: hidden;
    }

    /* Without popovers the focus opens a panel, until script has come (standInPanels.ts). */
    @supports not selector(:popover-open) {
      :not(:focus) + [popover]:not(:focus-within, :hover) {
        display: none;
      }
    }

    /* The next page comes over the last one softly, where the browser can draw that. */
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
        scroll-behavior: auto !important;
      }
    }
  }
`;
