import { css } from 'linaria';
import { media } from '../styles/tokens.ts';

/* As tall as the longest words it can come to hold. */
const room = css`
  min-block-size: 4.5em;

  ${media.tablet} {
    min-block-size: 3em;
  }
`;

/** Says what to do about public holidays; a week ahead `liveText.client.ts` names the one that is coming. */
export function HolidayNote() {
  return (
    <p className={room}>
      <holiday-note>On public holidays, please call first.</holiday-note>
    </p>
  );
}
