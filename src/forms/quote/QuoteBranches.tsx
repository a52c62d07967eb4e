import { css } from 'linaria';
import { branches } from '../../content/branches.ts';
import { quoteBranches } from '../../content/quote.ts';
import { formatPeriod } from '../../domain/hoursRows.ts';
import { color, font, leading, media, rules, size, space } from '../../styles/tokens.ts';
import { ClosedDays } from '../../ui/ClosedDays.tsx';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

/** Marks the branch chosen in the form. The select's first option is the empty one, hence the offset. */
const chosen = branches
  .map(
    (_, index) =>
      `form:has(option:nth-child(${index + 2}):checked) & li:nth-child(${index + 1}) { box-shadow: inset 0 5px ${color.signal}; }`,
  )
  .join('\n');

/* As tall as the form beside it; its rows share the space. */
const list = css`
  display: none;

  ${media.desktop} {
    ${rules.column}
  }

  h2 {
    font-size: ${size.cardHeading};
  }

  ul {
    display: grid;
    flex-grow: 1;
    margin-block-start: ${space.m};
    border-block-end: 1px solid ${color.border};
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    align-items: baseline;
    gap: 0 ${space.l};
    padding-block: ${space.xs} ${space.s};
    border-block-start: 1px solid ${color.border};
    font-size: ${size.small};
    line-height: ${leading.note};
    color: ${color.inkSoft};
  }

  h3 {
    font: ${font.headline(size.itemHeading)};
    color: ${color.ink};
  }

  a {
    font-family: ${font.display};
    font-size: ${size.label};
    font-weight: 700;
    color: ${color.ink};
    ${rules.quietLink}
  }

  a,
  p:last-child {
    text-align: end;
  }

  ${chosen}

  ${rules.notInPrint}
`;

/** The branches and their hours, beside the form that asks for the nearest one (specification, section 3). */
export function QuoteBranches() {
  return (
    <div className={list}>
      <h2>{quoteBranches.heading}</h2>
      <ul role="list">
        {branches.map(({ id, name, phone, address, hours }) => (
          <li key={id}>
            <h3>{name}</h3>
            <TelephoneLink number={phone} />
            <p>{address}</p>
            <p>
              Mon–Fri {formatPeriod(hours.weekdays)},
              <br />
              Sat {formatPeriod(hours.saturday)}, Sun {formatPeriod(hours.sunday)}
            </p>
            <ClosedDays week={hours} />
          </li>
        ))}
      </ul>
    </div>
  );
}
