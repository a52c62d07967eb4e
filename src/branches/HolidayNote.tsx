import { css } from 'linaria';
import { headOfficeHours } from '../content/branches.ts';
import { holidayNote } from '../content/holidays.ts';
import { media } from '../styles/tokens.ts';

/* As tall as the longest text it can show. */
const note = css`
  min-block-size: 4.5em;

  ${media.tablet} {
    min-block-size: 3em;
  }
`;

const { closed } = headOfficeHours;

/** What to do on public holidays. From a week ahead, `openStatus.client.ts` names the next one. */
export function HolidayNote() {
  return (
    <p className={note}>
      <holiday-note closed={closed && JSON.stringify(closed)}>{holidayNote}</holiday-note>
    </p>
  );
}
