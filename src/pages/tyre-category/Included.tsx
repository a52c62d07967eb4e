import { css } from 'linaria';
import { balancingApart } from '../../content/tyreCategories.ts';
import { color, rules, size, space } from '../../styles/tokens.ts';
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

  p {
    padding: ${space.s} ${space.l};
    border-block-start: 1px solid ${color.border};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`;

/* The same items on a dark strip. */
const strip = css`
  ${rules.darkRoles}

  h2 {
    margin-block-end: ${space.xl};
    font-size: ${size.partHeading};
  }

  p {
    margin-block-start: ${space.xl};
    color: ${color.inkSoft};
  }
`;

interface IncludedProps {
  readonly lines: readonly string[];
  /** Full window width on a dark surface; otherwise a card in a column. */
  readonly wide?: boolean;
}

/** What fitting includes, and that balancing is apart (specification, section 2: Tyre category pages). */
export function Included({ lines, wide = false }: IncludedProps) {
  return (
    <section className={wide ? `${strip} ${fullBleed}` : card}>
      <h2>Fitting includes</h2>
      <CheckList lines={lines} columns={wide ? 2 : 1} inCard={!wide} />
      <p>{balancingApart}</p>
    </section>
  );
}
