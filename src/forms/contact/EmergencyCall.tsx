import { css } from 'linaria';
import { mainBranch } from '../../content/branches.ts';
import { business } from '../../content/business.ts';
import { getSafe, otherHelp, vanForFlats, whenClosed } from '../../content/safety.ts';
import { andClosedDays, hoursRows } from '../../domain/hoursRows.ts';
import { color, font, radius, size, space } from '../../styles/tokens.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

const box = css`
  padding: ${space.m} ${space.l} ${space.l};
  border-radius: ${radius};
  background: ${color.stopFill};
  color: ${color.onStopFill};

  strong {
    display: block;
    margin-block-end: ${space.xxs};
    font: ${font.headline(size.itemHeading, 'single')};
  }

  a {
    display: inline-block;
    margin-block: ${space.xs} ${space.m};
    font: ${font.headline(size.partHeading)};
  }

  b {
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    border: 3px solid;
  }
`;

const [weekdays, saturday, sunday] = hoursRows(mainBranch.hours).map(({ phrase }) => phrase);

/**
 * The red box for emergencies: someone who is stuck should call rather than write (specification, section 4), and
 * needs to know what to do outside opening hours.
 */
export function EmergencyCall() {
  return (
    <div className={box} data-only="emergency">
      <p>{getSafe.join(' ')}</p>
      <strong>Call us now. Don’t wait for a reply.</strong>
      <TelephoneLink number={business.telephones.main} lead="Call" />
      <p>
        {vanForFlats} We answer <b>{weekdays}</b>, <b>{saturday}</b>, <b>{sunday}</b>
        {andClosedDays('.', mainBranch.hours.closed)} {`${otherHelp} ${whenClosed}`}
      </p>
    </div>
  );
}
