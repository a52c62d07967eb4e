import { css } from 'linaria';
import type { Point } from '../../content/summary.ts';
import { color, font, media, radius } from '../../styles/tokens.ts';

/* A road with its centre line; the steps are its marker posts. */
const road = css`
  counter-reset: step;
  position: relative;
  padding: 1.5rem 1.25rem 1.5rem 5rem;
  border: 1px solid ${color.asphaltEdge};
  border-radius: ${radius};
  background: ${color.asphalt};
  color: ${color.onAsphalt};
  break-inside: avoid;

  /* The line runs behind the posts, from edge to edge. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 2.4rem;
    border-inline-start: 4px dashed ${color.line};
  }

  li {
    position: relative;
    min-block-size: 4.5rem;
    counter-increment: step;
  }

  li + li {
    margin-block-start: 1.5rem;
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -3.9rem;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 3px solid ${color.line};
    border-radius: 50%;
    background: ${color.asphalt};
    font-family: ${font.display};
    font-size: 1.6rem;
    font-weight: 700;
    line-height: 1;
  }

  h3 {
    padding-block-start: 0.35rem;
    font-size: 1.9rem;
    line-height: 1.05;
  }

  p {
    margin-block-start: 0.35rem;
    max-inline-size: 34em;
    color: ${color.onAsphaltSoft};
  }

  ${media.tablet} {
    padding: 2rem 2rem 2rem 6.5rem;

    &::before {
      inset-inline-start: 3.1rem;
    }

    li::before {
      inset-inline-start: -4.7rem;
    }
  }

  @media print {
    background: none;
    color: #000;

    li::before {
      background: #fff;
    }

    p {
      color: #000;
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
