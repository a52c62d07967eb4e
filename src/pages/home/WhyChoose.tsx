import { css } from 'linaria';
import { reasons } from '../../content/home.ts';
import { container, section } from '../../styles/layout.ts';
import { color, framedCard, media } from '../../styles/tokens.ts';
import { HalfDial, NineLines, YearTicks } from '../../ui/drawing/lineDrawings.tsx';

/** On a phone three lines; then side by side, the years on the wide side. */
const cards = css`
  display: grid;
  gap: 1rem;
  margin-block-start: 1.9rem;

  ${media.tablet} {
    grid-template-columns: 7fr 5fr 5fr;
  }

  ${media.desktop} {
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
    font-size: 3.6rem;
    line-height: 0.86;

    /* The plate behind letters this tall would lie over the drawing above them. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }

  svg {
    inline-size: auto;
    max-inline-size: 45%;
    block-size: 0.5em;
    color: ${color.borderStrong};
  }

  p {
    margin-block-start: 0.45rem;
    color: ${color.inkSoft};
  }

  @media (width < 40rem) {
    padding-block: 1rem;

    h3 {
      display: grid;
      grid-template-columns: 5.1rem minmax(0, 1fr);
      gap: 0.75rem;
      align-items: center;

      ${media.largeText} {
        grid-template-columns: minmax(0, 1fr);
      }
    }

    svg {
      display: none;
    }
  }

  ${media.tablet} {
    h3 span {
      margin-block-end: 0.12em;
      font-size: clamp(4.5rem, 2.5rem + 5vw, 8rem);
    }
  }

  ${media.desktop} {
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
          <article className={card}>
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
