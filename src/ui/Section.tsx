import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { PictureFiles } from '../domain/picture.ts';
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
  tracks,
} from '../styles/tokens.ts';
import { classNames } from './classNames.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { Picture } from './Picture.tsx';

const fullWidth = css`
  padding-block: ${layout.sectionSpace};
  /* A drawn road may leave the window, and a picture's width includes the scroll bar. */
  overflow-x: clip;

  @media print {
    padding-block: ${space.m};
  }
`;

const continued = css`
  padding-block-start: 0;
`;

const deep = css`
  background-color: ${color.backgroundDeep};
`;

const raised = css`
  border-block: 1px solid ${color.border};
  background-color: ${color.card};
`;

const asphalt = css`
  ${mixins.darkRoles}
`;

/**
 * The classes of each background, from edge to edge of the window: the page's own, the same without space above, a
 * deeper one, a raised one with edges, or dark in both schemes.
 */
const tones = {
  plain: fullWidth,
  continued: `${fullWidth} ${continued}`,
  deep: `${fullWidth} ${deep}`,
  raised: `${fullWidth} ${raised}`,
  asphalt: `${fullWidth} ${asphalt}`,
} as const;

type SectionTone = keyof typeof tones;

/* The content has the heading. Headings of components in it keep their own size. */
const placedHeading = css`
  :where(h2) {
    font-size: ${fitted.sectionHeading};
  }

  h2 + p {
    margin-block-start: ${space.xs};
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  > h2 ~ :is(div, ul) {
    margin-block-start: ${space.m};

    ${media.tablet} {
      margin-block-start: ${space.xxl};
    }
  }
`;

const headed = css`
  > h2 {
    margin-block-end: ${space.l};
    font-size: ${size.partHeading};
    scroll-margin-block-start: ${layout.aboveAnchor};
  }

  > h2 + p {
    margin-block: calc(-1 * ${space.xs}) ${space.xl};
    max-inline-size: 36em;
    color: ${color.inkSoft};

    ${media.tablet} {
      font-size: ${size.lead};
      text-wrap: balance;
    }
  }
`;

/* On wide screens the heading is beside its content. The foot is below the heading, and ends where the content does. */
const withFoot = css`
  ${media.desktop} {
    display: grid;
    grid-template-rows: auto 1fr auto;
    grid-template-columns: ${tracks.narrowWide};
    column-gap: ${space.huge};

    > div {
      grid-area: 1 / 2 / span 3;
    }

    > div + div {
      grid-area: 3 / 1;
    }
  }
`;

/* The picture is one side of the section: full height, up to the window's edge. */
const withPicture = css`
  /* The width outside the content up to the window's edge, on screens of up to 1,930 pixels. */
  --full-bleed: calc(-1 * min(max(${layout.gutter}, (100vw - ${layout.contentWidth}) / 2), 24rem));

  display: grid;
  gap: ${layout.sectionSpace};

  picture {
    max-inline-size: none;
    margin-inline: calc(-1 * ${layout.gutter});
    margin-block-start: calc(-1 * ${layout.sectionSpace});
  }

  img {
    inline-size: 100%;
    block-size: 15rem;
    object-fit: cover;

    ${media.tablet} {
      block-size: 24rem;
    }
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.two};
    gap: ${space.huge};
    align-items: center;

    picture {
      position: relative;
      order: 1;
      align-self: stretch;
      margin-block: calc(-1 * ${layout.sectionSpace});
      margin-inline: 0 var(--full-bleed);
    }

    img {
      position: absolute;
      block-size: 100%;
    }
  }

  @media print {
    display: block;
  }
`;

const pictureAtStart = css`
  ${media.desktop} {
    picture {
      order: 0;
      margin-inline: var(--full-bleed) 0;
    }
  }
`;

const narrowPicture = css`
  ${media.desktop} {
    grid-template-columns: minmax(0, 2.7fr) minmax(0, 1fr);

    /* Never larger than its file: beside a taller table it is at the bottom. */
    img {
      inset-block-end: 0;
      max-block-size: 900px;
    }
  }
`;

/* Below the content it ends with the section: the dark section above has an edge of its own. */
const pictureOnPlain = css`
  @media (width < ${breakpoint.desktop}) {
    picture {
      order: 1;
      margin-block: 0 calc(-1 * ${layout.sectionSpace});
    }
  }
`;

