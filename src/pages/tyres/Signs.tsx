import { css } from 'linaria';
import treadGauge from '../../assets/drawings/treadGauge.svg?drawing';
import { TyreAge } from '../../answers/TyreAge.tsx';
import { replacementSigns } from '../../content/replacementSigns.ts';
import { replacement } from '../../content/tyres.ts';
import { columns } from '../../styles/layout.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, font, media, size } from '../../styles/tokens.ts';
import { drawingNamed } from '../../ui/drawing/drawingNamed.ts';
import { Island } from '../../ui/Island.tsx';
import { Points } from '../../ui/Points.tsx';
import { Section } from '../../ui/Section.tsx';
import { Drawing, type DrawingFile } from '../../ui/drawing/Drawing.tsx';

/* The rubber extends to the card's edges. */
const card = css`
  ${mixins.topCard}
  ${mixins.darkRoles}
  overflow: clip;

  :where(h3) {
    ${mixins.cardPadding}
  }

  > :where(svg) {
    overflow: visible;
    ${mixins.notInPrint}
  }

  > :where(dl) {
    ${mixins.dividedGrid}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  }

  > :where(dl) > :where(div) {
    ${mixins.roomyPadding}
  }

  :where(dt, dd) {
    ${mixins.quietText}
  }

  :where(strong) {
    display: block;
    font: ${font.headline(size.cardHeading)};
    color: ${color.ink};
  }

  ${media.tabletOnly} {
    > :where(svg) {
      block-size: 19rem;
    }
  }
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
                  <strong>{value}</strong> {note}
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
