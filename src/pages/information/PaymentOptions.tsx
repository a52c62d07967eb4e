import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { interestFreeMonths } from '../../content/advice.ts';
import { payment } from '../../content/payment.ts';
import { columns, inRows, note, stack } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { monthMark, MonthRuler } from '../../ui/drawing/MonthRuler.tsx';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { classNames } from '../../ui/classNames.ts';
import { rowsOf } from '../../ui/fullRows.ts';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { Points } from '../../ui/Points.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section } from '../../ui/Section.tsx';

/* Large words across the page, between rules: text, not buttons. */
const counter = css`
  ${mixins.dividedGrid}
  grid-template-columns: ${tracks.two};
  border-block-start: 8px solid ${color.ink};
  border-block-end: 2px solid ${color.ink};

  li {
    padding-block: ${space.l};
    font: ${font.headline(size.partHeading, 'single')};

    ${media.phone} {
      font-size: ${size.itemHeading};
    }
  }

  li:nth-child(even) {
    padding-inline-start: ${space.m};
  }

  ${media.desktop} {
    grid-template-columns: repeat(var(--in-row), minmax(0, 1fr));

    li {
      padding-block: ${space.xxl} ${space.xl};
    }

    li:not(:first-child) {
      padding-inline-start: ${space.xl};
    }
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
        picture={{ phone: pictures.paymentPhone, desktop: pictures.paymentDesk }}
      />
      <Section tone="plain">
        <h2>{till.heading}</h2>
        <p>{till.lead}</p>
        <ul
          className={classNames(inRows, counter)}
          role="list"
          {...rowsOf(till.tenders.length, { tablet: [2], desktop: [3, 4, 5] })}
        >
          {till.tenders.map((tender) => (
            <li key={tender}>{tender}</li>
          ))}
        </ul>
        <p className={note}>{till.note}</p>
      </Section>
      <Section tone="raised">
        <h2>{finance.heading}</h2>
        <div className={stack}>
          <div className={columns}>
            <article>
              <h3>{finance.store.name}</h3>
              <p>
                <BigFigure>{finance.store.figure}</BigFigure>{' '}
                {`${finance.store.unit} ${finance.store.after}`}
              </p>
              <p>{finance.store.condition}</p>
              <MonthRuler
                months={Math.max(...interestFreeMonths)}
                numbered={interestFreeMonths}
                unit={finance.store.unit}
                above={122}
              >
                {(at) =>
                  interestFreeMonths.map((months, row) => (
                    <path
                      key={months}
                      className={monthMark}
                      strokeWidth="14"
                      d={`M${String(at(0))} ${String(14 + row * 40)}H${String(at(months))}`}
                    />
                  ))
                }
              </MonthRuler>
            </article>
            <article>
              <h3>{finance.visa.name}</h3>
              <p>
                <BigFigure>{finance.visa.figure}</BigFigure> {finance.visa.after}
              </p>
              <Points points={[{ title: finance.later.name, text: finance.later.text }]} />
            </article>
          </div>
          <Callout>
            <p>{finance.terms}</p>
            <p>{finance.advice}</p>
          </Callout>
        </div>
      </Section>
      <Section tone="plain">
        <div className={columns} data-split="second">
          <div>
            <h2>{firms.heading}</h2>
            <p>{firms.lead}</p>
            {firms.links.map((link) => (
              <div key={link.to}>
                <ArrowLink {...link} />
              </div>
            ))}
          </div>
          <div>
            <p>{firms.readyHeading}</p>
            <Points points={firms.ready} layout="rows" />
          </div>
        </div>
      </Section>
      <NextSteps call={payment.call} related={payment.related} />
    </>
  );
}
