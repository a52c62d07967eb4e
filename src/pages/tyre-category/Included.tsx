import { css } from 'linaria';
import { tick } from '../../styles/marks.ts';
import { color, media, radius } from '../../styles/tokens.ts';
import { fullBleed } from './fullBleed.ts';

/* A job card that has been worked through: its black head, and one ticked line for each thing done. */
const card = css`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  border: 1px solid ${color.border};
  border-radius: ${radius};
  background: ${color.card};
  overflow: clip;
  break-inside: avoid;

  h2 {
    padding: 0.85rem 1.25rem 0.95rem;
    background: ${color.surfaceDark};
    color: ${color.onSurfaceDark};
    font-size: clamp(2rem, 1.7rem + 1.4vw, 2.75rem);
  }

  /* As tall as what stands beside it. */
  ul {
    display: grid;
  }

  li {
    display: grid;
    align-content: center;
    position: relative;
    padding: 0.85rem 1.25rem 0.85rem 3.4rem;
  }

  li + li {
    border-block-start: 1px solid ${color.border};
  }

  li::before {
    ${tick}
    inset-block-start: calc(50% - 0.65rem);
    inset-inline-start: 1.5rem;
    color: ${color.valid};
  }
`;

/* The same things on a strip of asphalt, side by side. */
const strip = css`
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};

  h2 {
    font-size: clamp(2.25rem, 1.8rem + 2vw, 3.25rem);
  }

  ul {
    display: grid;
    gap: 1.5rem 3rem;
    margin-block-start: 1.75rem;
  }

  li {
    position: relative;
    padding: 1rem 0 0 2.1rem;
    border-block-start: 4px solid ${color.signal};
    font-size: 1.1rem;
    break-inside: avoid;
  }

  li::before {
    ${tick}
    inset-block-start: 1.2rem;
    inset-inline-start: 0.35rem;
    color: ${color.signal};
  }

  ${media.tablet} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${media.desktop} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 2rem;
    }
  }

  @media print {
    background: none;

    * {
      color: #000 !important;
    }
  }
`;

interface IncludedProps {
  readonly lines: readonly string[];
  /** From edge to edge of the window, on asphalt; without, a job card that stands in a column. */
  readonly wide?: boolean;
}

/** What a set of tyres comes with (specification, section 2: Tyre category pages). */
export function Included({ lines, wide = false }: IncludedProps) {
  return (
    <section className={wide ? `${strip} ${fullBleed}` : card} aria-labelledby="included">
      <h2 id="included">Fitting includes</h2>
      <ul role="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
