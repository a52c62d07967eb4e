import { css } from 'linaria';
import { mainBranch } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { getSafe, otherHelp } from '../../content/safety.ts';
import { formatPeriod } from '../../domain/openingHours.ts';
import { color, font, radius } from '../../styles/tokens.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

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
    margin-block: 0.5rem 0.9rem;
    font-family: ${font.display};
    font-size: clamp(2.2rem, 1.8rem + 2vw, 3rem);
    line-height: 1.15;
  }

  b {
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    border: 3px solid;
  }
`;

const { weekdays, saturday, sunday } = mainBranch.hours;

/**
 * The red box: someone who is stuck should call, not write (specification, section 4), and has to know what to do
 * while nobody answers.
 */
export function EmergencyCall() {
  return (
    <div className={box} data-only="emergency">
      <p>{getSafe}</p>
      <strong>Call us now. Don’t wait for a reply.</strong>
      <TelephoneLink number={business.telephones.main} />
      <p>
        We answer <b>Mon–Fri {formatPeriod(weekdays)}</b>, <b>Sat {formatPeriod(saturday)}</b>,{' '}
        <b>Sun {formatPeriod(sunday)}</b>. {otherHelp} Send this form too, and we’ll reply when we
        open.
      </p>
    </div>
  );
}
