import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { PairName } from '../assets/pictures.ts';
import { routeFor, type RoutePath } from '../content/routes.ts';
import { container, fromTablet } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { color, fitted, layout, media, pictureMedia, size, space } from '../styles/tokens.ts';
import { classNames } from './classNames.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Drawing, type DrawingFile } from './drawing/Drawing.tsx';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { Picture, PicturePreload } from './Picture.tsx';

/* Without a picture, a faint wheel at the right fills the background. */
const wheel = css`
  --wheel: 5rem at 100% 0;

  background-image:
    radial-gradient(
      circle var(--wheel),
      ${color.surfaceDark} 55%,
      ${color.surfaceDarkBorder} 55.2% 57%,
      ${color.surfaceDarkRaised} 57.2% 76%,
      ${color.surfaceDark} 76.2% 77%,
      ${color.surfaceDarkRaised} 77.2% 89%,
      ${color.surfaceDark} 89.2% 90%,
      transparent 90.2% 99.8%,
      ${color.surfaceDark} 100%
    ),
    repeating-conic-gradient(
      at var(--wheel-axle, 100% 0),
      ${color.surfaceDarkBorder} 0 2.4deg,
      ${color.surfaceDark} 0 3.2deg
    );

  /* The breadcrumb wraps before it meets the wheel. */
  :where(nav) {
    max-inline-size: calc(100% - 4.25rem);
  }

  ${media.desktop} {
    --wheel: 22vw at 100% 105%;
    --wheel-axle: 100% 105%;
  }

  /* The form's drawing takes the wheel's place until the form is sent: only CSS sees that outside the island. */
  :where(main:has(form)) &[data-short] {
    background-image: none;
  }
`;

const banner = css`
  isolation: isolate;
  position: relative;
  padding-block: ${space.l} ${space.xxxl};
  ${mixins.dark}

  /* Text is in front of the picture or drawing. */
  &[data-beside] {
    overflow: clip;
  }

  /* A drawing needs less room than a picture, so it goes beside the text sooner. */
  ${media.tablet} {
    &[data-beside='drawing'] {
      min-block-size: 18.5rem;
    }
  }

  ${media.desktop} {
    padding-block: ${space.xl} ${space.huge};

    &[data-beside] {
      min-block-size: min(36vw, 30rem);
    }

    &[data-beside='drawing'] > * {
      ${mixins.column}
      min-block-size: calc(min(36vw, 30rem) - 5.5rem);
      padding-block-end: ${space.xxxl};
    }
  }

  /* What follows the banner without overlapping it begins in a phone's first screen, above the call bar. */
  ${media.phone} {
    &[data-short] {
      padding-block-end: ${space.m};
    }
  }

  @media print {
    padding-block: ${space.s};
  }
`;

const title = css`
  margin-block-start: ${space.xl};
  max-inline-size: 14em;
  font-size: ${size.pageHeading};

  /* The answer to what a visitor asks first is in a phone's first screen. */
  ${media.phone} {
    [data-text-first] & {
      margin-block-start: ${space.xxs};
    }
  }

  ${media.tablet} {
    [data-beside='drawing'] & {
      max-inline-size: min(53vw, 42rem);
      font-size: ${fitted.besideDrawing};
    }
  }

  ${media.desktop} {
    margin-block-start: ${space.huge};

    .${wheel}[data-short] & {
      margin-block-start: ${space.xxl};
    }

    [data-beside='picture'] & {
      max-inline-size: min(48vw, 40rem);
    }

    /* One line, low enough to sit above the following card. */
    [data-beside='drawing'] & {
      margin-block-start: auto;
      padding-block-start: ${space.xxl};
    }

    /* It is at the bottom of the banner, like the drawing. */
    [data-beside='drawing']:not(:has(+ *)) & {
      visibility: hidden;
    }
  }

  @media print {
    margin-block-start: ${space.s};
  }
`;

const lead = css`
  margin-block-start: ${space.m};
  max-inline-size: 36em;
  color: ${color.onSurfaceDarkSoft};

  ${media.tablet} {
    font-size: ${size.lead};
    text-wrap: balance;

    [data-beside='drawing'] & {
      max-inline-size: min(44vw, 34rem);
    }
  }

  ${media.desktop} {
    .${wheel}[data-short] & {
      max-inline-size: min(53vw, 42rem);
    }

    [data-beside='picture'] & {
      max-inline-size: min(44vw, 34rem);
    }
  }
`;

/*
 * On a phone the picture is between header and heading; beside the text where there is room. It is lightened against the
 * banner's background.
 */
