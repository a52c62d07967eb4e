import { css } from 'linaria';
import { quoteAfter } from '../../content/quote.ts';
import { container, section } from '../../styles/layout.ts';
import { color, font, media, rules, size, space, tracks } from '../../styles/tokens.ts';
import { NextSteps } from '../../ui/NextSteps.tsx';

const road = css`
  ${rules.dark}
`;

/* The steps are along a road's centre line. */
const steps = css`
  display: grid;
  gap: ${space.xxl};
  margin-block-start: ${space.xxl};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: ${space.xxs} ${space.s};
    align-content: start;
  }

  li::before {
    counter-increment: step;
    content: counter(step);
    grid-row: 1 / span 2;
    font: ${font.headline(size.pageHeading, 'figure')};
    color: ${color.signal};
  }

  h3 {
    font-size: ${size.itemHeading};
  }

  p {
    grid-column: 2;
    color: ${color.onSurfaceDarkSoft};
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.three};
    gap: ${space.xxxl};
    padding-block-start: ${space.xxxl};
    background: linear-gradient(90deg, ${color.signal} 60%, transparent 60%) 0 0 / 4.25rem 0.35rem
      round no-repeat;

    @media (forced-colors: active) {
      border-block-start: 0.35rem dashed;
    }
  }
`;

/** Below the quote form: what happens to an enquiry, the telephone number, and related pages. */
export function AfterQuote() {
  return (
    <>
      <section className={`${section} ${road}`} aria-labelledby="next">
        <div className={container}>
          <h2 id="next">{quoteAfter.heading}</h2>
          <ol role="list" className={steps}>
            {quoteAfter.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <NextSteps call={quoteAfter.call} related={quoteAfter.related} />
    </>
  );
}
