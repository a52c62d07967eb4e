import { css } from 'linaria';
import type { Step } from '../content/summary.ts';
import { mixins, square } from '../styles/mixins.ts';
import { color, font, media, size, space } from '../styles/tokens.ts';
import { TitledText } from './TitledText.tsx';

/* A road with its centre line, and the steps as marker posts. It runs down the page. */
const road = css`
  --title: ${size.cardHeading};

  display: grid;
  gap: ${space.xl};
  padding-inline-start: ${space.huge};
  ${mixins.titledTexts}

  > * {
    position: relative;
    min-block-size: 4.5rem;
    counter-increment: step;
  }

  > *::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: -4.5rem;
    display: grid;
    place-items: center;
    ${square('2.75rem')}
    border: 3px solid ${color.signal};
    border-radius: 50%;
    font: ${font.headline(size.itemHeading, 'single')};
  }

  /* From one post to the next. */
  > :not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 3.1rem -1.3rem;
    inset-inline-start: -3.25rem;
    border-inline-start: 4px dashed ${color.signal};
  }

  /* Across the page, from edge to edge. */
  &[data-across] {
    ${media.desktop} {
      position: relative;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      column-gap: ${space.xxxl};
      padding: 0;

      > *::before {
        position: static;
        ${square('5rem')}
        margin-block-end: ${space.xxl};
        border-width: 5px;
        font-size: ${size.partHeading};
      }

      /* The road enters at one edge of the page and leaves at the other. */
      > *::after,
      &::before {
        content: '';
        position: absolute;
        inset-block: 2.3rem auto;
        inset-inline: 5.5rem -2.5rem;
        block-size: 6px;
        border: 0;
        forced-color-adjust: none;
        background: linear-gradient(
            to right,
            transparent 20%,
            ${color.signal} 20% 80%,
            transparent 80%
          )
          0 0 / 1.4rem 100% round;
      }

      &::before {
        inset-inline: -50vw calc(100% + 0.5rem);
      }

      > :last-child::after {
        inset-inline-end: -50vw;
      }
    }
  }
`;

interface StepsProps {
  readonly steps: readonly Step[];
  /** The accessible name of the list, if no heading above it names it. */
  readonly label?: string;
  /** On wide screens across the page; for a section whose sides are clipped. */
  readonly across?: boolean;
}

/** Steps along a road's centre line. */
export function Steps({ steps, label, across = false }: StepsProps) {
  return (
    <ol className={road} role="list" aria-label={label} data-across={across || undefined}>
      {steps.map((step) => (
        <li key={step.title}>
          <TitledText {...step} />
        </li>
      ))}
    </ol>
  );
}
