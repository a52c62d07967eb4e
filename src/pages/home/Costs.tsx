import { css } from 'linaria';
import { costs, jobLines, tyreSize } from '../../content/home.ts';
import { priceBasis } from '../../content/prices.ts';
import { columns } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space } from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { SidewallDrawing } from '../../ui/drawing/lineDrawings.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { PriceList } from './PriceList.tsx';

/** The question at the top and the quote at the bottom, as tall as the card beside them. */
const aside = css`
  ${mixins.column}
  justify-content: space-between;
  align-self: stretch;
`;

const quote = css`
  margin-block-start: ${space.xl};

  svg {
    max-inline-size: 15rem;
    margin-block-start: ${space.m};
  }

  dl {
    display: flex;
    margin-block: ${space.m} ${space.l};
  }

  div {
    padding-inline-end: ${space.m};
  }

  div:last-child {
    padding-inline-end: 0;
  }

  div + div {
    padding-inline-start: ${space.m};
    border-inline-start: 1px solid ${color.border};
  }

  dt {
    font: ${font.headline(size.cardHeading, 'heading')};
  }

  dd {
    overflow-wrap: anywhere;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  /* Between one column and two there is room beside the text. */
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space.xxl};
    justify-items: start;

    svg {
      grid-area: 1 / 2 / span 3;
      align-self: end;
      inline-size: 20rem;
      max-inline-size: none;
      margin: 0;
    }

    dd {
      overflow-wrap: normal;
    }
  }

  ${media.desktop} {
    display: block;
    padding-block-start: ${space.m};
    border-block-start: 2px solid ${color.ink};

    svg {
      inline-size: auto;
      margin-block-start: ${space.l};
    }

    /* Ruled like the card beside it. */
    dl {
      display: block;
      justify-self: stretch;
    }

    dl div {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      padding: ${space.xs} 0;
      border-inline: 0;
      border-block-end: 1px solid ${color.border};
    }
  }
`;

/** What jobs cost, and how to ask for a tyre price (D24, D29, D35). */
export function Costs() {
  return (
    <Section tone="deep">
      <div className={columns} data-split="second">
        <div className={aside}>
          <div>
            <h2>{costs.heading}</h2>
          </div>
          <div className={quote}>
            <p>{costs.quoteLead}</p>
            <SidewallDrawing />
            <dl>
              {tyreSize.map(({ slash, mark, name, measure }) => (
                <div key={name}>
                  <dt>
                    {slash ? <span aria-hidden="true">/</span> : null}
                    {mark}
                  </dt>
                  <dd>
                    {name}, {measure}
                  </dd>
                </div>
              ))}
            </dl>
            <Link className={buttonStyles} data-tone="solid" to="/tyre-enquiry">
              {costs.quote}
            </Link>
          </div>
        </div>
        <PriceList title={costs.card} basis={priceBasis} lines={jobLines} />
      </div>
    </Section>
  );
}
