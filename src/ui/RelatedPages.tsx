import { css } from 'linaria';
import { relatedPagesLabel } from '../content/partWords.ts';
import { routeFor, type RoutePath } from '../content/routes.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, media, size, space, target } from '../styles/tokens.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

const list = css`
  ${mixins.notInPrint}

  ${media.tablet} {
    &[data-row] {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: ${space.xl};
    }
  }
`;

const link = css`
  ${mixins.spread}
  gap: ${space.m};
  min-block-size: ${target.control};
  padding-block: ${space.xxs};
  border-block-end: 1px solid ${color.border};
  ${mixins.quietLink}

  [data-large] & {
    font: ${font.headline(size.itemHeading)};
  }

  ${media.tablet} {
    [data-large] & {
      min-block-size: ${target.row};
    }

    [data-row] & {
      border-block: 2px solid ${color.ink};
      border-block-end: 0;
    }
  }
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
      className={list}
      role="list"
      data-large={large || undefined}
      data-row={sideBySide || undefined}
    >
      {paths.map((to) => (
        <li key={to}>
          <Link className={link} to={to}>
            {routeFor(to).label}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function RelatedPages(props: PageLinksProps) {
  return (
    <nav aria-label={relatedPagesLabel}>
      <PageLinks {...props} />
    </nav>
  );
}
