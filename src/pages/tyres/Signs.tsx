import { css } from 'linaria';
import treadGauge from '../../assets/drawings/treadGauge.svg?drawing';
import { TyreAge } from '../../answers/TyreAge.tsx';
import { replacementSigns } from '../../content/replacementSigns.ts';
import { replacement } from '../../content/tyres.ts';
import { columns } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size, space, tracks } from '../../styles/tokens.ts';
import { drawingNamed } from '../../ui/drawing/drawingNamed.ts';
import { Island } from '../../ui/Island.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { Drawing, type DrawingFile } from '../../ui/drawing/Drawing.tsx';

const card = css`
  ${mixins.darkCard}
  border-block-start: 8px solid ${color.signal};
  padding: ${space.l} ${space.l} 0;

  h3 {
    margin-block-end: ${space.m};
  }

  /* The rubber extends to the card's edges. */
  overflow: clip;

  svg {
    overflow: visible;
    margin-inline: calc(-1 * ${space.l});
    inline-size: calc(100% + 2.5rem);
    max-inline-size: none;
  }

  dl {
    ${mixins.dividedGrid}
    margin-inline: calc(-1 * ${space.l});
  }

  dl > div {
    padding: ${space.m} ${space.l};
    border-color: ${color.surfaceDarkBorder};
  }

  dt,
  dd {
    font-size: ${size.small};
    color: ${color.onSurfaceDarkSoft};
  }

  ${media.tablet} {
    dl {
      grid-template-columns: ${tracks.two};
    }

    svg {
      block-size: 19rem;
    }
  }

  ${media.desktop} {
    svg {
      block-size: auto;
    }

    dl {
      grid-template-columns: ${tracks.one};
    }
  }

  @media print {
    svg {
      display: none;
    }
  }
`;

const depth = css`
  display: block;
  font: ${font.headline(size.cardHeading)};
  color: ${color.onSurfaceDark};
`;

/** The drawing of each sign. */
const drawings = import.meta.glob<DrawingFile>('../../assets/drawings/signs/*.svg', {
  query: '?drawing',
  import: 'default',
  eager: true,
});

/** When to replace a tyre: six signs, and the figures to judge by (specification, sections 2, 3 and 9). */
export function Signs() {
  return (
    <Section tone="deep">
      <h2>{replacement.heading}</h2>
      <p>{replacement.lead}</p>
      <div className={columns}>
        <Points
          points={replacementSigns.map(({ description, icon, ...sign }) => ({
            ...sign,
            text: description,
            drawing: <Drawing svg={drawingNamed(drawings, icon)} tone="words" />,
          }))}
        />
        <div className={card}>
          <h3>{replacement.gaugeHeading}</h3>
          <Drawing svg={treadGauge} words={replacement.gaugeWords} />
          <dl>
            {replacement.gauge.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span className={depth}>{value}</span> {note}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div id="tyre-age">
        <Island name="tyre-age" hydrate="use">
          <TyreAge />
        </Island>
      </div>
    </Section>
  );
}
