import { css } from 'linaria';
import type { Point } from '../../content/summary.ts';
import { color, media, roundNumber } from '../../styles/tokens.ts';

/* A road with its centre line; the steps are its marker posts. On a phone it leads down the page, on a desk
   across it, from edge to edge. */
const road = css`
  counter-reset: step;
  position: relative;
  padding-inline-start: 4.5rem;

  /* The line runs behind the posts. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 1.25rem;
    border-inline-start: 4px dashed ${color.line};
  }

  li {
    position: relative;
    min-block-size: 4.5rem;
    counter-increment: step;
    break-inside: avoid;
  }

  li + li {
    margin-block-start: 1.75rem;
  }

  li::before {
    ${roundNumber}
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -4.5rem;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 3px solid ${color.line};
    background: ${color.asphaltBand};
    color: ${color.onAsphalt};
    font-size: 1.6rem;
    font-weight: 700;
  }

  h3 {
    padding-block-start: 0.35rem;
    font-size: 1.9rem;
    line-height: 1.05;
  }

  p {
    margin-block-start: 0.35rem;
    max-inline-size: 34em;
    color: ${color.inkSoft};
  }

  ${media.desk} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: 3rem;
    padding: 7.5rem 0 0;

    &::before {
      inset: 2.3rem -50vw auto;
      border-inline-start: 0;
      border-block-start: 6px dashed ${color.line};
    }

    li + li {
      margin: 0;
    }

    li::before {
      inset-block-start: -7.5rem;
      inset-inline-start: 0;
      inline-size: 5rem;
      block-size: 5rem;
      border-width: 5px;
      outline: 1.25rem solid ${color.asphaltBand};
      font-size: 3rem;
    }

    h3 {
      padding: 0;
      font-size: 2.4rem;
    }
  }

  @media print {
    li::before {
      background: #fff;
      color: #000;
      outline: 0;
    }
  }
`;

interface RoadStepsProps {
  /** The id of the heading that names the steps. */
  readonly labelledBy: string;
  readonly steps: readonly Point[];
}

/** Steps in their order, along the centre line of a road. */
export function RoadSteps({ labelledBy, steps }: RoadStepsProps) {
  return (
    <ol className={road} role="list" aria-labelledby={labelledBy}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
