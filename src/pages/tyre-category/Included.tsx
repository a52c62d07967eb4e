import { css } from 'linaria';
import { balancingApart } from '../../content/tyreCategories.ts';
import { color, media, rules, size, space, tracks } from '../../styles/tokens.ts';
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

/* The same items side by side on a dark strip. */
const wideList = css`
  ${rules.dark}

  h2 {
    font-size: ${size.partHeading};
  }

  ul {
    display: grid;
    gap: ${space.xl} ${space.xxxl};
    margin-block-start: ${space.xl};
  }

  li {
    position: relative;
    padding: ${space.m} 0 0 ${space.xxl};
    border-block-start: 4px solid ${color.signal};
    font-size: ${size.lead};
    break-inside: avoid;
  }

  li::before {
    ${rules.tick}
    inset-block-start: 1.2rem;
    inset-inline-start: 0.35rem;
    color: ${color.signal};
  }

  p {
    margin-block-start: ${space.xl};
    color: ${color.onSurfaceDarkSoft};
  }

  ${media.tablet} {
    ul {
      grid-template-columns: ${tracks.two};
    }
  }

  ${media.desktop} {
    ul {
      grid-template-columns: ${tracks.four};
      gap: ${space.xxl};
    }
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
    <section className={wide ? `${wideList} ${fullBleed}` : card} aria-labelledby="included">
      <h2 id="included">Fitting includes</h2>
      {wide ? (
        <ul role="list">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <CheckList lines={lines} inCard />
      )}
      <p>{balancingApart}</p>
    </section>
  );
}
