import { css } from 'linaria';
import { hoursRows } from '../domain/hoursRows.ts';
import type { WeekHours } from '../domain/openingHours.ts';
import { ClosedDays } from './ClosedDays.tsx';
import { mixins } from '../styles/mixins.ts';
import { color, font, media, size, space } from '../styles/tokens.ts';

/* A column for each kind of day, alike in every card; hours too long for a third of the width wrap as a whole. */
const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.xs};
  padding-block: ${space.xs};
  border-block: 1px solid ${color.border};

  > * {
    flex: 1 0 28%;
  }

  :where(dt) {
    ${mixins.smallText}
    color: ${color.inkSoft};
  }

  :where(dd) {
    font: ${font.headline(size.lead)};
    white-space: nowrap;
  }

  /* A row for each, in larger type. */
  &[data-rows] {
    ${media.desktop} {
      > * {
        ${mixins.spread}
        flex-basis: 100%;
      }

      :where(dd) {
        font-size: ${size.itemHeading};
      }
    }
  }
`;

interface HoursListProps {
  readonly week: WeekHours;
  /** On a desktop a row for each kind of day, in a card that has the room. */
  readonly rows?: boolean;
}

/** Opening hours, a column for each kind of day with a line for the days on which the owner closes. */
export function HoursList({ week, rows = false }: HoursListProps) {
  return (
    <>
      <dl className={list} data-rows={rows || undefined}>
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
