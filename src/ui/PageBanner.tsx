import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { RoutePath } from '../content/routes.ts';
import type { PicturePair } from '../domain/picture.ts';
import { container } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import {
  breakpoint,
  color,
  fitted,
  layout,
  media,
  pictureMedia,
  size,
  space,
} from '../styles/tokens.ts';
import { classNames } from './classNames.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { Picture, PicturePreload, type PictureSource } from './Picture.tsx';

const lead = css`
  margin-block-start: ${space.m};
  max-inline-size: 36em;
  color: ${color.onSurfaceDarkSoft};

  ${media.tablet} {
    font-size: ${size.lead};
    text-wrap: balance;
  }
`;

const banner = css`
  ${mixins.dark}
  padding-block: ${space.l} ${space.xxxl};

  h1 {
    margin-block-start: ${space.xl};
    font-size: ${size.pageHeading};
    max-inline-size: 14em;
  }

  ${media.desktop} {
    padding-block: ${space.xl} ${space.huge};

    h1 {
      margin-block-start: ${space.huge};
    }
  }

  @media print {
    padding-block: ${space.s} ${space.l};

    h1 {
      margin-block-start: ${space.s};
    }
  }
`;

/* Beside the drawing of a form. */
const besideForm = css`
  ${media.desktop} {
    h1 {
      margin-block-start: ${space.xxl};
    }

    .${lead} {
      max-inline-size: calc((100vw - 7rem) * 0.52);
    }

    /* The form's drawing takes the wheel's place until the form is sent: only CSS sees that outside the island. */
    main:has(form) & {
      background-color: ${color.surfaceDark};
    }
  }
`;

/* Text is in front of the picture or drawing. */
const withAside = css`
  position: relative;
  overflow: clip;

  nav,
  h1,
  p {
    position: relative;
    z-index: 1;
  }

  /* The heading's line is lower than its letters, which would cover the links above it. */
  nav {
    z-index: 2;
  }

  /* On a phone the heading below shows the page's name; here it would be alone on a line, or on the picture. */
  ${media.phone} {
    nav li:has([aria-current]) {
      ${mixins.visuallyHidden}
    }
  }

  ${media.desktop} {
    min-block-size: min(36vw, 30rem);

    h1 {
      max-inline-size: min(48vw, 40rem);
    }

    p {
      max-inline-size: min(44vw, 34rem);
    }
  }
`;

/* The breadcrumb lies on the picture, which begins at the header. */
const withPicture = css`
  @media screen and (width < ${breakpoint.desktop}) and (forced-colors: none) {
    nav {
      position: absolute;
      inset-block-start: 0;
      max-inline-size: calc(100% - 2 * ${layout.gutter});
    }
  }
`;

const withDrawing = css`
  /* A drawing needs less room than a picture, so it goes beside the text sooner. */
  @media (min-width: ${breakpoint.tablet}) and (width < ${breakpoint.desktop}) {
    min-block-size: 18.5rem;

    h1 {
      max-inline-size: 53vw;
      font-size: ${fitted.besideDrawing};
    }

    p {
      max-inline-size: 48vw;
    }
  }

  /* Beside a drawing the title has one line, low enough to sit above the following card. */
  ${media.desktop} {
    > div {
      display: flex;
      flex-direction: column;
      min-block-size: calc(min(36vw, 30rem) - 5.5rem);
      padding-block-end: ${space.xxxl};
    }

    /* It is at the bottom of the banner, like the drawing. */
    &:last-child h1 {
      visibility: hidden;
    }

    h1 {
      max-inline-size: min(50vw, 42rem);
      margin-block-start: auto;
      padding-block-start: ${space.xxl};
    }
  }
`;

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
  nav {
    max-inline-size: calc(100% - 4.25rem);
  }

  ${media.desktop} {
    --wheel: 22vw at 100% 105%;
    --wheel-axle: 100% 105%;
  }
