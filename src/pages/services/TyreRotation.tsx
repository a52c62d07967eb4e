import { css } from 'linaria';
import { pictures } from '../../assets/pictures.ts';
import { benefits, patterns, timing, tyreRotation } from '../../content/services/tyreRotation.ts';
import { note, visuallyHidden } from '../../styles/layout.ts';
import { color, font, leading, size, space } from '../../styles/tokens.ts';
import { FeatureGrid } from '../../ui/FeatureGrid.tsx';
import { Section } from '../../ui/Section.tsx';
import { RotationPattern, RoundTheCar } from './drawings/rotation.tsx';
import { IllustratedList } from '../../ui/IllustratedList.tsx';
import { ServicePage } from './ServicePage.tsx';

const interval = css`
  margin-block-end: ${space.xl};
  font-family: ${font.display};
  font-size: ${size.cardHeading};
  font-weight: 700;
  color: ${color.inkSoft};
`;

const figure = css`
  font-size: ${size.pageHeading};
  line-height: ${leading.heading};
  color: ${color.ink};

  &:first-child {
    display: block;
  }
`;

const intervalNote = css`
  display: block;
  font-family: ${font.text};
  font-size: ${size.lead};
  font-weight: 400;
`;

/** Tyre rotation: benefits, the pattern for each drive, and when (specification, section 2). */
export function TyreRotation() {
  return (
    <ServicePage
      service={tyreRotation}
      drawing={<RoundTheCar />}
      below={
        <>
          <Section tone="asphalt" id="patterns" heading={patterns.heading} lead={patterns.lead}>
            <IllustratedList
              tall
              bare
              items={(['front', 'rear', 'all', 'directional'] as const).map((pattern) => ({
                ...patterns[pattern],
                drawing: <RotationPattern pattern={pattern} />,
              }))}
            />
            {/* How to read the drawings: their names say it to a screen reader. */}
            <p className={note} aria-hidden="true">
              {patterns.key}
            </p>
          </Section>
          <Section
            tone="plain"
            id="when"
            heading={timing.heading}
            picture={{ files: pictures.lugnuts, side: 'start' }}
          >
            <p className={interval}>
              <span className={figure}>{timing.every}</span> {timing.or}{' '}
              <span className={figure}>{timing.months}</span>
              <span className={visuallyHidden}>,</span>{' '}
              <span className={intervalNote}>{timing.note}</span>
            </p>
            <FeatureGrid points={timing.points} narrow />
          </Section>
        </>
      }
    >
      <Section id="benefits" heading={benefits.heading}>
        <FeatureGrid points={benefits.points} narrow />
      </Section>
    </ServicePage>
  );
}
