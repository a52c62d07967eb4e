import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { PictureFiles } from '../domain/picture.ts';
import { container, section } from '../styles/layout.ts';
import { layout, media, pictureMedia, space, tracks } from '../styles/tokens.ts';
import { Picture } from './Picture.tsx';

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
  }

  /* On a plain section it ends with the section: the dark section above has an edge of its own. */
  [data-tone='plain'] & picture {
    order: 1;
    margin-block: 0 calc(-1 * ${layout.sectionSpace});
  }

  /* On a dark section the picture is lightened to the background, so only the section has edges. */
  [data-tone='asphalt'] & {
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

    [data-tone='asphalt'] & img {
      block-size: 36rem;
      object-position: 50% 60%;
    }
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.two};
    gap: ${space.huge};
    align-items: center;

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

    /* Never larger than its file: beside a taller table it is at the bottom. */
    &[data-narrow='true'] img {
      inset-block-end: 0;
      max-block-size: 900px;
    }

    [data-tone='asphalt'] & img {
      object-position: 100% 80%;
    }

    /* It fades towards the text, and beyond its maximum width at the other side too. */
    [data-tone='asphalt'] & picture {
      margin-inline-start: calc(-1 * ${space.huge});
      mask-image: linear-gradient(to right, transparent, rgb(0 0 0 / 22%) 16%, #000 46%);
    }

    ${media.wide} {
      [data-tone='asphalt'] & picture {
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

  /* In forced colours the background may be white. */
  @media (forced-colors: active) {
    [data-tone='asphalt'] & picture {
      mix-blend-mode: normal;
      mask-image: none;
    }

    ${media.desktop} {
      [data-tone='asphalt'] & picture {
        margin-inline-start: 0;
      }
    }
  }

  @media print {
    display: block;
  }
`;

interface BandProps {
  /** The background: the page's own, a deeper one, or dark in both schemes. */
  readonly tone: 'plain' | 'deep' | 'asphalt';
  /** A decorative picture beside the content, up to the window's edge. */
  readonly picture?: PictureFiles;
  readonly side?: 'start' | 'end';
  /** The content needs more width than the picture, for a table. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A full-width band of a page, behind sections that have headings of their own. */
export function Band({ tone, picture, side = 'end', narrow = false, children }: BandProps) {
  return (
    <div className={section} data-tone={tone}>
      <div className={container}>
        {picture ? (
          <div className={withPicture} data-side={side} data-narrow={narrow || undefined}>
            <Picture
              sources={[
                {
                  files: picture,
                  // As tall as the text beside it, so the image is wider than its visible part.
                  sizes: `${pictureMedia.desktop} 960px, 100vw`,
                },
              ]}
              alt=""
            />
            <div>{children}</div>
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
