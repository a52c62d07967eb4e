import { css } from 'linaria';
import type { Point } from '../content/summary.ts';
import { color, font, media, rules, size, space } from '../styles/tokens.ts';

/* A road with its centre line, and the steps as marker posts. It runs down the page. */
const road = css`
  counter-reset: step;
  padding-inline-start: ${space.huge};

  li {
    position: relative;
    min-block-size: 4.5rem;
    counter-increment: step;
    break-inside: avoid;
  }

  li + li {
    margin-block-start: ${space.xl};
  }

  li::before {
    ${rules.numberBadge}
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -4.5rem;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 3px solid ${color.signal};
    color: ${color.ink};
    font-size: ${size.itemHeading};
    font-weight: 700;
  }

  /* From one post to the next, in whole dashes. */
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 3.1rem -1.4rem;
    inset-inline-start: -3.25rem;
    inline-size: 4px;
    forced-color-adjust: none;
    background: linear-gradient(transparent 20%, ${color.signal} 20% 80%, transparent 80%) 0 0 /
      100% 1rem round;
  }

  h3 {
    padding-block-start: ${space.xxs};
    font: ${font.headline(size.cardHeading, 'single')};
  }

  p {
    margin-block-start: ${space.xxs};
    max-inline-size: 34em;
    color: ${color.inkSoft};
  }

  /* Across the page, from edge to edge. */
  ${media.desktop} {
    &[data-across='true'] {
      position: relative;
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: ${space.xxxl};
      padding: 7.5rem 0 0;

      li + li {
        margin: 0;
      }

      li::before {
        inset-block-start: -7.5rem;
        inset-inline-start: 0;
        inline-size: 5rem;
        block-size: 5rem;
        border-width: 5px;
        font-size: ${size.partHeading};
      }

      /* The road enters at one edge of the page and leaves at the other. */
      li:nth-child(n)::after,
      &::before {
        content: '';
        position: absolute;
        inset-block: -5.2rem auto;
        inset-inline: 5.5rem -2.5rem;
        inline-size: auto;
        block-size: 6px;
        background: linear-gradient(
            to right,
            transparent 20%,
            ${color.signal} 20% 80%,
            transparent 80%
          )
          0 0 / 1.4rem 100% round;
      }

      &::before {
        inset-block-start: 2.3rem;
        inset-inline: -50vw calc(100% + 0.5rem);
        forced-color-adjust: none;
      }

      li:last-child::after {
        inset-inline-end: -50vw;
      }

      h3 {
        padding: 0;
      }
    }
  }
`;

interface StepsProps {
  readonly steps: readonly Point[];
  /** On wide screens across the page; for a section whose sides are clipped. */
  readonly across?: boolean;
}

/** Steps along a road's centre line. */
export function Steps({ steps, across = false }: StepsProps) {
  return (
    <ol className={road} role="list" data-across={across || undefined}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
