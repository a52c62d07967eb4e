import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { PictureName } from '../assets/pictures.ts';
import { container } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { color, layout, media, pictureMedia, size, space, tracks } from '../styles/tokens.ts';
import { classNames } from './classNames.ts';
import { noBreakHyphens } from './noBreakHyphens.tsx';
import { Picture } from './Picture.tsx';

/**
 * The background, from edge to edge of the window: the page's own, the same without space above, a deeper one, a raised
 * one with edges, or dark in both schemes.
 */
type SectionTone = 'plain' | 'continued' | 'deep' | 'raised' | 'asphalt';

const background = css`
  padding-block: ${layout.sectionSpace};
  /* A drawn road may leave the window, and a picture's width includes the scroll bar. */
  overflow-x: clip;

  @media print {
    padding-block: ${space.m};
  }

  &[data-tone='continued'] {
    padding-block-start: 0;
  }

  &[data-tone='deep'] {
    background-color: ${color.backgroundDeep};
  }

  &[data-tone='raised'] {
    border-block: 1px solid ${color.border};
    background-color: ${color.card};
  }

  /* A drawn road ends with the section. */
  &[data-tone='asphalt'] {
    ${mixins.darkRoles}
    overflow-y: clip;
  }
`;

/* The content has the heading. Headings of components in it keep their own size. */
const placedHeading = css`
  :where(h2) {
    font-size: ${size.sectionHeading};
  }

  :where(h2 + p) {
    margin-block-start: ${space.xs};
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  > :where(h2 ~ :is(div, ul)) {
    margin-block-start: ${space.m};

    ${media.tablet} {
      margin-block-start: ${space.xxl};
    }
  }
`;

const headed = css`
  > :where(h2) {
    margin-block-end: ${space.m};
    font-size: ${size.partHeading};
    scroll-margin-block-start: ${layout.aboveAnchor};
  }

  > :where(h2 + p) {
    margin-block-end: ${space.xxl};
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
  > :where(div + div) {
    margin-block-start: ${space.m};
  }

  ${media.desktop} {
    display: grid;
    grid-template: auto 1fr auto / ${tracks.narrowWide};
    column-gap: ${space.huge};

    > :where(div) {
      grid-area: 1 / 2 / span 3;
    }

    > :where(div + div) {
      grid-area: 3 / 1;
    }
  }
`;

/* The picture is one side of the section: full height, up to the window's edge. */
const withPicture = css`
  /* The width outside the content up to the window's edge, on screens of up to 1,930 pixels. */
  --full-bleed: calc(-1 * min(max(${layout.gutter}, (100vw - ${layout.contentWidth}) / 2), 24rem));

  display: grid;
  gap: ${space.xxxl};

  :where(picture) {
    max-inline-size: none;
    margin-inline: calc(-1 * ${layout.gutter});
    margin-block-start: calc(-1 * ${layout.sectionSpace});
  }

  :where(img) {
    inline-size: 100%;
    block-size: 15rem;
    object-fit: cover;

    ${media.tablet} {
      block-size: 24rem;
    }
  }

  /* Below the content it ends with the section: the dark section above has an edge of its own. */
  ${media.belowDesktop} {
    &[data-below] :where(picture) {
      order: 1;
      margin-block: 0 calc(-1 * ${layout.sectionSpace});
    }

    &[data-wide-only] :where(picture) {
      display: none;
    }
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.two};
    gap: ${space.huge};
    align-items: center;

    :where(picture) {
      position: relative;
      order: 1;
      align-self: stretch;
      margin-block: calc(-1 * ${layout.sectionSpace});
      margin-inline: 0 var(--full-bleed);
    }

    :where(img) {
      position: absolute;
      block-size: 100%;
    }

    &[data-side='start'] :where(picture) {
      order: -1;
      margin-inline: var(--full-bleed) 0;
    }

    &[data-narrow] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);

      /* Never larger than its file, also beside a taller table. */
      :where(img) {
        max-block-size: 900px;
      }
    }
  }

  @media print {
    display: block;
  }
`;

/* The picture is lightened to the background, so only the section has edges. */
const pictureOnAsphalt = css`
  row-gap: ${space.m};

  :where(picture) {
    mix-blend-mode: lighten;
    mask-image: linear-gradient(to bottom, #000 88%, transparent);
  }

  /* It fades towards the text, and beyond its maximum width at the other side too. */
  ${media.desktop} {
    --mask-sides: transparent, #000 36%;

    :where(picture) {
      margin-inline-start: calc(-1 * ${space.huge});
      mask-image: linear-gradient(to right, var(--mask-sides));
    }

    :where(img) {
      object-position: 100% 80%;
    }
  }

  ${media.wide} {
    --mask-sides: transparent, #000 36% 72%, transparent;
  }

  /* In forced colours the background may be white. */
  @media (forced-colors: active) {
    :where(picture) {
      mix-blend-mode: normal;
    }
  }
`;

/** The name of a tone in the document, which has none for the page's own. */
const named = (tone: SectionTone) => (tone === 'plain' ? undefined : tone);

/** A decorative picture beside the content of a full-width section. */
interface SectionPicture {
  readonly files: PictureName;
  /** Another crop, where it is above or below the content. */
  readonly phone?: PictureName;
  /** The side of the window that it reaches, on wide screens. */
  readonly side?: 'start' | 'end';
  /** The content needs more width than the picture, for a table. */
  readonly narrow?: boolean;
  /** On a phone there is no picture, and none is loaded. */
  readonly wideOnly?: boolean;
}

/** The crops of a picture that is as tall as the text beside it, so the image is wider than its visible part. */
function sourcesOf({ files, phone }: SectionPicture) {
  if (!phone) return [{ files, sizes: `${pictureMedia.desktop} max(960px, 52vw), 100vw` }] as const;
  return [
    { files, media: pictureMedia.desktop, sizes: '600px' },
    { files: phone, sizes: '100vw' },
  ] as const;
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
    <section className={background} data-tone={named(tone)}>
      {picture ? (
        <div className={container}>
          <div
            className={classNames(withPicture, tone === 'asphalt' && pictureOnAsphalt)}
            data-side={picture.side}
            data-below={(tone === 'plain' && !picture.wideOnly) || undefined}
            data-wide-only={picture.wideOnly || undefined}
            data-narrow={picture.narrow || undefined}
          >
            <Picture sources={sourcesOf(picture)} />
            <div className={styles}>{content}</div>
          </div>
        </div>
      ) : (
        <div className={`${container} ${styles}`}>{content}</div>
      )}
    </section>
  );
}

/** Several sections on one background. They have the headings. */
export function SectionGroup({
  tone,
  children,
}: Required<Pick<SectionProps, 'tone' | 'children'>>) {
  return (
    <div className={background} data-tone={named(tone)}>
      <div className={container}>{children}</div>
    </div>
  );
}
