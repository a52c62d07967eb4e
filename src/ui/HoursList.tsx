import { css } from 'linaria';
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

interface HoursListProps {
  readonly rows: readonly { readonly days: string; readonly hours: string }[];
}

/** Opening hours, a line for each kind of day. */
export function HoursList({ rows }: HoursListProps) {
  return (
    <dl className={list}>
      {rows.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
