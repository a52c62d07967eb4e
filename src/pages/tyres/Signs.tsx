import { css } from 'linaria';
import { replacementSigns } from '../../content/replacementSigns.ts';
import { replacement } from '../../content/tyres.ts';
import { container, section } from '../../styles/layout.ts';
import { color, font, media, radius } from '../../styles/tokens.ts';
import { noBreakHyphens } from '../../ui/noBreakHyphens.tsx';
import { SignDrawing, TreadGauge } from './signDrawings.tsx';

const ground = css`
  background: ${color.backgroundDeep};
`;

const columns = css`
  display: grid;
  gap: 2.5rem;
  margin-block-start: 1.9rem;

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 4rem;
  }
`;

const intro = css`
  margin-block-start: 0.6rem;
  color: ${color.inkSoft};
`;

/* As tall as the card beside it. */
const signs = css`
  display: grid;

  li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: 1.25rem;
    align-items: start;
    padding-block: 1.15rem;
    border-block-start: 1px solid ${color.border};
  }

  li:last-child {
    border-block-end: 1px solid ${color.border};
  }

  h3 {
    font-size: 1.6rem;
    line-height: 1.1;
  }

  p {
    margin-block-start: 0.25rem;
    max-inline-size: 34em;
    text-wrap: balance;
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    li {
      grid-template-columns: 4.5rem minmax(0, 1fr);
      gap: 1.75rem;
    }
  }
`;

const card = css`
  border-radius: ${radius};
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};
  border: 1px solid ${color.surfaceDarkBorder};
  border-block-start: 8px solid ${color.signal};
  padding: 1.25rem 1.25rem 0;
  break-inside: avoid;

  h3 {
    margin-block-end: 1.1rem;
    font-size: 1.6rem;
  }

  /* The rubber goes on to the card's edges. */
  overflow: clip;

  svg {
    overflow: visible;
    margin-inline: -1.25rem;
    inline-size: calc(100% + 2.5rem);
    max-inline-size: none;
  }

  dl {
    display: grid;
    margin-inline: -1.25rem;
  }

  dl > div {
    padding: 0.9rem 1.25rem 1rem;
    border-block-start: 1px solid ${color.surfaceDarkBorder};
  }

  dt,
  dd {
    font-size: 0.95rem;
    color: ${color.onSurfaceDarkSoft};
    text-wrap: pretty;
  }

  b {
    display: block;
    font-family: ${font.display};
    font-size: 2.4rem;
    line-height: 1.1;
    color: ${color.onSurfaceDark};
  }

  ${media.tablet} {
    dl {
      grid-template-columns: 1fr 1fr;
    }

    dl > div:nth-child(even) {
      border-inline-start: 1px solid ${color.surfaceDarkBorder};
    }

    svg {
      block-size: 19rem;
    }
  }

  ${media.desktop} {
    align-self: start;

    svg {
      block-size: auto;
    }

    dl {
      grid-template-columns: 1fr;
    }

    dl > div:nth-child(even) {
      border-inline-start: 0;
    }
  }

  @media print {
    background: none;

    * {
      color: #000 !important;
    }

    svg {
      display: none;
    }
  }
`;

/** When to replace a tyre: six signs, and the figures to judge by (specification, sections 2, 3 and 9). */
export function Signs() {
  return (
    <div className={ground}>
      <section className={section} aria-labelledby="signs">
        <div className={container}>
          <h2 id="signs">{replacement.heading}</h2>
          <p className={intro}>{replacement.lead}</p>
          <div className={columns}>
            <ul className={signs} role="list">
              {replacementSigns.map(({ id, title, description, icon }) => (
                <li key={id} id={id}>
                  <SignDrawing icon={icon} />
                  <div>
                    <h3>{title}</h3>
                    <p>{noBreakHyphens(description)}</p>
                  </div>
                </li>
              ))}
            </ul>
            <div className={card}>
              <h3>{replacement.gaugeHeading}</h3>
              <TreadGauge />
              <dl>
                {replacement.gauge.map(({ label, value, note }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <b>{value}</b> {note}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </div>
      </section>
    </div>
  );
}
