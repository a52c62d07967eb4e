import { css } from 'linaria';
import { holidays } from '../content/holidays.ts';
import { comingHoliday } from '../domain/openingHours.ts';
import { media } from '../styles/tokens.ts';
import { useNow } from './useNow.ts';

/* As tall as the longest words it can come to hold. */
const room = css`
  min-block-size: 6em;

  @media (width >= 22rem) {
    min-block-size: 4.5em;
  }

  ${media.tablet} {
    min-block-size: 3em;
  }

  ${media.desk} {
    min-block-size: 4.5em;
  }
`;

/** Says what to do about public holidays; once awake, and a week ahead, it names the one that is coming. */
export function HolidayNote() {
  const now = useNow();
  const coming = now === undefined ? undefined : comingHoliday(now, holidays);
  return (
    <p className={room}>
      {coming
        ? `${coming.day} is a public holiday, ${coming.name}: please phone before you come.`
        : 'On a public holiday, please phone before you come.'}
    </p>
  );
}
