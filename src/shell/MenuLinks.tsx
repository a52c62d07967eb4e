import { css } from 'linaria';
import type { MenuCategory } from '../content/menu.ts';
import { routeFor, type RoutePath } from '../content/routes.ts';
import { mixins } from '../styles/mixins.ts';
import { font, leading, size, space, target } from '../styles/tokens.ts';
import { Link } from '../ui/Link.tsx';

const list = css`
  a {
    ${mixins.baselineRow}
    align-content: center;
    column-gap: ${space.m};
    min-block-size: ${target.link};
    padding-block: ${space.xs};
    line-height: ${leading.note};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }

  a[aria-current='page'] {
    font-weight: 700;
  }

  a[aria-current='page']::before {
    content: '';
    align-self: center;
    inline-size: 0.9rem;
    margin-inline: calc(-1 * ${space.xl}) calc(-1 * ${space.xs});
    border-block-start: 4px solid;
  }

  span {
    margin-inline-start: auto;
    font: ${font.headline(size.lead)};
    white-space: nowrap;
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
