import { css } from 'linaria';
import { hoursRows } from '../domain/hoursRows.ts';
import type { WeekHours } from '../domain/openingHours.ts';
import { ClosedDays } from './ClosedDays.tsx';
import { color, font, size, space } from '../styles/tokens.ts';

const list = css`
  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${space.xxs};
    border-block-start: 1px solid ${color.border};
  }

  dd {
    font: ${font.headline(size.label)};
  }
`;

/** Opening hours, a line for each kind of day and for the days on which the owner closes. */
export function HoursList({ week }: { readonly week: WeekHours }) {
  return (
    <>
      <dl className={list}>
        {hoursRows(week).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <ClosedDays closed={week.closed} />
    </>
  );
}
