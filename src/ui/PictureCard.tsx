import { css } from 'linaria';
import type { ReactNode } from 'react';
import type { RoutePath } from '../content/routes.ts';
import { mixins } from '../styles/mixins.ts';
import { color, media, size, space, tracks } from '../styles/tokens.ts';
import { classNames } from './classNames.ts';
import { Link } from './Link.tsx';
import { TitledText } from './TitledText.tsx';

/* On a phone the picture is beside the text; otherwise above it. Its only link, the heading, covers it. */
const card = css`
  ${mixins.card}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.5rem;
  overflow: clip;

  a {
    text-decoration: none;
    ${mixins.coveringLink}
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.12em;
  }

  &:has(a:focus-visible) {
    ${mixins.focusRing}
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  > :where(picture, svg) {
    grid-area: 1 / 2;
  }

  > svg {
    block-size: 100%;
    padding: ${space.xs};
    background-color: ${color.surfaceDark};
    ${mixins.notInPrint}
  }

  :where(img) {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  ${media.largeText} {
    > :where(picture, svg) {
      display: none;
    }
  }

  ${media.tablet} {
    grid-template: 13rem 1fr / ${tracks.one};

    > :where(picture, svg) {
      grid-area: 1 / 1;
    }

    > svg {
      padding-block: ${space.m};
    }
  }

  @media print {
    display: block;
  }
`;

const dark = css`
  ${mixins.darkRoles}
  border-color: ${color.surfaceDarkBorder};
`;

const words = css`
  --title: ${size.itemHeading};

  ${mixins.column}
  gap: ${space.xs};
  ${mixins.roomyPadding}
  ${mixins.smallText}
  ${mixins.titledTexts}

  ${media.tablet} {
    --title: ${size.cardHeading};
  }
`;

interface PictureCardProps {
  readonly title: string;
  readonly path: RoutePath;
  readonly text: string;
  /** A decorative picture or drawing; a card without one is for a page's own layout. */
  readonly picture?: ReactNode;
  /** Dark in both schemes. */
  readonly onDark?: boolean;
  /** The place of the card on its page. */
  readonly place?: string | undefined;
  /** Below the text, such as a price. */
  readonly children?: ReactNode;
}

/** A card that leads to a page: a picture, a title and a text. */
export function PictureCard({
  title,
  path,
  text,
  picture,
  onDark = false,
  place,
  children,
}: PictureCardProps) {
  return (
    <article className={classNames(card, onDark && dark, place)}>
      {picture}
      <div className={words}>
        <div>
          <TitledText title={<Link to={path}>{title}</Link>} text={text} />
        </div>
        {children}
      </div>
    </article>
  );
}
