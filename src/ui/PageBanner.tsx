import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { RoutePath } from '../content/routes.ts';
import type { PicturePair } from '../domain/picture.ts';
import { container } from '../styles/layout.ts';
import { breakpoint, color, fitted, layout, media, size, space } from '../styles/tokens.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Picture, PicturePreload, type PictureSource } from './Picture.tsx';

const banner = css`
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};
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

  &[data-aside] {
    position: relative;
    overflow: clip;

    nav,
    h1,
    p {
      position: relative;
      z-index: 1;
    }
  }

  /* The trail lies on the picture, which begins at the header. */
  @media screen and (width < ${breakpoint.desktop}) and (forced-colors: none) {
    &[data-aside='picture'] nav {
      position: absolute;
      max-inline-size: calc(100% - 2 * ${layout.gutter});
    }

    &[data-aside='picture'] nav ol {
      color: ${color.onSurfaceDark};
    }
  }

  /* A drawing needs less room than a picture: it stands beside the words sooner. */
  ${media.tablet} {
    &[data-aside='drawing'] {
      min-block-size: 18.5rem;
    }

    &[data-aside='drawing'] h1 {
      max-inline-size: 53vw;
      font-size: ${fitted.besideDrawing};
    }

    &[data-aside='drawing'] p {
      max-inline-size: 48vw;
    }
  }

  ${media.desktop} {
    &[data-aside] {
      min-block-size: min(36vw, 30rem);
    }

    &[data-aside] h1 {
      max-inline-size: min(48vw, 37rem);
    }

    &[data-aside] p {
      max-inline-size: min(44vw, 34rem);
    }

    /* Beside a drawing a title has room for one line, and stands low: above the card that follows. */
    &[data-aside='drawing'] > div {
      display: flex;
      flex-direction: column;
      min-block-size: calc(min(36vw, 30rem) - 5.5rem);
      padding-block-end: ${space.xxxl};
    }

    &[data-aside='drawing'] h1 {
      max-inline-size: min(50vw, 42rem);
      font-size: ${size.pageHeading};
      margin-block-start: auto;
      padding-block-start: ${space.xxl};
    }
  }
`;

/* Without a picture the ground is not empty: a wheel stands in the shade at the right, its tread and sidewall only just seen. */
const wheel = css`
  --wheel: 5rem at 100% 0;

  background:
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

  /* The trail turns to its next line before it meets the wheel. */
  nav {
    max-inline-size: calc(100% - 4.25rem);
  }

  ${media.desktop} {
    --wheel: 22vw at 100% 105%;
    --wheel-axle: 100% 105%;
  }
`;

/** On a phone the picture stands between the header and the heading; beside the words where there is room. */
const shown = css`
  img {
    inline-size: 100%;
    block-size: 14.5rem;
    object-fit: cover;
    object-position: 70% 42%;
  }

  /* Nothing in it is darker than its ground. What is cut at the top goes on behind the header. */
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

  /* From here on words end before the picture's lit side, and it ends in the shade towards them. */
  ${media.tablet} {
    /* A phone on its side has to show the heading as well. */
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

  /* It goes on past the window's edge, as it does behind the header. */
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

  /* Past its widest it stands free of that edge, and ends in the shade on that side too. */
  ${media.wide} {
    picture {
      mask-image:
        linear-gradient(to right, transparent, #000 36% 72%, transparent),
        linear-gradient(to bottom, rgb(0 0 0 / 45%), #000 14% 74%, rgb(0 0 0 / 20%));
    }
  }

  /* Paper has no ground for it, and forced colours put plates over it. */
  @media print {
    display: none;
  }

  @media (forced-colors: active) {
    display: none;
  }
`;

/* A drawing stands in the picture's place, whole: nothing of it may be cut. */
const drawn = css`
  max-inline-size: 22rem;
  margin-block: ${space.m} calc(-1 * ${space.s});

  ${media.tablet} {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: max(${layout.gutter}, (100% - ${layout.contentWidth}) / 2);
    inline-size: min(42vw, 22rem);
    margin: 0 0 ${space.xxl};
  }

  ${media.desktop} {
    inline-size: min(42vw, 31rem);
    max-inline-size: none;
    margin-block-end: ${space.xxxl};
  }
`;

const lead = css`
  margin-block-start: ${space.m};
  max-inline-size: 36em;
  font-size: ${size.lead};
  text-wrap: balance;
  color: ${color.onSurfaceDarkSoft};
`;

interface PageBannerProps {
  readonly path: RoutePath;
  readonly heading: string;
  readonly subtitle?: string;
  /** The page's subject, lit from one side. It says nothing that the heading does not. */
  readonly picture?: PicturePair | undefined;
  /** A technical drawing of the page's subject, in the picture's place. */
  readonly drawing?: ReactNode;
  /** The page lays its own ground: no wheel is drawn. */
  readonly ownGround?: boolean;
  /** What else belongs to the page's first words. */
  readonly children?: ReactNode;
}

/** How wide a pair's crops stand, the picture's height on a desk included. */
function sourcesOf({ phone, desk }: PicturePair): [PictureSource, PictureSource] {
  return [
    { files: phone, sizes: '100vw', media: '(max-width: 39.99rem)' },
    {
      files: desk,
      sizes: '(min-width: 62rem) min(50vw, 782px), 70vw',
      media: '(min-width: 40rem)',
    },
  ];
}

/** The title banner every page has: where the page stands, its heading, and the line below. */
export function PageBanner({
  path,
  heading,
  subtitle,
  picture,
  drawing,
  ownGround,
  children,
}: PageBannerProps) {
  const sources = picture ? sourcesOf(picture) : undefined;
  return (
    <div
      className={(sources ?? drawing ?? ownGround) ? banner : `${banner} ${wheel}`}
      data-aside={(drawing && 'drawing') ?? (sources && 'picture')}
    >
      {sources ? <PicturePreload sources={sources} /> : null}
      <div className={container}>
        <Breadcrumb path={path} />
        {sources ? (
          <div className={shown}>
            <Picture sources={sources} alt="" first />
          </div>
        ) : null}
        {drawing ? <div className={drawn}>{drawing}</div> : null}
        <h1 tabIndex={-1}>{heading}</h1>
        {subtitle ? <p className={lead}>{subtitle}</p> : null}
        {children}
      </div>
    </div>
  );
}
