import { css } from 'linaria';
import { relatedPagesLabel } from '../content/partWords.ts';
import { routeFor, type RoutePath } from '../content/routes.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, media, size, space } from '../styles/tokens.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

const list = css`
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
  padding-block: ${space.s};
  border-block-end: 1px solid ${color.border};
  font: ${font.headline(size.itemHeading)};
  ${mixins.quietLink}

  ${media.tablet} {
    [data-row] & {
      align-items: start;
      border-block-start: 2px solid ${color.ink};
      border-block-end: 0;
    }
  }
`;

const related = css`
  :where(h2) {
    margin-block-end: ${space.xs};
    font-size: ${size.cardHeading};
  }

  ${mixins.notInPrint}
`;

interface RelatedPagesProps {
  readonly paths: readonly RoutePath[];
  /** Shown above the links; otherwise only the accessible name says what they are. */
  readonly heading?: string;
  /** Side by side where there is room. */
  readonly sideBySide?: boolean;
}

/** Links to pages to read next, labelled as in the menus, in large type like roads on a sign. */
export function RelatedPages({ paths, heading, sideBySide = false }: RelatedPagesProps) {
  return (
    <nav
      className={related}
      aria-label={heading ? undefined : relatedPagesLabel}
      aria-labelledby={heading ? 'related' : undefined}
    >
      {heading ? <h2 id="related">{heading}</h2> : null}
      <ul className={list} role="list" data-row={sideBySide || undefined}>
        {paths.map((to) => (
          <li key={to}>
            <Link className={link} to={to}>
              {routeFor(to).label}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
