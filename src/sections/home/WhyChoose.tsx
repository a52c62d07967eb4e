import { css } from 'linaria';
import { reasons } from '../../content/home.ts';
import { container, section } from '../../styles/layout.ts';
import { color, framedCard, media } from '../../styles/tokens.ts';
import { HalfDial, NineLines, YearTicks } from './drawings.tsx';

/** The years fill the wide side; the two measures stand one above the other beside them. */
const cards = css`
  display: grid;
  gap: 1rem;
  margin-block-start: 1.9rem;

  ${media.tablet} {
    grid-template-columns: 7fr 5fr;
  }

  ${media.desk} {
    gap: 1.25rem;
  }
`;

const card = css`
  ${framedCard}

  h3 span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    margin-block-end: 0.12em;
    font-size: clamp(5.5rem, 4rem + 5vw, 9rem);
    line-height: 0.86;

    /* The plate behind letters this tall would lie over the drawing above them. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }

  svg {
    inline-size: auto;
    max-inline-size: 55%;
    block-size: 0.5em;
    color: ${color.edge};
  }

  &[data-place='wide'] span {
    flex-direction: column-reverse;
    align-items: start;
  }

  &[data-place='wide'] svg {
    inline-size: 100%;
    max-inline-size: none;
    block-size: auto;
    margin-block-end: 1.5rem;
  }

  p {
    margin-block-start: 0.45rem;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    justify-content: end;

    &[data-place='wide'] {
      grid-row: span 2;
    }

    &[data-place='wide'] h3 {
      display: flex;
      flex: 1;
      flex-direction: column;
    }

    &[data-place='wide'] h3 {
      font-size: clamp(2rem, 1rem + 2.6vw, 3.1rem);
    }

    &[data-place='wide'] span {
      flex: 1;
      font-size: min(38vw, 20rem);
      line-height: 0.8;
    }
  }

  ${media.desk} {
    padding: 1.75rem 2rem;
  }
`;

/** Why choose this business (D38, D39): three figures, as large as their weight. */
export function WhyChoose() {
  const { years, machines, minutes } = reasons;
  return (
    <section className={section}>
      <div className={container}>
        <h2>{reasons.heading}</h2>
        <div className={cards}>
          <article className={card} data-place="wide">
            <h3>
              <span>
                {years.figure} <YearTicks />
              </span>
              {years.title}
            </h3>
            <p>{years.text}</p>
          </article>
          <article className={card}>
            <h3>
              <span>
                {machines.figure} <NineLines />
              </span>
              {machines.title}
            </h3>
            <p>{machines.text}</p>
          </article>
          <article className={card}>
            <h3>
              <span>
                {minutes.figure} <HalfDial />
              </span>
              {minutes.title}
            </h3>
            <p>{minutes.text}</p>
          </article>
        </div>
      </div>
    </section>
  );
}
