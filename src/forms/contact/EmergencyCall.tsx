import { css } from 'linaria';
import { TelephoneLink } from '../../components/TelephoneLink.tsx';
import { business } from '../../content/business.ts';
import { color, font, radius } from '../../styles/tokens.ts';

const box = css`
  padding: 1.1rem 1.25rem 1.25rem;
  border-radius: ${radius};
  background: ${color.stopFill};
  color: ${color.onStopFill};

  strong {
    display: block;
    margin-block-end: 0.35rem;
    font-family: ${font.display};
    font-size: 1.6rem;
    line-height: 1.05;
  }

  a {
    display: inline-block;
    margin-block-start: 0.5rem;
    font-family: ${font.display};
    font-size: clamp(2.2rem, 1.8rem + 2vw, 3rem);
    line-height: 1.15;
  }

  @media (forced-colors: active) {
    border: 3px solid;
  }
`;

/** The red box: someone who is stuck should ring, not write (specification, section 4). */
export function EmergencyCall() {
  return (
    <div className={box} data-only="emergency">
      <strong>Call us now. Don’t wait for a reply.</strong>
      If you are on the road, get yourself off it first.
      <div>
        <TelephoneLink number={business.telephones.main} />
      </div>
    </div>
  );
}
