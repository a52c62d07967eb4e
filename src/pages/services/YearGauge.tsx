import { css } from 'linaria';
import { visuallyHidden } from '../../styles/layout.ts';
import { yearOfLife } from '../../content/partWords.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, fitted, font, media, radius, size, space } from '../../styles/tokens.ts';

/* A battery on its side: a case of cells with a terminal at the end. */
const styles = css`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space.xs};
  margin-inline-end: ${space.m};
  padding: ${space.xs};
  ${mixins.darkCard}

  &::after {
    content: '';
    position: absolute;
    inset: 32% auto 32% 100%;
    border-inline-end: 1rem solid ${color.ink};
    border-radius: ${radius};
  }

  > :where(li) {
    ${mixins.column}
    justify-content: space-between;
    align-items: start;
    min-block-size: 8.5rem;
    padding: ${space.xs};
    background-color: ${color.surfaceDarkBorder};
    ${mixins.smallText}

    ${media.largeText} {
      align-items: center;
      padding-inline: 0;
      font-family: ${font.display};
      text-align: center;
    }
  }

  :where(b) {
    display: block;
    font: ${font.headline(size.partHeading, 'single')};
  }

  ${media.desktop} {
    padding: ${space.s};
    gap: ${space.s};

    > :where(li) {
      min-block-size: 15rem;
      padding: ${space.m} ${space.l};
    }

    :where(strong) {
      font: ${font.headline(size.cardHeading, 'single')};
    }

    :where(b) {
      font: ${font.headline(fitted.figure, 'figure')};
    }
  }

  @media print {
    > :where(li) {
      border: 1px solid;
    }
  }
`;

const dueYear = css`
  background-color: ${color.signal};
  color: ${color.onSignal};
  ${mixins.forcedEdge}
`;

interface YearGaugeProps {
  readonly label: string;
  /** The label of a year with something due. */
  readonly due: string;
  readonly years: readonly { readonly year: number; readonly test: boolean }[];
}

/** The years of a part's life as cells; those with something due are yellow and labelled. */
export function YearGauge({ label, due, years }: YearGaugeProps) {
  return (
    <ol className={styles} role="list" aria-label={label}>
      {years.map(({ year, test }) => (
        <li key={year} className={test ? dueYear : undefined}>
          <span>
            {`${yearOfLife} `}
            <b>{year}</b>
          </span>
          {test ? (
            <strong>
              <span className={visuallyHidden}>: </span>
              {due}
            </strong>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
