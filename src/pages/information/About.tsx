import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { about } from '../../content/about.ts';
import { container, inRows, visuallyHidden } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, leading, media, radius, size, space, tracks } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { classNames } from '../../ui/classNames.ts';
import { rowsOf } from '../../ui/fullRows.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { NextSteps } from '../../ui/NextSteps.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Section } from '../../ui/Section.tsx';

/** The two trades as two lanes of a road that continues the banner's dark surface, with a centre line between them. */
const road = css`
  padding-block-end: ${space.xxxl};
  ${mixins.dark}

  h2 {
    padding-block-start: ${space.xxl};
    border-block-start: 1px solid ${color.surfaceDarkBorder};
    font-size: ${size.cardHeading};
  }
`;

const lanes = css`
  display: grid;
  gap: ${space.xxl} 0;
  margin-block-start: ${space.xl};

  article {
    ${mixins.column}
    align-items: start;
  }

  /* Dashes in the ratio of real markings: 3 m every 10 m. */
  article + article {
    padding-block-start: ${space.xxl};
    background: repeating-linear-gradient(90deg, ${color.signal} 0 1.8rem, transparent 0 4rem) 0 0 /
      100% 5px no-repeat;
  }

  h3 {
    font-size: ${size.sectionHeading};

    ${media.desktop} {
      font-size: ${size.pageHeading};
    }
  }

  p {
    margin-block: ${space.m};
    max-inline-size: 30em;
    color: ${color.onSurfaceDarkSoft};
  }

  strong {
    color: ${color.onSurfaceDark};
  }

  a {
    margin-block-start: auto;
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};

    article {
      padding-inline-end: ${space.xxxl};
    }

    article + article {
      padding-block-start: 0;
      padding-inline: ${space.xxxl} 0;
      background: repeating-linear-gradient(${color.signal} 0 1.8rem, transparent 0 4rem) 0 0 / 5px
        100% no-repeat;
    }
  }
`;

const coreList = css`
  h3 {
    font-size: ${size.cardHeading};
  }
`;

/** Each reason starts with a large name or count. */
const reasonList = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: 0 ${space.huge};

  li {
    position: relative;
    padding-block: ${space.l} ${space.xs};
    padding-inline-start: 6.5rem;
    border-block-start: 1px solid ${color.border};

    ${media.largeText} {
      padding-inline-start: 0;
    }
  }

  p {
    margin-block-start: ${space.xxs};
    color: ${color.inkSoft};
  }

  ${media.desktop} {
    grid-template-columns: ${tracks.two};

    li {
      padding-block: ${space.xl} ${space.m};
      padding-inline-start: 10.5rem;
    }
  }
`;

const reasonMark = css`
  position: absolute;
  inset: 1.25rem auto auto 0;
  font-size: ${size.sectionHeading};
  line-height: ${leading.figure};

  ${media.largeText} {
    position: static;
  }

  ${media.desktop} {
    inset-block-start: 1.75rem;
    font-size: ${size.pageHeading};
  }
`;

/** Counters like an odometer: each digit in a window, the last one light, like tenths. */
const counters = css`
  display: grid;
  gap: ${space.xl};

  /* The text is below the counter where its longest word doesn't fit beside it. */
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.l};
    align-items: center;
  }

  p {
    flex: 1 1 min-content;
    max-inline-size: 18em;

    ${media.narrow} {
      flex-basis: 100%;
    }

    color: ${color.inkSoft};
  }

  div {
    display: flex;
    gap: ${space.xxs};
    min-inline-size: 9.5rem;
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.two};
    gap: ${space.xxxl};

    li {
      display: grid;
      gap: ${space.s};
      align-content: start;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(var(--in-row), minmax(0, 1fr));

    p {
      max-inline-size: 15.5em;
    }
  }
`;

const digitWindow = css`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 4.5rem;
  border-radius: ${radius};
  ${mixins.dark}
  box-shadow: inset 0 0 0 2px ${color.surfaceDarkRule};
  ${mixins.forcedEdge}
  font: ${font.headline(size.pageHeading, 'single')};

  & ~ &:last-child {
    background-color: ${color.onSurfaceDark};
    color: ${color.surfaceDark};
  }

  ${media.tablet} {
    inline-size: clamp(3.6rem, 5.6vw, 5rem);
    block-size: clamp(5rem, 8vw, 7.2rem);
  }
`;

/* Between two windows, at the bottom. */
const decimalPoint = css`
  align-self: end;
  font: ${size.partHeading} / ${leading.figure} ${font.display};
`;

/** The About page: two trades, values, reasons, and four statistics. */
export function About() {
  const { lines, values: core, why: reasons, commitment: shown } = about;
  return (
    <>
      <PageBanner
        path="/about"
        heading={about.heading}
        subtitle={about.subtitle}
        picture={{ phone: pictures.aboutPhone, desktop: pictures.aboutDesk }}
      />
      <section className={road}>
        <div className={container}>
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
        </div>
      </section>
      <Section tone="plain">
        <h2>{core.heading}</h2>
        <FeatureList points={core.items} className={coreList} />
        <ArrowLink {...core.link} />
      </Section>
      <Section tone="raised">
        <h2>{reasons.heading}</h2>
        <ul className={reasonList} role="list">
          {reasons.items.map(({ mark, title, text, proof }) => (
            <li key={title}>
              <h3>
                <span className={reasonMark}>{mark}</span> {title}
              </h3>
              <p>{text}</p>
              <ArrowLink {...proof} />
            </li>
          ))}
        </ul>
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
