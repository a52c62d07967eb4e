import { css } from 'linaria';
import { batteryBand } from '../../assets/pictures/batteryBand.ts';
import { BrandPlates } from '../../components/BrandPlates.tsx';
import { BatteryOnTest } from '../../components/drawing/battery.tsx';
import {
  batteryBrands,
  batteryReplacement,
  included,
  life,
  signs,
  test,
} from '../../content/services/batteryReplacement.ts';
import { PointList } from '../../sections/PointList.tsx';
import { Band } from '../../sections/services/Band.tsx';
import { Part } from '../../sections/services/Part.tsx';
import { ServiceFrame } from '../../sections/services/ServiceFrame.tsx';
import { YearGauge } from '../../sections/services/YearGauge.tsx';
import { color, font, media } from '../../styles/tokens.ts';

const answers = css`
  b {
    display: block;
    margin-block-end: 0.1em;
    font-family: ${font.display};
    font-size: clamp(min(4.75rem, 22vw), 3rem + 6.4vw, 8.5rem);
    line-height: 0.9;
  }

  p {
    max-inline-size: 26em;
    color: ${color.inkSoft};
  }

  ul {
    margin-block-start: 2rem;
  }

  h3 {
    font-size: 1.7rem;
    line-height: 1.1;
  }

  li {
    padding-block: 0.9rem;
    border-block-start: 1px solid ${color.rule};
  }

  ${media.tablet} {
    li {
      display: grid;
      grid-template-columns: minmax(0, 8rem) minmax(0, 1fr);
      align-items: baseline;
    }
  }
`;

/* Each sign is one line of the page: its number, its name, and what to make of it. */
const wide = css`
  ${media.desk} {
    ol[data-ordered] li {
      grid-template-columns: 4rem minmax(0, 4fr) minmax(0, 7fr);
      padding-block: 1rem;
    }

    ol[data-ordered] h3 {
      font-size: 1.9rem;
    }

    ol[data-ordered] p {
      grid-column: 3;
    }
  }
`;

/* Seven in one row, or as many as there is room for. */
const shelf = css`
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    ul {
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }

    li:last-child:nth-child(n) {
      grid-column: auto;
    }

    li {
      padding-inline: 0.25rem;
    }
  }

  ${media.desk} {
    li {
      padding-block: 1rem;
    }
  }
`;

/** The free test: how long it takes, and the three answers it has. */
function FreeTest() {
  return (
    <div className={answers}>
      <div>
        <b>{test.figure}</b>
        <p>{test.text}</p>
      </div>
      <ul role="list" aria-label={test.answersLabel}>
        {test.answers.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Battery replacement: the price, the free test, the signs, how long one lasts, and brands (specification, section 2). */
export function BatteryReplacement() {
  return (
    <ServiceFrame
      service={batteryReplacement}
      drawing={<BatteryOnTest />}
      below={
        <>
          <Band ground="asphalt" picture={batteryBand}>
            <Part id="test" heading={test.heading}>
              <FreeTest />
            </Part>
          </Band>
          <Band ground="plain">
            <Part id="life" heading={life.heading} lead={life.lead}>
              <YearGauge label={life.label} due={life.test} years={life.years} />
            </Part>
          </Band>
          <Band>
            <Part id="signs" heading={signs.heading}>
              <div className={wide}>
                <PointList points={signs.signs} ordered />
              </div>
            </Part>
          </Band>
          <Band ground="plain">
            <Part id="brands" heading={batteryBrands.heading} lead={batteryBrands.lead}>
              <div className={shelf}>
                <BrandPlates names={batteryBrands.names} />
              </div>
            </Part>
          </Band>
        </>
      }
    >
      <Part id="price" heading={included.heading}>
        <PointList points={included.points} ordered={false} />
      </Part>
    </ServiceFrame>
  );
}
