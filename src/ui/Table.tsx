import { css } from 'linaria';
import type { ReactNode } from 'react';
import { notTicked, ticked } from '../content/partWords.ts';
import type { RoutePath } from '../content/routes.ts';
import { visuallyHidden } from '../styles/layout.ts';
import { mixins, square } from '../styles/mixins.ts';
import { color, fitted, font, media, size, space } from '../styles/tokens.ts';
import { Link } from './Link.tsx';
import { noBreakHyphens } from './noBreakHyphens.tsx';

/* Rows, columns and cells can only be the table's own. */
const table = css`
  inline-size: 100%;
  border-collapse: collapse;

  :where(caption) {
    padding-block-end: ${space.xs};
    text-align: start;
    color: ${color.inkSoft};
  }

  :where(th, td) {
    padding: ${space.s} ${space.m} ${space.s} 0;
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: baseline;
  }

  :where(thead th) {
    padding-block: ${space.xs};
    border-block-end: 2px solid currentcolor;
    ${mixins.quietText}
    font-weight: 400;
  }

  :where(tbody th) {
    font-weight: 600;
  }

  ${media.phone} {
    ${mixins.smallText}
  }

  ${media.largeText} {
    :where(th, td) {
      padding-inline-end: ${space.xs};
      overflow-wrap: anywhere;
    }
  }

  &[data-layout='cards'] {
    :where(tbody th) {
      font: ${font.headline(size.itemHeading, 'single')};
    }

    /* On a phone a row is a card: its name, then each cell below its column's name. */
    ${media.phone} {
      :where(thead) {
        ${mixins.visuallyHidden}
      }

      :where(tbody tr) {
        display: grid;
        gap: ${space.xs};
        padding-block: ${space.m};
        border-block-start: 2px solid ${color.ink};
      }

      :where(tbody th, td) {
        padding: 0;
        border: 0;
      }

      [data-column]::before {
        content: attr(data-column) ' ';
        display: block;
        ${mixins.quietText}
        font-weight: 400;
      }
    }

    ${media.tablet} {
      :where(tbody) :where(th, td) {
        padding-block: ${space.m};
      }

      :where(tbody th) {
        inline-size: 5.4rem;
        white-space: nowrap;
      }
    }
  }

  /* In the narrow headline font, so that the narrowest phone has room for four or five columns. */
  &:is([data-layout='timetable'], [data-layout='ticks']) {
    :where(th, td) {
      padding: ${space.xxs} 0 ${space.xxs} min(${space.xxs}, 1vw);
      font: ${font.headline('1em')};
    }

    :where(th:first-child) {
      padding-inline-start: 0;
    }

    ${media.narrow} {
      :where(th, td) {
        font-size: ${fitted.narrowHours};
      }
    }

    :where(tbody th) {
      font-size: ${size.lead};
      overflow-wrap: anywhere;
    }

    ${media.tablet} {
      :where(th, td) {
        font-size: ${size.lead};
      }
    }
  }

  /* A row is as tall as its link. Stacked, each cell is behind its column's name. */
  &[data-layout='timetable'] {
    :where(tbody th) {
      padding-block: calc(2 * ${space.xxs});
    }

    :where(a) {
      padding-block: ${space.xxs};
    }

    ${media.largeText} {
      :where(thead) {
        display: none;
      }

      :where(tr, th, td) {
        display: block;
        padding-inline: 0;
      }

      [data-column]::before {
        content: attr(data-column) ' ';
      }
    }
  }

  &[data-layout='ticks'] {
    table-layout: fixed;

    :where(td, th + th) {
      text-align: center;
    }

    :where(th:first-child) {
      inline-size: 5.4rem;
    }

    ${media.phone} {
      :where(thead th) {
        font-size: ${size.small};
      }
    }
  }
`;

const tick = css`
  position: relative;
  display: inline-block;
  ${square('1.1rem')}
  color: ${color.valid};

  &::before {
    ${mixins.tick}
    inset-inline-start: 0.35rem;
  }
`;

interface TableProps {
  /** Says what the table compares. */
  readonly caption?: string;
  /** The id of a heading, instead of the caption. */
  readonly labelledBy?: string;
  /** The names of the columns; the first one names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** The target of the name's link. */
    readonly link?: RoutePath | `${RoutePath}#${string}`;
    /** Shown before the name. */
    readonly drawing?: ReactNode;
    /** Texts, or `true` and `false` for a tick and none. */
    readonly cells: readonly (string | boolean)[];
  }[];
  /**
   * On a phone each row is a card (default), or the columns stay side by side: for two or three with short cells, for
   * hours, or for ticks.
   */
  readonly layout?: 'cards' | 'columns' | 'timetable' | 'ticks';
}

/** A table that compares: a row per thing, a column per property. */
export function Table({ caption, labelledBy, columns, rows, layout = 'cards' }: TableProps) {
  /** Each cell repeats its column's name where the cells are below each other. */
  const stacks = layout === 'cards' || layout === 'timetable';
  return (
    <table className={table} data-layout={layout} aria-labelledby={labelledBy}>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, link, drawing, cells }) => (
          <tr key={name}>
            <th scope="row">
              {drawing}
              {link ? <Link to={link}>{name}</Link> : name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={stacks ? columns[index + 1] : undefined}>
                {typeof cell === 'boolean' ? (
                  <YesOrNo yes={cell} />
                ) : layout === 'timetable' ? (
                  // With a large smallest font size, hours have to break after their dash to stay in the window.
                  cell
                ) : (
                  noBreakHyphens(cell)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function YesOrNo({ yes }: { readonly yes: boolean }) {
  return (
    <>
      {yes ? <span className={tick} aria-hidden="true" /> : <span aria-hidden="true">–</span>}
      <span className={visuallyHidden}>{yes ? ticked : notTicked}</span>
    </>
  );
}
