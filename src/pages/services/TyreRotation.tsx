import { css } from 'linaria';
import { lugnuts } from '../../assets/pictures/lugnuts.ts';
import { Picture } from '../../components/Picture.tsx';
import { RotationPattern, RoundTheCar } from '../../components/drawing/rotation.tsx';
import { benefits, patterns, timing, tyreRotation } from '../../content/services/tyreRotation.ts';
import { Band } from '../../sections/services/Band.tsx';
import { Columns } from '../../sections/services/Columns.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { Plates } from '../../sections/services/Plates.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { color, font, layout, media } from '../../styles/tokens.ts';

/* The picture is the band's upper corner, as tall as the heading and the figures; what to do stands below both. */
const when = css`
  > section {
    margin: 0;
  }

  picture {
    display: block;
    max-inline-size: none;
    margin-block: 2.5rem;
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

  ${media.desk} {
    > section {
      display: grid;
      grid-template: auto auto auto / minmax(0, 1.1fr) minmax(0, 1fr);
      column-gap: 4.5rem;
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
      margin-block: calc(-1 * ${layout.sectionSpace}) 3.5rem;
      margin-inline: var(--bleed) 0;
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
    picture {
      display: none;
    }

    ul {
      margin-block-start: 1.5rem;
    }
  }
`;

const interval = css`
  font-family: ${font.display};
  font-size: clamp(1.6rem, 1rem + 2vw, 2.4rem);
  font-weight: 700;
  color: ${color.inkSoft};

  b {
    font-size: clamp(3.6rem, 2rem + 6vw, 6.4rem);
    line-height: 0.95;
    color: ${color.ink};
  }

  > b:first-child {
    display: block;
  }

  span {
    display: block;
    margin-block-start: 0.75rem;
    font-family: ${font.text};
    font-size: 1.1rem;
    font-weight: 400;
  }

  ${media.desk} {
    margin-block-end: 3.5rem;
  }
`;

/** Tyre rotation: what it gains, the pattern for each drive, and when (specification, section 2). */
export function TyreRotation() {
  return (
    <ServiceFrame
      service={tyreRotation}
      drawing={<RoundTheCar />}
      below={
        <>
          <Band ground="asphalt">
            <Part id="patterns" heading={patterns.heading} lead={patterns.lead}>
              <Plates
                columns={4}
                tall
                bare
                plates={(['front', 'rear', 'all', 'directional'] as const).map((pattern) => ({
                  ...patterns[pattern],
                  drawing: <RotationPattern pattern={pattern} />,
                }))}
              />
            </Part>
          </Band>
          <Band ground="plain">
            <div className={when}>
              <Part id="when" heading={timing.heading}>
                <p className={interval}>
                  <b>{timing.every}</b> {timing.or} <b>{timing.months}</b>{' '}
                  <span>{timing.note}</span>
                </p>
                <Picture
                  sources={[{ files: lugnuts, sizes: '(min-width: 62rem) 960px, 100vw' }]}
                  alt=""
                />
                <Columns points={timing.points} />
              </Part>
            </div>
          </Band>
        </>
      }
    >
      <Part id="benefits" heading={benefits.heading}>
        <Columns points={benefits.points} narrow />
      </Part>
    </ServiceFrame>
  );
}
