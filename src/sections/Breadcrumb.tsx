import { css } from 'linaria';
import { Link } from '../components/Link.tsx';
import { trailTo, type RoutePath } from '../content/routes.ts';
import { color, size } from '../styles/tokens.ts';

const trail = css`
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.small};
  color: ${color.onAsphaltSoft};

  li {
    display: flex;
    align-items: baseline;
  }

  /* It ends a line rather than beginning one. */
  li:not(:last-child)::after {
    content: '/';
    margin-inline: 0.55em;
  }

  a,
  span {
    padding-block: 0.4em;
  }
`;

/** Says where a page stands, with a link to each page above it. */
export function Breadcrumb({ path }: { readonly path: RoutePath }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={trail}>
        {trailTo(path).map((route) => (
          <li key={route.path}>
            {route.path === path ? (
              <span aria-current="page">{route.label}</span>
            ) : (
              <Link to={route.path}>{route.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
