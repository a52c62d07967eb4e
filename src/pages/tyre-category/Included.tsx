import { css } from 'linaria';
import { fitting } from '../../content/tyreCategories.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, size, space } from '../../styles/tokens.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';

/* A card with a dark header and one ticked line per item. */
const card = css`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  ${mixins.card}
  overflow: clip;
  break-inside: avoid;

  h2 {
    padding: ${space.s} ${space.l} ${space.m};
    ${mixins.dark}
    font-size: ${size.partHeading};
  }

  p {
    padding: ${space.s} ${space.l};
    border-block-start: 1px solid ${color.border};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`;

interface IncludedProps {
  /** What fitting includes for this category only. */
  readonly also?: readonly string[];
}

/** What fitting includes, and what the price includes (specification, section 2: Tyre category pages). */
export function Included({ also }: IncludedProps) {
  return (
    <section className={card}>
      <h2>{fitting.heading}</h2>
      <CheckList lines={[...fitting.lines, ...(also ?? [])]} inCard />
      <p>{noBreakHyphens(fitting.price)}</p>
    </section>
  );
}
