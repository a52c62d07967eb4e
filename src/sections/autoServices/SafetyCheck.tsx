import { css } from 'linaria';
import { autoServicesPage } from '../../content/autoServices.ts';
import { container, section } from '../../styles/layout.ts';
import { color, font, media } from '../../styles/tokens.ts';

const columns = css`
  display: grid;
  gap: 1.5rem;

  ${media.desk} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
    gap: 4.5rem;
  }
`;

/** The interval as the largest thing here. */
const every = css`
  display: flex;
  align-items: baseline;
  gap: 0.12em;
  font-family: ${font.display};
  font-size: clamp(2.5rem, 1rem + 5vw, 4.5rem);
  font-weight: 700;
  line-height: 0.8;

  b {
    font-size: 3.2em;
  }
`;

const words = css`
  p {
    margin-block-start: 1rem;
    max-inline-size: 34em;
    color: ${color.inkSoft};
  }

  h2 + p {
    font-size: 1.2rem;
    color: ${color.ink};
  }
`;

/** Two years of months; every sixth is a check. */
const months = css`
  inline-size: 100%;
  block-size: auto;
  margin-block-start: 1.5rem;
  fill: none;
  stroke: ${color.edge};
  stroke-width: 2;

  path + path {
    stroke: ${color.ink};
    stroke-width: 7;
  }
`;

/** Recommends a safety check every 6 months (specification, sections 2 and 9; D26). */
export function SafetyCheck() {
  const { heading, every: count, unit, lead, text } = autoServicesPage.safety;
  return (
    <section className={section} aria-label={heading}>
      <div className={container}>
        <div className={columns}>
          <div className={words}>
            <h2>{heading}</h2>
            <p>{lead}</p>
            <p>{text}</p>
          </div>
          <div aria-hidden="true">
            <p className={every}>
              <b>{count}</b>
              {unit}
            </p>
            <svg className={months} viewBox="0 0 484 40">
              <path d="M2 39h480M22 39V24m20 15V24m20 15V24m20 15V24m20 15V24m40 15V24m20 15V24m20 15V24m20 15V24m20 15V24m40 15V24m20 15V24m20 15V24m20 15V24m20 15V24m40 15V24m20 15V24m20 15V24m20 15V24m20 15V24" />
              <path d="M4 40V4M122 40V4M242 40V4M362 40V4M480 40V4" />
            </svg>
          </div>
        </div>
      </div>
    </section>
  );
}
