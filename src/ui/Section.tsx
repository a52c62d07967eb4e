import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { PictureFiles } from '../domain/picture.ts';
import { container } from '../styles/layout.ts';
import { color, layout, media, space } from '../styles/tokens.ts';
import { Picture } from './Picture.tsx';

const band = css`
  /* What runs off the page's edge: the gutter and what lies outside the content, on a screen of up to 1,930 pixels. */
  --full-bleed: calc(-1 * min(max(${layout.gutter}, (100vw - ${layout.contentWidth}) / 2), 24rem));

  padding-block: ${layout.sectionSpace};
  overflow: clip;

  &[data-tone='deep'] {
    background: ${color.backgroundDeep};
  }

  /* On asphalt every role has its dark value, in both schemes; on paper there is no asphalt. */
  @media screen {
    &[data-tone='dark'] {
      --card: ${color.surfaceDarkRaised};
      --ink: ${color.onSurfaceDark};
      --ink-soft: ${color.onSurfaceDarkSoft};
      --border: ${color.surfaceDarkRule};
      --border-strong: ${color.onSurfaceDarkSoft};
      --valid: ${color.onSurfaceDarkValid};

      background: ${color.surfaceDark};
      color: ${color.ink};
    }
  }

  /* Two that follow one another on the page's own ground share the space between them. */
  &[data-tone='plain'] + &[data-tone='plain'],
  :not([data-tone]) + &[data-tone='plain'] {
    padding-block-start: 0;
  }
`;

const parts = css`
  > :first-child {
    margin-block-start: 0;
  }
`;

/* The picture is a side of the band itself: as tall as the band, and off the page's edge. */
const beside = css`
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
  }

  /* On the page's own ground it closes the band: the asphalt above it has an edge of its own. */
  [data-tone='plain'] & picture {
    order: 1;
    margin-block: 0 calc(-1 * ${layout.sectionSpace});
  }

  /* On asphalt nothing in it is darker than its ground, so it has no edge but the band's. */
  [data-tone='dark'] & {
    row-gap: ${space.m};

    picture {
      mix-blend-mode: lighten;
      mask-image: linear-gradient(to bottom, #000 88%, transparent);
    }

    img {
      block-size: auto;
    }
  }

  ${media.tablet} {
    img {
      block-size: 24rem;
    }

    [data-tone='dark'] & img {
      block-size: 36rem;
      object-position: 50% 60%;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: ${space.huge};
    align-items: center;

    &[data-side='start'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    }

    &[data-narrow='true'] {
      grid-template-columns: minmax(0, 2.7fr) minmax(0, 1fr);
    }

    picture,
    [data-tone] & picture {
      order: 0;
      position: relative;
      align-self: stretch;
      margin-block: calc(-1 * ${layout.sectionSpace});
    }

    &[data-side='end'] picture {
      order: 1;
      margin-inline: 0 var(--full-bleed);
    }

    &[data-side='start'] picture {
      margin-inline: var(--full-bleed) 0;
    }

    img,
    [data-tone] & img {
      position: absolute;
      block-size: 100%;
    }

    /* Never larger than its file: beside a table that is taller it stands at the foot. */
    &[data-narrow='true'] img {
      inset-block-end: 0;
      max-block-size: 900px;
    }

    [data-tone='dark'] & img {
      object-position: 100% 80%;
    }

    /* It begins in the shade of the words, and past its widest it ends in the shade as well. */
    [data-tone='dark'] & picture {
      margin-inline-start: calc(-1 * ${space.huge});
      mask-image: linear-gradient(to right, transparent, rgb(0 0 0 / 22%) 16%, #000 46%);
    }

    ${media.wide} {
      [data-tone='dark'] & picture {
        mask-image: linear-gradient(
          to right,
          transparent,
          rgb(0 0 0 / 22%) 16%,
          #000 46% 74%,
          transparent
        );
      }
    }
  }

  /* The ground is not ours there: it may be white. */
  @media (forced-colors: active) {
    [data-tone='dark'] & picture {
      mix-blend-mode: normal;
      mask-image: none !important;
    }

    ${media.desktop} {
      [data-tone='dark'] & picture {
        margin-inline-start: 0;
      }
    }
  }

  @media print {
    display: block;

    picture {
      display: none;
    }
  }
`;

interface SectionProps {
  /** The background: the page's own, a deeper one (unless told), or dark in both schemes. */
  readonly tone?: 'plain' | 'deep' | 'dark';
  /** The page's subject, beside the parts and off the page's edge. It says nothing that the words do not. */
  readonly picture?: PictureFiles;
  /** The edge the picture runs off. */
  readonly side?: 'start' | 'end';
  /** The parts need more of the width than the picture: a table. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Parts of a service page that take its whole width. */
export function Section({
  tone = 'deep',
  picture,
  side = 'end',
  narrow = false,
  children,
}: SectionProps) {
  const words = <div className={parts}>{children}</div>;
  return (
    <div className={band} data-tone={tone}>
      <div className={container}>
        {picture ? (
          <div className={beside} data-side={side} data-narrow={narrow}>
            <Picture
              sources={[
                {
                  files: picture,
                  // As tall as the words beside it: what is drawn is wider than what is seen.
                  sizes: '(min-width: 62rem) 960px, 100vw',
                },
              ]}
              alt=""
            />
            {words}
          </div>
        ) : (
          words
        )}
      </div>
    </div>
  );
}
