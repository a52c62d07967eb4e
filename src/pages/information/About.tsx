import { css } from 'linaria';
import { about } from '../../content/about.ts';
import { inRows, visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { classNames } from '../../ui/classNames.ts';
import { rowsOf } from '../../ui/fullRows.ts';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Points } from '../../ui/Points.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section } from '../../ui/Section.tsx';

/** The two trades as two lanes of a road, with a centre line between them. */
const lanes = css`
  display: grid;
  row-gap: ${space.xxl};

  > :where(article) {
    ${mixins.column}
    gap: ${space.m};
    align-items: start;
  }

  :where(h3) {
    font-size: ${size.cardHeading};
  }

  :where(p) {
    max-inline-size: 36em;
    color: ${color.inkSoft};
  }

  :where(strong) {
    color: ${color.ink};
  }

  :where(a) {
    margin-block-start: auto;
  }

  /* Dashes in the ratio of real markings: 3 m every 10 m. */
  ${media.phone} {
    > :where(article + article) {
      padding-block-start: ${space.xxl};
      background: repeating-linear-gradient(90deg, ${color.signal} 0 1.8rem, transparent 0 4rem) 0
        0 / 100% 5px no-repeat;
    }
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
    column-gap: ${space.huge};
    background: linear-gradient(${color.signal} 45%, transparent 0) 50% 0 / 5px 4rem no-repeat round;
  }
`;

/** Counters like an odometer: each digit in a window, the last one lighter, like tenths. */
const counters = css`
  display: grid;
  grid-template-columns: ${tracks.inRow};
  gap: ${space.xxl};

  /* The text is below the counter where its longest word doesn't fit beside it. */
  > :where(li) {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.m};
    align-items: center;
  }

  :where(div) {
    display: flex;
    gap: ${space.xxs};
    min-inline-size: 8.75rem;
  }

  :where(p) {
    flex: 1;
    color: ${color.inkSoft};

    ${media.narrow} {
      flex-basis: 100%;
    }
  }

  ${media.tablet} {
    > :where(li) {
      ${mixins.column}
      align-items: start;
    }
  }
`;

const digitWindow = css`
  display: grid;
  place-items: center;
  inline-size: 0.85em;
  block-size: 1.3em;
  ${mixins.darkCard}
  border-color: ${color.border};
  font: ${font.headline(size.pageHeading, 'single')};

  & ~ &:last-child {
    background-color: ${color.card};
    color: ${color.ink};
  }
`;

/* Between two windows, at the bottom. */
const decimalPoint = css`
  align-self: end;
  font: ${font.headline(size.partHeading, 'figure')};
`;

/** The About page: two trades, values, reasons, and four statistics. */
export function About() {
  const { lines, values: core, why: reasons, commitment: shown } = about;
  return (
    <>
      <PageBanner path="/about" words={about} picture="about" />
      <Section tone="asphalt">
        <h2>{lines.heading}</h2>
        <div className={lanes}>
          {lines.items.map(({ title, text, where, link }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>
                <strong>{where}</strong> {text}
              </p>
              <ArrowLink {...link} />
            </article>
          ))}
        </div>
      </Section>
      <Section tone="plain">
        <h2>{core.heading}</h2>
        <Points points={core.items} layout="rows" />
        <ArrowLink {...core.link} />
      </Section>
      <Section tone="raised">
        <h2>{reasons.heading}</h2>
        <Points layout="grid" points={reasons.items} />
      </Section>
      <Section tone="plain">
        <h2>{shown.heading}</h2>
        <ul
          className={classNames(inRows, counters)}
          role="list"
          {...rowsOf(shown.statistics.length, { tablet: [2], desktop: [3, 4, 5] })}
        >
          {shown.statistics.map(({ figure, counts }) => (
            <li key={counts}>
              <div>
                <span className={visuallyHidden}>{figure}</span>
                {Array.from(figure.match(/[\d.+]/g) ?? [], (digit, place) => (
                  <span
                    className={digit === '.' ? decimalPoint : digitWindow}
                    key={place}
                    aria-hidden="true"
                  >
                    {digit}
                  </span>
                ))}
              </div>
              <p>{noBreakHyphens(counts)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <NextSteps call={about.call} related={about.related} />
    </>
  );
}
