import { css } from 'linaria';
import { routeFor, type RoutePath } from '../content/routes.ts';
import { color, rules, space } from '../styles/tokens.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

const related = css`
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-block-size: 3rem;
    padding-block: ${space.xxs};
    border-block-end: 1px solid ${color.border};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  ${rules.notInPrint}
`;

/** Links to pages, labelled as in the menus. */
export function PageLinks({ paths }: { readonly paths: readonly RoutePath[] }) {
  return (
    <ul role="list">
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

/** Links to related pages. */
export function RelatedPages({ paths }: { readonly paths: readonly RoutePath[] }) {
  return (
    <nav className={related} aria-label="Related pages">
      <PageLinks paths={paths} />
    </nav>
  );
}
