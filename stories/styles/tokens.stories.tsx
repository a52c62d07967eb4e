import { css } from 'linaria';
import { price } from '../../spec/facts/prices.ts';
import { mixins } from '../../src/styles/mixins.ts';
import { color, font, leading, media, radius, size } from '../../src/styles/tokens.ts';
import { contrastChart, contrastIn, type Colour } from '../contrastChart.ts';
import type { Story } from '../story.ts';

export default { title: 'Styles / Tokens' };

/** A style rule for each token: the site's policy refuses `style` attributes. */
const backgrounds = Object.entries(color)
  .map(([name, value]) => `&[data-on='${name}'] { background: ${value}; }`)
  .join('\n');
const marks = Object.entries(color)
  .map(([name, value]) => `[data-mark='${name}'] { color: ${value}; }`)
  .join('\n');
const typeSteps = Object.entries(size)
  .map(([name, value]) => `[data-step='${name}'] { font-size: ${value}; }`)
  .join('\n');

const grid = css`
  display: grid;
  gap: 1rem;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const panel = css`
  ${backgrounds}
  ${marks}
  padding: 1.25rem 1.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius};

  [data-as='edge'] {
    padding: 0.2em 0.4em;
    border: 2px solid;
    border-radius: ${radius};
  }

  [data-as='focus'] {
    inline-size: fit-content;
    margin: 6px;
    padding: 0.2em 0.6em;
    ${mixins.focusRing}
  }
`;

/** A colour on a surface, with the contrast of both in the light and in the dark scheme. */
function Mark({ name, on }: { readonly name: Colour; readonly on: Colour }) {
  const [light, dark] = [contrastIn('light', name, on), contrastIn('dark', name, on)];
  return `${name} ${light.toFixed(1)} / ${dark.toFixed(1)}`;
}

/** Every colour on every surface on which it is used; those of edges are drawn as borders. */
function Colours() {
  return (
    <div className={grid}>
      {contrastChart.map(({ on, words, edge }) => (
        <section key={on} className={panel} data-on={on}>
          <h3 data-mark={words[0]}>{on}</h3>
          {words.map((name) => (
            <p key={name} data-mark={name}>
              <Mark name={name} on={on} />
            </p>
          ))}
          {edge.map((name) => (
            <p key={name} data-mark={words[0]}>
              <Mark name={name} on={on} /> <span data-mark={name} data-as="edge" />
            </p>
          ))}
          <p data-mark={words[0]} data-as="focus">
            The focus
          </p>
        </section>
      ))}
    </div>
  );
}

/** A price, a tyre size and macrons. */
const example = `${price.alignmentTwoWheel} · 205/55R16 · Mobile tyre service in Ōtautahi, āēīōū`;

const specimens = css`
  ${typeSteps}
  font-family: ${font.display};
  line-height: ${leading.heading};
`;

/** The tokens on one page: each pair of colours with its contrast, and the sizes of type. */
export const System: Story = () => (
  <>
    <h2>Colour</h2>
    <Colours />
    <h2>Type</h2>
    <dl className={specimens}>
      {Object.keys(size).map((step) => (
        <div key={step}>
          <dt data-step="small">{step}</dt>
          <dd data-step={step}>{example}</dd>
        </div>
      ))}
    </dl>
  </>
);
System.meta = { clauses: ['LOOK-CONTRAST', 'LOOK-FOCUS-COLOURS'], shows: 'surfaceDarkRaised' };
