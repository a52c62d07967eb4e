import { css } from 'linaria';
import sidewall from '../../assets/drawings/sidewall.svg?drawing';
import { costs, jobLines, tyreSize } from '../../content/home.ts';
import { priceBasis } from '../../content/prices.ts';
import { columns } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { PriceList } from './PriceList.tsx';

/* A phone shows the size in words and figures, without the tyre. */
const quote = css`
  margin-block-start: ${space.s};

  :where(svg) {
    inline-size: auto;
    margin-block-start: ${space.l};
    ${mixins.fromTablet}
    ${mixins.notInPrint}
  }

  :where(dl) {
    display: grid;
    grid-template-columns: ${tracks.two};
    column-gap: ${space.xl};
    margin-block: ${space.m};

    ${mixins.oneColumnAtLargeText}
  }

  :where(div) {
    ${mixins.spread}
    gap: ${space.s};
    padding-block: ${space.xxs};
    border-block-end: 1px solid ${color.border};
  }

  :where(dt) {
    font: ${font.headline(size.cardHeading, 'single')};
  }

  :where(dd) {
    ${mixins.smallText}
    text-align: end;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    :where(dl) {
      grid-template-columns: ${tracks.one};
    }
  }

  /* The tyre is beside the figures. */
  ${media.tabletOnly} {
    display: grid;
    grid-template-columns: ${tracks.two};
    column-gap: ${space.xxl};

    :where(p) {
      grid-column: 1 / -1;
    }

    :where(svg) {
      grid-row: span 2;
    }
  }
`;

/** What jobs cost, and how to ask for a tyre price (D24, D29, D35). */
export function Costs() {
  return (
    <Section tone="deep">
      <div className={columns} data-split="second">
        <div>
          <h2>{costs.heading}</h2>
          <div className={quote}>
            <p>{costs.quoteLead}</p>
            <Drawing svg={sidewall} />
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
