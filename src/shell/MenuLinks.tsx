import { css } from 'linaria';
import type { MenuCategory } from '../content/menu.ts';
import { routeFor, type RoutePath } from '../content/routes.ts';
import { mixins } from '../styles/mixins.ts';
import { color, font, leading, size, space, target } from '../styles/tokens.ts';
import { Link } from '../ui/Link.tsx';

/** The title of a category. */
export const categoryTitle = css`
  display: flex;
  align-items: center;
  min-block-size: ${target.link};
  font: ${font.headline(size.lead)};
  color: ${color.inkSoft};
`;

/* In up to three columns, where a menu has room. The many links have no class, which would be long in every page. */
const list = css`
  columns: 3 9rem;
  column-gap: ${space.m};

  :where(a) {
    ${mixins.baselineRow}
    align-content: center;
    gap: 0 ${space.s};
    min-block-size: ${target.link};
    padding-block: ${space.xs};
    border-block-start: 1px solid ${color.border};
    line-height: ${leading.note};
    ${mixins.quietLink}
  }

  [aria-current] {
    padding-inline-start: ${space.s};
    border-inline-start: 4px solid;
    font-weight: 700;
  }

  :where(span) {
    font: ${font.headline(size.lead)};
  }
`;

interface MenuLinksProps {
  readonly category: MenuCategory;
  /** The current page; `undefined` on the 404 page. */
  readonly here: RoutePath | undefined;
  /** The maximum number of links; all by default. */
  readonly limit?: number;
}

/** The links of one menu category, two of them with prices (D34). */
export function MenuLinks({ category, here, limit }: MenuLinksProps) {
  return (
    <ul className={list} role="list" aria-label={category.title}>
      {category.paths
        .slice(0, limit)
        .map(routeFor)
        .map(({ path, label, menu }) => (
          <li key={path}>
            <Link to={path} aria-current={path === here ? 'page' : undefined}>
              {`${menu?.label ?? label} `}
              {menu?.price ? <span>{menu.price}</span> : null}
            </Link>
          </li>
        ))}
    </ul>
  );
}
