import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { interestFreeMonths, payment } from '../../content/payment.ts';
import { container, section } from '../../styles/layout.ts';
import { color, fitted, font, media, rules, size, space, tracks } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';

/* Four large words across the page, between rules: text, not buttons. */
const counter = css`
  display: grid;
  row-gap: ${space.s};

  p {
    color: ${color.inkSoft};
    text-wrap: balance;
  }

  ul {
    ${rules.dividedGrid}
    grid-template-columns: ${tracks.two};
    margin-block: ${space.l} ${space.xs};
    border-block-start: 8px solid ${color.ink};
    border-block-end: 2px solid ${color.ink};
  }

  li {
    padding: ${space.l} 0 ${space.m};
    font: ${font.headline(size.partHeading, 'single')};

    ${media.narrow} {
      font-size: ${size.label};
    }
  }

  li:nth-child(even) {
    padding-inline-start: ${space.m};
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.two};

    /* Aligned with the third of the four. */
    > p {
      grid-column: 2;
      align-self: end;
      padding-inline-start: ${space.xl};
    }

    > p:first-of-type {
      padding-block-end: ${space.xs};
    }

    ul {
      grid-column: 1 / -1;
      grid-template-columns: ${tracks.four};
    }

    li {
      padding-block: ${space.xxl} ${space.xl};
    }

    li + li:nth-child(n) {
      padding-inline-start: ${space.xl};
    }
  }
`;

/** A ruler of eighteen months, with a bar for each of the three terms. */
const terms = css`
  inline-size: 100%;
  block-size: auto;
  margin-block-start: ${space.xl};
  fill: none;
  stroke: ${color.borderStrong};
  stroke-width: 2;

  text {
    stroke: none;
    fill: ${color.ink};
    font-family: ${font.display};
    font-size: 40px;
    font-weight: 700;
    text-anchor: middle;
  }

  > text {
    text-anchor: start;
  }

  [data-bar] {
    stroke: ${color.ink};
    stroke-width: 14;
  }
`;

/** The card with three terms is the wide one, with the ruler below. */
const cards = css`
  display: grid;
  gap: ${space.xxl};
  margin-block-start: ${space.xxl};

  article {
    padding-block-start: ${space.m};
    border-block-start: 2px solid ${color.ink};
  }

  h3 {
    font-size: ${size.itemHeading};
  }

  b {
    display: block;
    margin-block: ${space.xs} ${space.m};
    font: ${font.headline(fitted.figure, 'heading')};
  }

  article p + p {
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.wideNarrow};
    gap: ${space.xxl} ${space.xxxl};
  }

  ${media.desktop} {
    gap: ${space.xxl} ${space.huge};
  }
`;

const secondaryCard = css`
  margin-block-start: ${space.xxxl};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.border};

  p {
    margin-block-start: ${space.xs};
    color: ${color.inkSoft};
  }
`;

/** The lender's conditions are as large as the offer. */
const small = css`
  display: grid;
  gap: ${space.xs} ${space.xxxl};
  margin-block-start: ${space.xl};
  padding: ${space.l};
  border-inline-start: 8px solid ${color.ink};
  background: ${color.backgroundDeep};

  strong {
    font: ${font.headline(size.itemHeading)};
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.narrowWide};
    align-items: center;
    padding: ${space.xl};
  }
`;

const accounts = css`
  display: grid;
  gap: ${space.xxl};

  ul {
    margin-block-start: ${space.s};
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.narrowWide};
    gap: ${space.huge};
  }
`;

/** The Payment Options page: in the shop, finance, and accounts (specification, section 2, Payment Options). */
export function PaymentOptions() {
  const { counter: till, finance, accounts: firms } = payment;
  return (
    <>
      <PageBanner
        path="/payment-options"
        heading={payment.heading}
        subtitle={payment.subtitle}
        picture={{ phone: pictures.paymentPhone, desk: pictures.paymentDesk }}
      />
      <section className={section} aria-labelledby="counter">
        <div className={container}>
          <div className={counter}>
            <h2 id="counter">{till.heading}</h2>
            <p>{till.lead}</p>
            <ul role="list">
              {till.tenders.map((tender) => (
                <li key={tender}>{tender}</li>
              ))}
            </ul>
            <p>{till.note}</p>
          </div>
        </div>
      </section>
      <section className={section} data-tone="raised" aria-labelledby="finance">
        <div className={container}>
          <h2 id="finance">{finance.heading}</h2>
          <p>{finance.lead}</p>
          <div className={cards}>
            <article>
              <h3>{finance.store.name}</h3>
              <p>
                <b>{finance.store.figure}</b> {finance.store.unit}
              </p>
              <p>{finance.store.condition}</p>
              <svg className={terms} viewBox="0 0 708 196" aria-hidden="true">
                <text x="2" y="190">
                  {finance.store.unit.split(' ')[0]}
                </text>
                {interestFreeMonths.map((months, row) => (
                  <g key={months}>
                    <path data-bar="" d={`M2 ${String(14 + row * 40)}h${String(months * 38)}`} />
                    <text x={2 + months * 38} y="190">
                      {months}
                    </text>
                  </g>
                ))}
                <path d="M2 122h684" />
                {Array.from({ length: 19 }, (_, month) => (
                  <path
                    key={month}
                    d={`M${String(2 + month * 38)} 122v${month % 6 ? '10' : '24'}`}
                  />
                ))}
              </svg>
            </article>
            <article>
              <h3>{finance.visa.name}</h3>
              <p>
                <b>{finance.visa.figure}</b> {finance.visa.unit}
              </p>
              <p>{finance.visa.condition}</p>
              <div className={secondaryCard}>
                <h3>{finance.later.name}</h3>
                <p>{finance.later.text}</p>
              </div>
            </article>
          </div>
          <div className={small}>
            <p>
              <strong>{finance.terms}</strong>
            </p>
            <p>{finance.advice}</p>
          </div>
        </div>
      </section>
      <section className={section} aria-labelledby="accounts">
        <div className={container}>
          <div className={accounts}>
            <div>
              <h2 id="accounts">{firms.heading}</h2>
              <p>{firms.lead}</p>
              {firms.links.map((link) => (
                <div key={link.to}>
                  <ArrowLink {...link} />
                </div>
              ))}
            </div>
            <div>
              <p>{firms.readyHeading}</p>
              <FeatureList points={firms.ready} ordered={false} />
            </div>
          </div>
        </div>
      </section>
      <NextSteps call={payment.call} related={payment.related} />
    </>
  );
}
