import { css } from 'linaria';
import { rules, size, space } from '../../styles/tokens.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { fullBleed } from './fullBleed.ts';

/* A card with a dark header and one ticked line per item. */
const card = css`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  ${rules.card}
  overflow: clip;
  break-inside: avoid;

  h2 {
    padding: ${space.s} ${space.l} ${space.m};
    ${rules.dark}
    font-size: ${size.partHeading};
  }
`;

/* The same items on a dark strip. */
const strip = css`
  ${rules.darkRoles}

  h2 {
    margin-block-end: ${space.xl};
    font-size: ${size.partHeading};
  }
`;

interface IncludedProps {
  readonly lines: readonly string[];
  /** Full window width on a dark surface; otherwise a card in a column. */
  readonly wide?: boolean;
}

/** What a set of tyres includes (specification, section 2: Tyre category pages). */
export function Included({ lines, wide = false }: IncludedProps) {
  return (
    <section className={wide ? `${strip} ${fullBleed}` : card} aria-labelledby="included">
      <h2 id="included">Fitting includes</h2>
      <CheckList lines={lines} columns={wide ? 2 : 1} inCard={!wide} />
    </section>
  );
}