const pictureBox = css`
  position: relative;
  z-index: -1;
  mix-blend-mode: lighten;

  :where(img) {
    inline-size: 100%;
    block-size: 15rem;
    object-fit: cover;
    object-position: 70% 42%;
  }

  /* What is cropped at the top continues behind the header. */
  :where(picture) {
    --mask-sides: #000, #000;
    --mask-edges: rgb(0 0 0 / 20%), rgb(0 0 0 / 38%) 24%, #000 42% 64%, transparent;

    max-inline-size: none;
    margin-block: calc(-1 * ${space.l}) calc(-1 * ${space.xxl});
    margin-inline: calc(-1 * ${layout.gutter});
    mask-image:
      linear-gradient(to right, var(--mask-sides)), linear-gradient(to bottom, var(--mask-edges));
    mask-composite: intersect;
  }

  /* Dark below the breadcrumb, and gone where the heading begins. */
  ${media.phone} {
    [data-text-first] & {
      :where(img) {
        block-size: 7.6rem;
      }

      :where(picture) {
        --mask-edges: rgb(0 0 0 / 20%), rgb(0 0 0 / 32%) 27%, #000 46% 58%, transparent 86%;
      }
    }
  }

  /* From here on the text ends before the picture's lit side, and the picture fades towards the text. */
  ${media.tablet} {
    /* A phone in landscape must show the heading as well. */
    :where(img) {
      block-size: min(46vw, 58vh);
    }

    :where(picture) {
      --mask-sides: transparent, #000 36%;
      --mask-edges: rgb(0 0 0 / 45%), #000 20% 66%, transparent;

      margin-inline-start: 30vw;
    }
  }

  /* Extends past the window's edge, and behind the header. */
  ${media.desktop} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: max(0px, (100% - 114rem) / 2);
    inline-size: min(50%, 46rem);

    :where(picture, img) {
      block-size: 100%;
      margin: 0;
    }
  }

  /* Beyond its maximum width it no longer reaches that edge, so it fades there too. */
  ${media.wide} {
    :where(picture) {
      --mask-sides: transparent, #000 36% 72%, transparent;
    }
  }

  /* Print has no dark background for it, and forced colours put backgrounds behind text on it. */
  @media (forced-colors: active) {
    display: none;
  }

  ${mixins.notInPrint}
`;

/* A drawing takes the picture's place, uncropped. */
const drawingBox = css`
  max-inline-size: 22rem;
  margin-block-start: ${space.m};

  ${media.tablet} {
    position: absolute;
    z-index: -1;
    inset-block-end: ${space.xxxl};
    inset-inline-end: max(${layout.gutter}, (100% - ${layout.contentWidth}) / 2);
    inline-size: 42vw;
    margin: 0;

    /* It is at the bottom of the banner, so it moves until the banner has arrived. */
    [data-beside]:not(:has(+ *)) & {
      visibility: hidden;
    }
  }

  ${media.desktop} {
    max-inline-size: 30rem;
  }
`;

interface PageBannerProps {
  readonly path: RoutePath;
  /** The heading is the page's name in menus, unless it is another; and the line below it. */
  readonly words: { readonly heading?: string; readonly subtitle?: string };
  /** A decorative picture of the page's subject, in its crops for a phone and for a desktop. */
  readonly picture?: PairName | undefined;
  /** A technical drawing of the page's subject, instead of a picture. */
  readonly drawing?: DrawingFile | undefined;
  /** On a phone, leaves the room of the drawing, and most of that of the picture, to the text. */
  readonly textFirst?: boolean;
  /** A class with the page's own background, instead of the wheel. */
  readonly background?: string;
  /** Takes less height, and without a picture leaves the right of wide screens to the form below. */
  readonly short?: boolean;
  /** Further content of the banner. */
  readonly children?: ReactNode;
}

/** The banner of every page: breadcrumb, heading and subtitle. */
export function PageBanner({
  path,
  words: { heading = routeFor(path).label, subtitle },
  picture,
  drawing,
  background = wheel,
  short = false,
  textFirst = false,
  children,
}: PageBannerProps) {
  const sources =
    picture &&
    ([
      { files: `${picture}Phone`, sizes: '100vw', media: pictureMedia.phone },
      {
        files: `${picture}Desk`,
        sizes: `${pictureMedia.desktop} min(50vw, 782px), 70vw`,
        media: pictureMedia.tablet,
      },
    ] as const);
  const beside = drawing ? 'drawing' : sources && 'picture';
  return (
    <div
      className={classNames(!beside && background, banner)}
      data-beside={beside}
      data-short={short || undefined}
      data-text-first={textFirst || undefined}
    >
      {sources ? <PicturePreload sources={sources} /> : null}
      <div className={container}>
        <Breadcrumb path={path} />
        {sources ? (
          <div className={pictureBox}>
            <Picture sources={sources} first />
          </div>
        ) : null}
        {drawing ? (
          <div className={classNames(drawingBox, textFirst && fromTablet)}>
            <Drawing svg={drawing} />
          </div>
        ) : null}
        <h1 className={title} tabIndex={-1}>
          {heading}
        </h1>
        {subtitle ? <p className={lead}>{noBreakHyphens(subtitle)}</p> : null}
        {children}
      </div>
    </div>
  );
}
