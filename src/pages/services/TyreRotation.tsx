import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { benefits, patterns, timing, tyreRotation } from '../../content/services/tyreRotation.ts';
import { color, font, layout, leading, media, size, space } from '../../styles/tokens.ts';
import { FeatureGrid } from '../../ui/FeatureGrid.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { RotationPattern, RoundTheCar } from './drawings/rotation.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { ServicePage } from './ServicePage.tsx';

/* The picture is in the section's upper corner, as tall as the heading and the figures; the text is below both. */
const when = css`
  > section {
    margin: 0;
  }

  picture {
    display: block;
    max-inline-size: none;
    margin-block: ${space.xxxl};
    margin-inline: calc(-1 * ${layout.gutter});
  }

  img {
    inline-size: 100%;
    block-size: 15rem;
    object-fit: cover;
  }

  ${media.tablet} {
    img {
      block-size: 24rem;
    }
  }

  ${media.desktop} {
    > section {
      display: grid;
      grid-template: auto auto auto / minmax(0, 1.1fr) minmax(0, 1fr);
      column-gap: ${space.huge};
    }

    h2 {
      grid-area: 1 / 2;
    }

    > section > div {
      display: contents;
    }

    picture {
      position: relative;
      grid-area: 1 / 1 / span 2;
      margin-block: calc(-1 * ${layout.sectionSpace}) ${space.xxxl};
      margin-inline: var(--full-bleed) 0;
    }

    img {
      position: absolute;
      block-size: 100%;
    }

    ul {
      grid-area: 3 / 1 / auto / -1;
    }
  }

  @media print {
    ul {
      margin-block-start: ${space.xl};
    }
  }
`;

const interval = css`
  font-family: ${font.display};
  font-size: ${size.cardHeading};
  font-weight: 700;
  color: ${color.inkSoft};

  b {
    font-size: ${size.pageHeading};
    line-height: ${leading.heading};
    color: ${color.ink};
  }

  > b:first-child {
    display: block;
  }

  span {
    display: block;
    margin-block-start: ${space.s};
    font-family: ${font.text};
    font-size: ${size.lead};
    font-weight: 400;
  }

  ${media.desktop} {
    margin-block-end: ${space.xxxl};
  }
`;

/** Tyre rotation: benefits, the pattern for each drive, and when (specification, section 2). */
export function TyreRotation() {
  return (
    <ServicePage
      service={tyreRotation}
      drawing={<RoundTheCar />}
      below={
        <>
          <Section tone="asphalt">
            <PageSection id="patterns" heading={patterns.heading} lead={patterns.lead}>
              <IllustratedList
                columns={4}
                tall
                bare
                items={(['front', 'rear', 'all', 'directional'] as const).map((pattern) => ({
                  ...patterns[pattern],
                  drawing: <RotationPattern pattern={pattern} />,
                }))}
              />
            </PageSection>
          </Section>
          <Section tone="plain">
            <div className={when}>
              <PageSection id="when" heading={timing.heading}>
                <p className={interval}>
                  <b>{timing.every}</b> {timing.or} <b>{timing.months}</b>{' '}
                  <span>{timing.note}</span>
                </p>
                <Picture
                  sources={[{ files: pictures.lugnuts, sizes: '(min-width: 62rem) 960px, 100vw' }]}
                  alt=""
                />
                <FeatureGrid points={timing.points} />
              </PageSection>
            </div>
          </Section>
        </>
      }
    >
      <PageSection id="benefits" heading={benefits.heading}>
        <FeatureGrid points={benefits.points} narrow />
      </PageSection>
    </ServicePage>
  );
}
