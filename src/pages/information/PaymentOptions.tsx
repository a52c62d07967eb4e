import { css } from 'linaria';
import { interestFreeMonths } from '../../content/advice.ts';
import { payment } from '../../content/payment.ts';
import { columns, halves, inRows, stack } from '../../styles/layout.ts';
import { color, font, media, size, space } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { MonthRuler } from '../../ui/drawing/MonthRuler.tsx';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { classNames } from '../../ui/classNames.ts';
import { rowsOf } from '../../ui/fullRows.ts';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { Points } from '../../ui/Points.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Note } from '../../ui/Note.tsx';

/* Large words, each below a heavy rule: text, not buttons. */
const tenders = css`
  display: grid;
  grid-template-columns: repeat(var(--in-row, 2), minmax(0, 1fr));
  column-gap: ${space.xl};

  > :where(li) {
    padding-block: ${space.m} ${space.xl};
    border-block-start: 2px solid ${color.ink};
    font: ${font.headline(size.partHeading, 'single')};
  }

  ${media.phone} {
    > :where(li) {
      font-size: ${size.itemHeading};
    }
  }
`;

/* Each below a heavy rule, too. */
const offers = css`
  gap: ${space.xxxl};

  :where(article) {
    padding-block-start: ${space.m};
    border-block-start: 2px solid ${color.ink};
  }
`;

/** The Payment Options page: in the shop, finance, and accounts (specification, section 2, Payment Options). */
export function PaymentOptions() {
  const { counter: till, finance, accounts: firms } = payment;
  return (
    <>
      <PageBanner path="/payment-options" words={payment} picture="payment" />
      <Section tone="plain">
        <h2>{till.heading}</h2>
        <p>{till.lead}</p>
        <ul
          className={classNames(inRows, tenders)}
          role="list"
          {...rowsOf(till.tenders.length, { tablet: [2], desktop: [3, 4, 5] })}
        >
          {till.tenders.map((tender) => (
            <li key={tender}>{tender}</li>
          ))}
        </ul>
        <Note>{till.note}</Note>
      </Section>
      <Section tone="raised">
        <h2>{finance.heading}</h2>
        <div className={classNames(halves, offers)}>
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
                    stroke="currentcolor"
                    strokeWidth="14"
                    d={`M${String(at(0))} ${String(14 + row * 40)}H${String(at(months))}`}
                  />
                ))
              }
            </MonthRuler>
          </article>
          <div className={stack}>
            <article>
              <h3>{finance.visa.name}</h3>
              <p>
                <BigFigure>{finance.visa.figure}</BigFigure> {finance.visa.after}
              </p>
            </article>
            <article>
              <h3>{finance.later.name}</h3>
              <p>{finance.later.text}</p>
            </article>
            <Callout>
              <p>{finance.terms}</p>
              <p>{finance.advice}</p>
            </Callout>
          </div>
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
