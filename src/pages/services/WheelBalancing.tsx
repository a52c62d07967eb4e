import { css } from 'linaria';
import shakeBySpeed from '../../assets/drawings/shakeBySpeed.svg?drawing';
import wheelAndWeight from '../../assets/drawings/wheelAndWeight.svg?drawing';
import {
  benefits,
  intro,
  signs,
  times,
  wheelBalancing,
} from '../../content/services/wheelBalancing.ts';
import { columns, note } from '../../styles/layout.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { BigFigure } from '../../ui/BigFigure.tsx';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import { ServicePage } from './ServicePage.tsx';

/* Three figures that read as one sentence. */
const grams = css`
  display: grid;

  > :where(li) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: ${space.m};
    padding-block: ${space.s};
    border-block-start: 1px solid ${color.border};
    color: ${color.inkSoft};
  }

  :where(strong) {
    min-inline-size: 8.75rem;
    font: ${font.headline(size.itemHeading, 'single')};
    color: ${color.ink};
  }

  ${media.tablet} {
    grid-template-columns: ${tracks.three};
    column-gap: ${space.xxl};

    > :where(li) {
      grid-template-columns: ${tracks.one};
      align-content: start;
      gap: ${space.xxs};
      padding-block: ${space.m};
      border-block-start: 2px solid ${color.ink};
    }
  }
`;

/** Wheel balancing: what it is, symptoms, and when (specification, section 2). */
export function WheelBalancing() {
  return (
    <ServicePage
      service={wheelBalancing}
      drawing={wheelAndWeight}
      below={
        <>
          <Section tone="asphalt" id="signs" heading={signs.heading}>
            <div className={columns}>
              <figure>
                <Drawing svg={shakeBySpeed} />
                <figcaption className={note}>{signs.caption}</figcaption>
              </figure>
              <div>
                <Points points={signs.points} />
                <ArrowLink {...signs.more} />
              </div>
            </div>
          </Section>
          <Section
            tone="plain"
            id="benefits"
            heading={benefits.heading}
            picture={{ files: 'balance', side: 'start' }}
          >
            <CheckList lines={benefits.lines} />
          </Section>
          <Section tone="deep" id="when" heading={times.heading}>
            <Points points={times.points} layout="grid" />
          </Section>
        </>
      }
    >
      <Section id="grams" heading={intro.heading} lead={intro.lead}>
        <ul className={grams} role="list">
          {intro.figures.map(({ value, unit, text }) => (
            <li key={unit}>
              <strong>
                <BigFigure size="large">{value}</BigFigure>
                {unit}
              </strong>{' '}
              <span>{noBreakHyphens(text)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </ServicePage>
  );
}
