import { css } from 'linaria';
import { branches } from '../../content/branches.ts';
import { hours } from '../../content/home.ts';
import { formatPeriod, type Span } from '../../domain/openingHours.ts';
import { container, section } from '../../styles/layout.ts';
import { color, fitted, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { Link } from '../../ui/Link.tsx';

const columns = css`
  display: grid;
  gap: ${space.m};

  ${media.tablet} {
    grid-template-columns: 2fr 5fr;
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.narrowWide};
    gap: ${space.huge};
  }
`;

const intro = css`
  > a {
    display: inline-block;
    padding-block: ${space.xs};
    font-weight: 600;
  }
`;

const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 2px solid ${color.ink};

  th,
  td {
    padding: ${space.xxs} 0 ${space.xxs} ${space.xxs};
    text-align: start;
  }

  th:first-child {
    padding-inline-start: 0;
  }

  th,
  td {
    font-family: ${font.display};
    font-weight: 700;
  }

  ${media.narrow} {
    th,
    td {
      font-size: ${fitted.narrowHours};
    }
  }

  thead th {
    color: ${color.inkSoft};
  }

  tr + tr,
  tbody {
    border-block-start: 1px solid ${color.border};
  }

  tbody a {
    display: inline-block;
    padding-block: ${space.xxs};
  }

  ${media.tablet} {
    th,
    td {
      padding-block: ${space.xxs};
      font-size: ${size.lead};
    }
  }

  /* Stacked, each labelled with its day. */
  ${media.largeText} {
    thead {
      display: none;
    }

    tr,
    th,
    td {
      display: block;
      padding-inline: 0;
    }

    td::before {
      content: attr(data-day) ' ';
    }
  }
`;

const days = [
  ['weekdays', 'Mon–Fri'],
  ['saturday', 'Sat'],
  ['sunday', 'Sun'],
] as const;

const formatHours = (span: Span | 'closed') => (span === 'closed' ? 'Closed' : formatPeriod(span));

/** When each branch is open, without script (D2, D36, D46). */
export function Hours() {
  return (
    <section className={section} aria-labelledby="hours">
      <div className={container}>
        <div className={columns}>
          <div className={intro}>
            <h2 id="hours">{hours.heading}</h2>
            <p>{hours.lead}</p>
            <Link to="/locations">{hours.more}</Link>
          </div>
          <table className={table} aria-labelledby="hours">
            <thead>
              <tr>
                <th scope="col">Branch</th>
                {days.map(([key, day]) => (
                  <th key={key} scope="col">
                    {day}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {branches.map(({ id, name, hours: week }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={`/locations#${id}`}>{name}</Link>
                  </th>
                  {days.map(([key, day]) => (
                    <td key={key} data-day={day}>
                      {formatHours(week[key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
