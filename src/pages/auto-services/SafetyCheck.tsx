import { css } from 'linaria';
import { autoServicesPage } from '../../content/autoServices.ts';
import { container, section } from '../../styles/layout.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';

const columns = css`
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.xl};

  ${media.desktop} {
    /* Wide enough that the heading's last word is not on a line of its own. */
    grid-template-columns: minmax(0, 1.85fr) minmax(0, 1fr);
    align-items: end;
    gap: ${space.xxxl};
  }
`;

/** The interval, as the largest text. */
const every = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.12em;
  font: ${font.headline(size.sectionHeading, 'figure')};

  b {
    font-size: 3.2em;
  }
`;

const textColumn = css`
  p {
    margin-block-start: ${space.m};
    max-inline-size: 34em;
    color: ${color.inkSoft};
  }

  h2 + p {
    font-size: ${size.lead};
    text-wrap: balance;
    color: ${color.ink};
  }
`;

/** A ruler of two years in months; every sixth has a number and a tick for a check. */
const months = css`
  inline-size: 100%;
  block-size: auto;
  margin-block-start: ${space.xxl};
  fill: none;
  stroke: ${color.borderStrong};
  stroke-width: 2;

  [data-check] {
    stroke: ${color.ink};
    stroke-width: 7;
  }

  circle {
    fill: ${color.signal};
    stroke: none;
  }

  circle + path {
    stroke: ${color.onSignal};
    stroke-width: 4;
  }

  text {
    stroke: none;
    fill: ${color.ink};
    font-family: ${font.display};
    font-size: 28px;
    font-weight: 700;
    text-anchor: middle;
  }
`;

/** Recommends a safety check every 6 months (specification, sections 2 and 9; D26). */
export function SafetyCheck() {
  const { heading, every: count, unit, lead, text } = autoServicesPage.safety;
  return (
    <section className={section} aria-label={heading}>
      <div className={container}>
        <div className={columns}>
          <div className={textColumn}>
            <h2>{heading}</h2>
            <p>{lead}</p>
            <p>{text}</p>
          </div>
          <div aria-hidden="true">
            <p className={every}>
              <b>{count}</b>
              {unit}
            </p>
            <svg className={months} viewBox="0 0 506 116">
              <path d="M2 75h488M30 74V62m20 12V62m20 12V62m20 12V62m20 12V62m40 12V62m20 12V62m20 12V62m20 12V62m20 12V62m40 12V62m20 12V62m20 12V62m20 12V62m20 12V62m40 12V62m20 12V62m20 12V62m20 12V62m20 12V62" />
              <path data-check="" d="M6 76V44M130 76V44M250 76V44M370 76V44M490 76V44" />
              {[1, 2, 3, 4].map((check) => (
                <g key={check} transform={`translate(${String(10 + check * 120)})`}>
                  <circle cy="18" r="16" />
                  <path d="m-7 18 5 6 9-11" />
                  <text y="110">{check * Number(count)}</text>
                </g>
              ))}
            </svg>
          </div>
        </div>
      </div>
    </section>
  );
}
