import { css } from 'linaria';
import { logo } from '../assets/ownLogo.ts';
import { business } from '../content/business.ts';
import { headerWords } from '../content/shellWords.ts';
import { square } from '../styles/mixins.ts';
import { breakpoint, color, fitted, font, leading, media, size, space } from '../styles/tokens.ts';
import { classNames } from '../ui/classNames.ts';
import { Link } from '../ui/Link.tsx';

const brand = css`
  grid-area: brand;
  display: grid;
  grid-template: subgrid / auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space.xxs};
  font: ${font.headline(fitted.brand, 'single')};
  text-decoration: none;

  ${media.desktop} {
    font-size: ${size.itemHeading};
    line-height: ${leading.heading};
  }

  /* A long word breaks before it reaches the telephone number. */
  ${media.narrow} {
    overflow-wrap: anywhere;
  }
`;

const mark = css`
  grid-row: 1 / 3;
  ${square('2rem')}

  ${media.desktop} {
    ${square('3.4rem')}
  }

  ${media.narrow} {
    display: none;
  }
`;

const name = css`
  padding-block-start: ${space.xs};

  ${media.desktop} {
    grid-row: 1 / 3;
    max-inline-size: 5em;
    padding: 0;
    text-wrap: balance;
  }
`;

/* As wide as the mark and the name in their place. */
const wideLogo = css`
  grid-row: 1;
  grid-column: 1 / -1;
  inline-size: 9rem;
  max-inline-size: 100%;

  ${media.desktop} {
    grid-row: 1 / 3;
    inline-size: 11rem;
  }
`;

const tagline = css`
  grid-area: 2 / 1;
  padding-block-end: ${space.xs};
  font: ${font.headline(size.small)};
  color: ${color.onSurfaceDarkSoft};
  pointer-events: none;

  ${media.desktop} {
    grid-area: place;
    padding: 0;
    font-size: ${size.lead};
  }
`;

/* In line with the name beside the mark. */
const belowName = css`
  @media (min-width: ${breakpoint.narrow}) and (width < ${breakpoint.desktop}) {
    padding-inline-start: calc(${space.xxl} + ${space.xxs});
  }
`;

/** A wheel from the side, with tread, tyre and yellow hub, for a business without a logo of its own. Decorative. */
function Wheel() {
  return (
    <svg className={mark} viewBox="0 0 48 48" fill="none" stroke="currentcolor" aria-hidden="true">
      <circle cx="24" cy="24" r="22" strokeWidth="4" strokeDasharray="4.912 2" />
      <circle cx="24" cy="24" r="16" strokeWidth="9" />
      <path d="M24 17.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z" fill={color.signal} stroke="none" />
    </svg>
  );
}

/**
 * The business's logo and its name, which lead to Home, and the header's line below them: the logo of its own, or a
 * wheel. A wide logo has the name in it.
 */
export function Logo() {
  const picture = logo ? { src: logo.url, width: logo.width, height: logo.height } : undefined;
  const isWide = logo?.shape === 'wide';
  return (
    <>
      <Link className={brand} to="/">
        {isWide ? (
          <img className={wideLogo} {...picture} alt={business.name} />
        ) : (
          <>
            {picture ? <img className={mark} {...picture} alt="" /> : <Wheel />}
            <span className={name}>{business.name}</span>
          </>
        )}
      </Link>
      <p className={classNames(tagline, !isWide && belowName)}>{headerWords.tagline}</p>
    </>
  );
}