/* The picture is lightened to the background, so only the section has edges. */
const pictureOnAsphalt = css`
  row-gap: ${space.m};

  picture {
    mix-blend-mode: lighten;
    mask-image: linear-gradient(to bottom, #000 88%, transparent);
  }

  img {
    block-size: 9rem;

    ${media.tablet} {
      block-size: 24rem;
      object-position: 50% 60%;
    }
  }

  /* It fades towards the text, and beyond its maximum width at the other side too. */
  ${media.desktop} {
    picture {
      margin-inline-start: calc(-1 * ${space.huge});
      mask-image: linear-gradient(to right, transparent, rgb(0 0 0 / 22%) 16%, #000 46%);
    }

    img {
      block-size: 100%;
      object-position: 100% 80%;
    }
  }

  ${media.wide} {
    picture {
      mask-image: linear-gradient(
        to right,
        transparent,
        rgb(0 0 0 / 22%) 16%,
        #000 46% 74%,
        transparent
      );
    }
  }

  /* In forced colours the background may be white. */
  @media (forced-colors: active) {
    picture {
      mix-blend-mode: normal;
      mask-image: none;

      ${media.desktop} {
        margin-inline-start: 0;
      }
    }
  }
`;

/** A decorative picture beside the content of a full-width section. */
interface SectionPicture {
  readonly files: PictureFiles;
  /** Another crop, where it is above or below the content. */
  readonly phone?: PictureFiles;
  /** The side of the window that it reaches, on wide screens. */
  readonly side?: 'start' | 'end';
  /** The content needs more width than the picture, for a table. */
  readonly narrow?: boolean;
}

interface PictureBesideProps extends SectionPicture {
  readonly tone: SectionTone;
  readonly children: ReactNode;
}

/** A picture, and the content beside it. */
function PictureBeside({ files, phone, side, narrow, tone, children }: PictureBesideProps) {
  const styles = classNames(
    withPicture,
    side === 'start' && pictureAtStart,
    narrow && narrowPicture,
    tone === 'plain' && pictureOnPlain,
    tone === 'asphalt' && pictureOnAsphalt,
  );
  return (
    <div className={styles}>
      {/* As tall as the text beside it, so the image is wider than its visible part. */}
      <Picture
        sources={
          phone
            ? [
                { files, media: pictureMedia.desktop, sizes: '600px' },
                { files: phone, sizes: '100vw' },
              ]
            : [{ files, sizes: `${pictureMedia.desktop} max(960px, 52vw), 100vw` }]
        }
        alt=""
      />
      {children}
    </div>
  );
}

interface SectionProps {
  /** Without a tone, the section is a part of what surrounds it. */
  readonly tone?: SectionTone;
  /** The heading above the content. Without it the content has one, in the place that it needs. */
  readonly heading?: string;
  /** The heading's id, for links to it. */
  readonly id?: string;
  /** A sentence below the heading. */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
  /** Shown below the content. With it, wide screens show the heading beside the content. */
  readonly foot?: ReactNode;
  /** Only with a tone. */
  readonly picture?: SectionPicture;
}

/** A section of a page (specification, section 2): from edge to edge with a tone, or a part of what surrounds it. */
export function Section({ tone, heading, id, lead, children, foot, picture }: SectionProps) {
  const styles = heading ? (foot ? `${headed} ${withFoot}` : headed) : placedHeading;
  const content = heading ? (
    <>
      <h2 id={id}>{heading}</h2>
      {lead ? <p>{noBreakHyphens(lead)}</p> : null}
      <div>{children}</div>
      {foot ? <div>{foot}</div> : null}
    </>
  ) : (
    children
  );
  if (!tone) return <section className={styles}>{content}</section>;
  return (
    <section className={tones[tone]}>
      {picture ? (
        <div className={container}>
          <PictureBeside {...picture} tone={tone}>
            <div className={styles}>{content}</div>
          </PictureBeside>
        </div>
      ) : (
        <div className={`${container} ${styles}`}>{content}</div>
      )}
    </section>
  );
}

interface SectionGroupProps {
  readonly tone: SectionTone;
  readonly children: ReactNode;
}

/** Several sections on one background. They have the headings. */
export function SectionGroup({ tone, children }: SectionGroupProps) {
  return (
    <div className={tones[tone]}>
      <div className={container}>{children}</div>
    </div>
  );
}
