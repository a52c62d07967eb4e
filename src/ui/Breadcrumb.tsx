import { css } from 'linaria';
import { breadcrumbLabel } from '../content/partWords.ts';
import { breadcrumbFor, type RoutePath } from '../content/routes.ts';
import { slashes } from '../styles/layout.ts';
import { mixins } from '../styles/mixins.ts';
import { breakpoint, color, layout, media } from '../styles/tokens.ts';
import { Link } from './Link.tsx';

const breadcrumb = css`
  /* In front of the heading, whose line is lower than its letters. */
  position: relative;
  z-index: 2;
  color: ${color.onSurfaceDarkSoft};

  /* On the banner's picture, which begins at the header, where that is above the heading. */
  [data-beside='picture'] & {
    @media screen and (width < ${breakpoint.desktop}) and (forced-colors: none) {
      position: absolute;
      inset-block-start: 0;
      max-inline-size: calc(100% - 2 * ${layout.gutter});
      color: ${color.onSurfaceDark};
    }
  }
`;

const trail = css`
  /* A name breaks only where it is as wide as the window, so that no word is alone on a line. */
  @media (width >= ${breakpoint.narrow}) {
    white-space: nowrap;
  }

  > * > * {
    padding-block: 0.67em;
  }

  /* On a phone the heading below shows the page's name; here it could be alone on a line, or lie on a picture. */
  ${media.phone} {
    > :has([aria-current]) {
      ${mixins.visuallyHidden}
    }
  }
`;

/** The breadcrumb: a link to each page above this one. */
export function Breadcrumb({ path }: { readonly path: RoutePath }) {
  return (
    <nav className={breadcrumb} aria-label={breadcrumbLabel}>
      <ol className={`${slashes} ${trail}`} role="list">
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
