import { css } from 'linaria';
import { relatedPagesLabel } from '../content/partWords.ts';
import { routeFor, type RoutePath } from '../content/routes.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, media, size, space, target } from '../styles/tokens.ts';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

const list = css`
  a {
    ${mixins.spread}
    gap: ${space.m};
    min-block-size: ${target.control};
    padding-block: ${space.xxs};
    border-block-end: 1px solid ${color.border};
    ${mixins.quietLink}
  }

  ${mixins.notInPrint}
`;

const largeLinks = css`
  a {
    font: ${font.headline(size.itemHeading)};

    ${media.tablet} {
      min-block-size: ${target.row};
    }
  }
`;

const linksSideBySide = css`
  ${media.tablet} {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space.xl};

    a {
      border-block: 2px solid ${color.ink};
      border-block-end: 0;
    }
  }
`;

const headed = css`
  :where(h2) {
    margin-block-end: ${space.xs};
    font-size: ${size.cardHeading};
  }

  ${mixins.notInPrint}
`;

interface PageLinksProps {
  readonly paths: readonly RoutePath[];
  /** In large type, like roads on a sign. */
  readonly large?: boolean;
  /** Side by side where there is room. */
  readonly sideBySide?: boolean;
}

/** Links to pages, labelled as in the menus. */
export function PageLinks({ paths, large = false, sideBySide = false }: PageLinksProps) {
  return (
    <ul
      className={classNames(list, large && largeLinks, sideBySide && linksSideBySide)}
      role="list"
    >
      {paths.map((to) => (
        <li key={to}>
          <Link to={to}>
            {routeFor(to).label}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface RelatedPagesProps extends PageLinksProps {
  /** Shown above the links; otherwise only the list's accessible name says what they are. */
  readonly heading?: string;
}

/** Links to pages to read next. */
export function RelatedPages({ heading, ...links }: RelatedPagesProps) {
  return heading ? (
    <nav className={headed} aria-labelledby="related">
      <h2 id="related">{heading}</h2>
      <PageLinks {...links} />
    </nav>
  ) : (
    <nav aria-label={relatedPagesLabel}>
      <PageLinks {...links} />
    </nav>
  );
}
