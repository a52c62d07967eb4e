import { css } from 'linaria';
import { headOfficeHours } from '../content/branches.ts';
import { holidayNote } from '../content/holidays.ts';
import { media, space } from '../styles/tokens.ts';

/* As tall as the longest text it can show, part of it in the gap below. */
const note = css`
  min-block-size: 4.5em;
  margin-block-end: -${space.m};

  ${media.tablet} {
    min-block-size: 3em;
    margin-block-end: 0;
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
