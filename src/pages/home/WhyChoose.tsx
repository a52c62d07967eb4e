import { css } from 'linaria';
import { claims } from '../../content/claims.ts';
import { reasons } from '../../content/home.ts';
import { stats } from '../../content/stats.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, fitted, leading, media, size, space, tracks } from '../../styles/tokens.ts';
import { ClockDial, LaserLines, YearTicks } from '../../ui/drawing/lineDrawings.tsx';
import { Section } from '../../ui/Section.tsx';

/** Three rows on a phone; otherwise side by side, on a desktop with the years on the wide side. */
const cards = css`
  display: grid;
  gap: ${space.m};

  ${media.tablet} {
    grid-template-columns: ${tracks.three};
  }

  ${media.desktop} {
    grid-template-columns: 1.35fr 1fr 1fr;
    gap: ${space.l};
  }
`;

const card = css`
  ${mixins.framedCard}

  h3 span {
    ${mixins.spread}
    gap: ${space.m};
    font-size: ${size.pageHeading};
    line-height: ${leading.figure};

    /* In forced colours the background behind large letters would cover the drawing above them. */
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
    margin-block-start: ${space.xs};
    color: ${color.inkSoft};
  }

  ${media.phone} {
    padding-block: ${space.m};

    h3 {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space.s};
      align-items: center;
      font-size: ${size.itemHeading};

      ${mixins.oneColumnAtLargeText}
    }

    h3 span {
      inline-size: 5.1rem;
    }

    svg {
      display: none;
    }
  }

  ${media.tablet} {
    /* 'Christchurch' fits into the narrowest of three cards. */
    h3 {
      font-size: min(${size.cardHeading}, 4.6 * var(--vw));
    }

    h3 span {
      margin-block-end: 0.12em;
      font-size: ${fitted.figure};
    }
  }

  ${media.desktop} {
    padding: ${space.xl} ${space.xxl};
  }
`;

/** Why choose this business (D38, D39): three figures, sized by importance. */
export function WhyChoose() {
  const { years, machines, minutes } = reasons;
  return (
    <Section tone="plain">
      <h2>{reasons.heading}</h2>
      <div className={cards}>
        <article className={card}>
          <h3>
            <span>
              {years.figure} <YearTicks years={stats.yearsExperience} />
            </span>
            {years.title}
          </h3>
          <p>{years.text}</p>
        </article>
        <article className={card}>
          <h3>
            <span>
              {machines.figure} <LaserLines count={claims.alignmentMachines} />
            </span>
            {machines.title}
          </h3>
          <p>{machines.text}</p>
        </article>
        <article className={card}>
          <h3>
            <span>
              {minutes.figure} <ClockDial minutes={claims.responseMinutes} />
            </span>
            {minutes.title}
          </h3>
          <p>{minutes.text}</p>
        </article>
      </div>
    </Section>
  );
}