`;

/** On a phone the picture is between header and heading; beside the text where there is room. */
const pictureBox = css`
  img {
    inline-size: 100%;
    block-size: 14.5rem;
    object-fit: cover;
    object-position: 70% 42%;
  }

  /* The picture is lightened against its background. What is cropped at the top continues behind the header. */
  picture {
    mix-blend-mode: lighten;
    max-inline-size: none;
    margin-block: calc(-1 * ${space.l}) calc(-1 * ${space.xxl});
    margin-inline: calc(-1 * ${layout.gutter});
    mask-image: linear-gradient(
      to bottom,
      rgb(0 0 0 / 20%),
      rgb(0 0 0 / 38%) 24%,
      #000 42% 64%,
      transparent
    );
  }

  /* From here on the text ends before the picture's lit side, and the picture fades towards the text. */
  ${media.tablet} {
    /* A phone in landscape must show the heading as well. */
    img {
      block-size: min(46vw, 58vh);
    }

    picture {
      margin-inline-start: 30vw;
      mask-image:
        linear-gradient(to right, transparent, #000 36%),
        linear-gradient(to bottom, rgb(0 0 0 / 45%), #000 20% 66%, transparent);
      mask-composite: intersect;
    }
  }

  /* Extends past the window's edge, and behind the header. */
  ${media.desktop} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: max(0px, (100% - 114rem) / 2);
    inline-size: min(50%, 46rem);

    picture,
    img {
      block-size: 100%;
      margin: 0;
    }

    picture {
      mask-image:
        linear-gradient(to right, transparent, #000 36%),
        linear-gradient(to bottom, rgb(0 0 0 / 45%), #000 14% 74%, rgb(0 0 0 / 20%));
    }
  }

  /* Beyond its maximum width it no longer reaches that edge, so it fades there too. */
  ${media.wide} {
    picture {
      mask-image:
        linear-gradient(to right, transparent, #000 36% 72%, transparent),
        linear-gradient(to bottom, rgb(0 0 0 / 45%), #000 14% 74%, rgb(0 0 0 / 20%));
    }
  }

  /* Print has no dark background for it, and forced colours put backgrounds behind text on it. */
  ${mixins.notInPrint}

  @media (forced-colors: active) {
    display: none;
  }
`;

/* A drawing takes the picture's place, uncropped. */
const drawingBox = css`
  max-inline-size: 22rem;
  margin-block: ${space.m} calc(-1 * ${space.s});

  ${media.tablet} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: max(${layout.gutter}, (100% - ${layout.contentWidth}) / 2);
    inline-size: min(42vw, 22rem);
    margin: 0 0 ${space.xxl};

    /* It is at the bottom of the banner, so it moves until the banner has arrived. */
    .${withDrawing}:last-child & {
      visibility: hidden;
    }
  }

  ${media.desktop} {
    inline-size: min(42vw, 31rem);
    max-inline-size: none;
    margin-block-end: ${space.xxxl};
  }
`;

/* What follows the banner without overlapping it begins in a phone's first screen, above the call bar. */
const lowFoot = css`
  ${media.phone} {
    padding-block-end: ${space.m};
  }
`;

/* The answer to what a visitor asks first is in a phone's first screen. */
const closeHeading = css`
  ${media.phone} {
    h1 {
      margin-block-start: ${space.xxs};
    }

    .${lead} {
      margin-block-start: ${space.s};
    }
  }
`;

const fromTablet = css`
  ${media.phone} {
    display: none;
  }
`;

const lowPicture = css`
  ${media.phone} {
    img {
      block-size: 5.5rem;
    }

    /* Dark below the breadcrumb. */
    picture {
      mask-image: linear-gradient(
        to bottom,
        rgb(0 0 0 / 15%) 45%,
        rgb(0 0 0 / 75%) 70%,
        transparent
      );
    }
  }
`;

interface PageBannerProps {
  readonly path: RoutePath;
  readonly heading: string;
  readonly subtitle?: string;
  /** A decorative picture of the page's subject. */
  readonly picture?: PicturePair | undefined;
  /** A technical drawing of the page's subject, instead of a picture. */
  readonly drawing?: ReactNode;
  /** On a phone, leaves the room of the drawing, and most of that of the picture, to the text. */
  readonly textFirst?: boolean;
  /** A class with the page's own background, instead of the wheel. */
  readonly background?: string;
  /** Takes less height, and without a picture leaves the right of wide screens to the form below. */
  readonly short?: boolean;
  /** Further content of the banner. */
  readonly children?: ReactNode;
}

const besidePicture = `${banner} ${withAside} ${withPicture}`;
const besideDrawing = `${banner} ${withAside} ${withDrawing}`;

/** The sources of a picture pair, with the widths they are shown at. */
function sourcesOf({ phone, desktop }: PicturePair): [PictureSource, PictureSource] {
  return [
    { files: phone, sizes: '100vw', media: pictureMedia.phone },
    {
      files: desktop,
      sizes: `${pictureMedia.desktop} min(50vw, 782px), 70vw`,
      media: pictureMedia.tablet,
    },
  ];
}

/** The banner of every page: breadcrumb, heading and subtitle. */
export function PageBanner({
  path,
  heading,
  subtitle,
  picture,
  drawing,
  background = wheel,
  short = false,
  textFirst = false,
  children,
}: PageBannerProps) {
  const sources = picture ? sourcesOf(picture) : undefined;
  const filled = classNames(banner, background, short && besideForm);
  return (
    <div
      className={classNames(
        drawing ? besideDrawing : sources ? besidePicture : filled,
        short && lowFoot,
        textFirst && closeHeading,
      )}
    >
      {sources ? <PicturePreload sources={sources} /> : null}
      <div className={container}>
        <Breadcrumb path={path} onPicture={sources !== undefined} />
        {sources ? (
          <div className={classNames(pictureBox, textFirst && lowPicture)}>
            <Picture sources={sources} alt="" first />
          </div>
        ) : null}
        {drawing ? (
          <div className={classNames(drawingBox, textFirst && fromTablet)}>{drawing}</div>
        ) : null}
        <h1 tabIndex={-1}>{heading}</h1>
        {subtitle ? <p className={lead}>{noBreakHyphens(subtitle)}</p> : null}
        {children}
      </div>
    </div>
  );
}
