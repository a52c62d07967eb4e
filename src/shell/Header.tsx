import { css } from 'linaria';
import { OpenStatus } from '../branches/OpenStatus.tsx';
import { mainBranch } from '../content/branches.ts';
import type { RoutePath } from '../content/routes.ts';
import { headerWords } from '../content/shellWords.ts';
import { container } from '../styles/layout.ts';
import { mixins, square } from '../styles/mixins.ts';
import { color, fitted, font, leading, media, size, space } from '../styles/tokens.ts';
import { classNames } from '../ui/classNames.ts';
import { Link } from '../ui/Link.tsx';
import { ClosureNotice } from './ClosureNotice.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { belowLogo, Logo } from './Logo.tsx';

const header = css`
  anchor-name: --site-header;
  color: ${color.onSurfaceDark};
  background-color: ${color.surfaceDark};
  border-block-end: 1px solid ${color.surfaceDarkBorder};
`;

/* Reserves the space of its parts, so that nothing moves while the document is still loading. */
const bar = css`
  display: grid;
  grid-template-areas: 'brand phone menu' 'brand phone menu';
  grid-template-rows:
    minmax(calc(${fitted.brand} + ${space.xs}), auto)
    minmax(calc(1.1 * ${size.small} + ${space.xs}), auto);
  grid-template-columns: minmax(0, 1fr) minmax(4.1rem, auto) minmax(2.8rem, auto);
  align-items: center;
  align-content: center;
  column-gap: ${space.xxs};
  min-block-size: 4.25rem;

  ${media.desktop} {
    grid-template: 'brand place phone' 2.5rem 'brand menu book' 3.75rem / auto minmax(0, 1fr) auto;
    column-gap: ${space.xxxl};
  }
`;

const brand = css`
  grid-area: brand;
  display: grid;
  grid-template: subgrid / auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space.xxs};
  font: ${font.headline(fitted.brand, 'single')};
  text-decoration: none;

  svg {
    grid-row: 1 / 3;
  }

  span {
    padding-block: ${space.xs} 0;
  }

  ${media.desktop} {
    font-size: ${size.itemHeading};
    line-height: ${leading.heading};

    svg {
      ${square('3.4rem')}
    }

    span {
      grid-row: 1 / 3;
      max-inline-size: 5em;
      padding: 0;
      text-wrap: balance;
    }
  }

  /* A long word breaks before it reaches the telephone number. */
  ${media.narrow} {
    overflow-wrap: anywhere;

    svg {
      display: none;
    }
  }
`;

const tagline = css`
  grid-area: 2 / 1;
  padding-block-end: ${space.xs};
  padding-inline-start: calc(${space.xxl} + ${space.xxs});
  font: ${font.headline(size.small)};
  color: ${color.onSurfaceDarkSoft};
  pointer-events: none;

  ${media.desktop} {
    grid-area: place;
    padding: 0;
    font-size: ${size.lead};
  }

  ${media.narrow} {
    padding-inline-start: 0;
  }
`;

/* Space is reserved for the text, so that nothing moves when it appears. */
const openNow = css`
  display: none;

  ${media.desktop} {
    grid-area: place;
    display: block;
    justify-self: end;
    inline-size: calc(100% - 13.5rem);
    font: ${font.headline(size.lead)};
    text-align: end;
    text-wrap: balance;
  }

  ${mixins.notInPrint}
`;

/**
 * The shared header (specification, section 1). On a phone it is one bar: city and number of branches below the name,
 * then the telephone number and the menu button. On wide screens there is also room for whether the Sockburn branch
 * is open, which needs script; on a phone that is at the top of the menu.
 */
export function Header({ here }: { readonly here: RoutePath | undefined }) {
  return (
    <header className={header}>
      <div className={container}>
        <div className={bar}>
          <Link className={brand} to="/">
            <Logo />
          </Link>
          <p className={classNames(tagline, belowLogo())}>{headerWords.tagline}</p>
          <div className={openNow}>
            <OpenStatus branch={mainBranch} lead={headerWords.openingOf} />
          </div>
          <HeaderNav here={here} />
        </div>
      </div>
      <ClosureNotice />
    </header>
  );
}
