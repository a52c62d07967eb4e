import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, font, media, rules, size, space } from '../styles/tokens.ts';

const table = css`
  inline-size: 100%;
  border-collapse: collapse;

  caption {
    padding-block-end: ${space.xs};
    text-align: start;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  th,
  td {
    padding: ${space.s} ${space.m} ${space.s} 0;
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: baseline;
    text-wrap: pretty;
  }

  thead th {
    padding-block: 0 ${space.xs};
    border-block-end: 2px solid ${color.ink};
    font-size: ${size.small};
    font-weight: 400;
    color: ${color.inkSoft};
  }

  td:last-child {
    padding-inline-end: 0;
    font-weight: 600;
  }

  ${media.largeText} {
    th,
    td {
      padding-inline-end: ${space.xs};
      overflow-wrap: anywhere;
    }
  }

  &[data-stacked='true'] tbody th {
    font: ${font.headline(size.itemHeading, 'single')};
  }

  /* On a phone a row is a card: its name, then each cell below its column's name. */
  ${media.phone} {
    &[data-stacked='true'] {
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

      tbody th,
      td {
        padding: 0;
        border: 0;
      }

      td::before {
        content: attr(data-column);
        display: block;
        font-size: ${size.small};
        font-weight: 400;
        color: ${color.inkSoft};
      }
    }
  }

  ${media.tablet} {
    &[data-stacked='true'] {
      th,
      td {
        padding: ${space.m} ${space.xl} ${space.m} 0;
      }

      thead th {
        padding-block: 0 ${space.xs};
      }

      tbody th {
        inline-size: 8rem;
        white-space: nowrap;
      }

      td:last-child {
        inline-size: 24%;
        padding-inline-end: 0;
      }
    }
  }
`;

interface TableHeadProps {
  /** Says what the table compares. */
  readonly caption: string;
  /** The names of the columns; the first one names the rows. */
  readonly columns: readonly string[];
}

/** What begins a table that compares: its caption, and the names of its columns. */
export function TableHead({ caption, columns }: TableHeadProps) {
  return (
    <>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

interface TableProps extends TableHeadProps {
  readonly rows: readonly {
    readonly name: string;
    /** Shown before the name. */
    readonly drawing?: ReactNode;
    readonly cells: readonly string[];
  }[];
  /** On a phone each row is a card; otherwise the columns stay side by side, for short cells. */
  readonly stacked?: boolean;
}

/** A table that compares: a row per thing, a column per property. */
export function Table({ caption, columns, rows, stacked = true }: TableProps) {
  return (
    <table className={table} data-stacked={stacked || undefined}>
      <TableHead caption={caption} columns={columns} />
      <tbody>
        {rows.map(({ name, drawing, cells }) => (
          <tr key={name}>
            <th scope="row">
              {drawing}
              {name}
            </th>
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
