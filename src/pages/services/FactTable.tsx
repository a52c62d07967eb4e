import { css } from 'linaria';
import { color, font, media, rules, size, space } from '../../styles/tokens.ts';
import { TableHead, type TableHeadProps } from './TableHead.tsx';

/* On a phone a row is a card: its name, then each cell below its column's name. */
const table = css`
  inline-size: 100%;
  border-collapse: collapse;

  caption {
    padding-block-end: ${space.xs};
    text-align: start;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  thead {
    ${rules.visuallyHidden}
  }

  tbody tr {
    display: grid;
    gap: ${space.xs};
    padding-block: ${space.m};
    border-block-start: 2px solid ${color.ink};
    break-inside: avoid;
  }

  th,
  td {
    padding: 0;
    text-align: start;
    vertical-align: baseline;
    text-wrap: pretty;
  }

  tbody th {
    font: ${font.headline(size.itemHeading, 'single')};
  }

  td::before {
    content: attr(data-column);
    display: block;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  td:last-child {
    font-weight: 600;
  }

  ${media.tablet} {
    thead {
      position: static;
      clip-path: none;
    }

    tbody tr {
      display: table-row;
      border: 0;
    }

    th,
    td {
      padding: ${space.m} ${space.xl} ${space.m} 0;
      border-block-end: 1px solid ${color.border};
    }

    thead th {
      padding-block: 0 ${space.xs};
      border-block-end: 2px solid ${color.ink};
      font-size: ${size.small};
      font-weight: 400;
      color: ${color.inkSoft};
    }

    tbody th {
      inline-size: 8rem;
      font-size: ${size.itemHeading};
      white-space: nowrap;
    }

    td::before {
      content: none;
    }

    td:last-child {
      padding-inline-end: 0;
      inline-size: 22%;
    }
  }

  ${media.desktop} {
    td:last-child {
      inline-size: 24%;
    }
  }
`;

interface FactTableProps extends TableHeadProps {
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

/** A comparison table; on a phone its rows are stacked. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className={table}>
      <TableHead caption={caption} columns={columns} />
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={cell} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
