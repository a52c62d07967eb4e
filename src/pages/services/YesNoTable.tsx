import { css } from 'linaria';
import { color, font, media, radius, rules, size, space, tracks } from '../../styles/tokens.ts';

const columns = css`
  display: grid;
  gap: ${space.l};

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
    row-gap: 0;

    /* Five rows each, of equal height. */
    > div,
    ul {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: span 6;
    }

    ul {
      grid-row: span 5;
    }
  }
`;

/* Text and sign show the verdict; the colour only repeats it. */
const side = css`
  --verdict: ${color.valid};

  border: 2px solid var(--verdict);
  border-radius: ${radius};
  background: ${color.card};
  break-inside: avoid;

  &[data-verdict='no'] {
    --verdict: ${color.stop};
  }

  h3 {
    padding: ${space.s} ${space.l};
    border-block-end: 2px solid var(--verdict);
    font: ${font.headline(size.itemHeading)};
    color: var(--verdict);
  }

  li {
    position: relative;
    padding: ${space.s} ${space.l} ${space.s} ${space.xxxl};
  }

  li + li {
    border-block-start: 1px solid ${color.border};
  }

  li::before {
    ${rules.tick}
    inset-block-start: 0.9rem;
    inset-inline-start: 1.45rem;
    color: var(--verdict);
  }

  &[data-verdict='no'] li::before,
  &[data-verdict='no'] li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.85rem;
    inset-inline-start: 1.7rem;
    inline-size: 0;
    block-size: 1.15rem;
    border: solid var(--verdict);
    border-width: 0 0 0 3px;
    rotate: 45deg;
  }

  &[data-verdict='no'] li::after {
    rotate: -45deg;
  }
`;

interface Side {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Two lists side by side that answer a yes-or-no question. */
export function YesNoTable({ yes, no }: { readonly yes: Side; readonly no: Side }) {
  return (
    <div className={columns}>
      {(
        [
          ['yes', yes],
          ['no', no],
        ] as const
      ).map(([verdict, { title, lines }]) => (
        <div key={verdict} className={side} data-verdict={verdict}>
          <h3>{title}</h3>
          <ul role="list">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
