import { css } from 'linaria';
import { logo } from '../assets/ownLogo.ts';
import { business } from '../content/business.ts';
import { square } from '../styles/mixins.ts';
import { media } from '../styles/tokens.ts';
import { Wheel } from './Wheel.tsx';

/* As large as the wheel in its place. */
const beside = css`
  grid-row: 1 / 3;
  ${square('2rem')}

  ${media.desktop} {
    ${square('3.4rem')}
  }

  ${media.narrow} {
    display: none;
  }
`;

/* As wide as the wheel and the name in their place. */
const inPlaceOfName = css`
  grid-row: 1;
  grid-column: 1 / 3;
  inline-size: 9rem;
  max-inline-size: 100%;
  block-size: auto;

  ${media.desktop} {
    grid-row: 1 / 3;
    inline-size: 11rem;
  }
`;

/* The line below a wide logo begins where the logo does. */
const below = css`
  && {
    padding-inline-start: 0;
  }
`;

/** The class of the line below the logo, besides its own. */
export const belowLogo = () => logo?.shape === 'wide' && below;

/** The business's logo and its name: the logo of its own, or a wheel. A wide logo has the name in it. */
export function Logo() {
  if (logo?.shape === 'wide')
    return (
      <img
        className={inPlaceOfName}
        src={logo.url}
        width={logo.width}
        height={logo.height}
        alt={business.name}
      />
    );
  return (
    <>
      {logo ? (
        <img className={beside} src={logo.url} width={logo.width} height={logo.height} alt="" />
      ) : (
        <Wheel />
      )}
      <span>{business.name}</span>
    </>
  );
}
