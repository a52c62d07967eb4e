import { css } from 'linaria';
import { breadcrumbLabel } from '../content/partWords.ts';
import { breadcrumbFor, type RoutePath } from '../content/routes.ts';
import { breakpoint, color, size } from '../styles/tokens.ts';
import { Link } from './Link.tsx';

const trail = css`
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.small};
  color: ${color.onSurfaceDarkSoft};

  /* A name breaks only where it is as wide as the window, so that no word is alone on a line. */
  li {
    display: flex;
    align-items: baseline;

    @media (width >= ${breakpoint.narrow}) {
      white-space: nowrap;
    }
  }

  /* A slash separates two names; one at the start of a line is clipped at the left edge. */
  margin-block-end: -0.2em;
  margin-inline-start: -1.5em;
  clip-path: inset(-1rem -1rem -1rem 1.05em);

  li::before {
    content: '/' / '';
    inline-size: 0.4em;
    margin-inline: 0.55em;
    text-align: center;
  }

  a,
  span {
    padding-block: 0.67em;
  }
`;

/* It lies on the banner's picture where that is above the heading. */
const bright = css`
  @media screen and (width < ${breakpoint.desktop}) and (forced-colors: none) {
    color: ${color.onSurfaceDark};
  }
`;

interface BreadcrumbProps {
  readonly path: RoutePath;
  /** In a banner with a picture. */
  readonly onPicture?: boolean;
}

/** The breadcrumb: a link to each page above this one. */
export function Breadcrumb({ path, onPicture = false }: BreadcrumbProps) {
  return (
    <nav aria-label={breadcrumbLabel}>
      <ol className={onPicture ? `${trail} ${bright}` : trail} role="list">
        {breadcrumbFor(path).map((route) => (
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
