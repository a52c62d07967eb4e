import { css } from 'linaria';
import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture.tsx';
import type { PictureFiles } from '../../domain/picture.ts';
import { container } from '../../styles/layout.ts';
import { color, layout, media } from '../../styles/tokens.ts';

const band = css`
  padding-block: ${layout.sectionSpace};
  overflow: clip;

  &[data-ground='deep'] {
    background: ${color.groundDeep};
  }

  /* On asphalt every role has its dark value, in both schemes; on paper there is no asphalt. */
  @media screen {
    &[data-ground='asphalt'] {
      --card: ${color.asphaltRaised};
      --ink: ${color.onAsphalt};
      --ink-soft: ${color.onAsphaltSoft};
      --rule: ${color.asphaltLine};
      --edge: ${color.onAsphaltSoft};
      --valid: ${color.onAsphaltValid};

      background: ${color.asphaltBand};
      color: ${color.ink};
    }
  }

  /* Two that follow one another on the page's own ground share the space between them. */
  &[data-ground='plain'] + &[data-ground='plain'],
  :not([data-ground]) + &[data-ground='plain'] {
    padding-block-start: 0;
  }
`;

const parts = css`
  > :first-child {
    margin-block-start: 0;
  }
`;

/* The picture runs off the page's edge: the gutter and what lies outside the content, up to a screen of 2,000 pixels. */
const beside = css`
  --bleed: calc(-1 * min(max(${layout.gutter}, (100vw - ${layout.contentWidth}) / 2), 20rem));

  display: grid;
  gap: 2.5rem 4.5rem;

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

  [data-ground='asphalt'] & picture {
    mask-image: linear-gradient(to bottom, #000 62%, transparent);
  }

  /* Its lower part fades out: what is cut off is cut off there. */
  [data-ground='asphalt'] & img {
    object-position: top;
  }

  ${media.tablet} {
    img {
      block-size: 21rem;
    }
  }

  ${media.desk} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    align-items: center;

    &[data-side='start'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    }

    &[data-narrow='true'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }

    picture {
      margin-block: 0;
    }

    &[data-side='end'] picture {
      order: 1;
      margin-inline: 0 var(--bleed);
    }

    &[data-side='start'] picture {
      margin-inline: var(--bleed) 0;
    }

    img {
      block-size: auto;
    }

    /* On asphalt it hangs from the band's upper edge, and its own dark runs into the ground's. */
    [data-ground='asphalt'] & picture {
      align-self: start;
      margin-block-start: calc(-1 * ${layout.sectionSpace});
      mask-image:
        linear-gradient(to right, transparent, #000 30% 94%, transparent),
        linear-gradient(to bottom, #000 76%, transparent);
      mask-composite: intersect;
    }
  }

  @media print {
    display: block;

    picture {
      display: none;
    }
  }
`;

interface BandProps {
  /** What the parts lie on; chalk that steps back from the page's unless told. */
  readonly ground?: 'plain' | 'deep' | 'asphalt';
  /** The page's subject, beside the parts and off the page's edge. It says nothing that the words do not. */
  readonly picture?: PictureFiles;
  /** The edge the picture runs off. */
  readonly side?: 'start' | 'end';
  /** The parts need more of the width than the picture: a table. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Parts of a service page that take its whole width. */
export function Band({
  ground = 'deep',
  picture,
  side = 'end',
  narrow = false,
  children,
}: BandProps) {
  const words = <div className={parts}>{children}</div>;
  return (
    <div className={band} data-ground={ground}>
      <div className={container}>
        {picture ? (
          <div className={beside} data-side={side} data-narrow={narrow}>
            <Picture
              sources={[
                {
                  files: picture,
                  sizes: `(min-width: 62rem) min(${narrow ? 35 : 48}vw, 952px), 100vw`,
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
