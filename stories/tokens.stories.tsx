import { css } from 'linaria';
import { useEffect, useState } from 'react';
import { color, font, media, radius } from '../src/styles/tokens.ts';
import { contrastOf } from './contrast.ts';
import type { Story } from './story.ts';

/** Which colour may stand on which, and the contrast it has to reach (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  { on: 'ground', mark: 'ink', least: 4.5 },
  { on: 'ground', mark: 'inkSoft', least: 4.5 },
  { on: 'ground', mark: 'valid', least: 4.5 },
  { on: 'ground', mark: 'stop', least: 4.5 },
  { on: 'ground', mark: 'edge', least: 3 },
  { on: 'groundDeep', mark: 'ink', least: 4.5 },
  { on: 'groundDeep', mark: 'inkSoft', least: 4.5 },
  { on: 'groundDeep', mark: 'edge', least: 3 },
  { on: 'card', mark: 'ink', least: 4.5 },
  { on: 'card', mark: 'inkSoft', least: 4.5 },
  { on: 'card', mark: 'valid', least: 4.5 },
  { on: 'card', mark: 'stop', least: 4.5 },
  { on: 'card', mark: 'edge', least: 3 },
  { on: 'asphalt', mark: 'onAsphalt', least: 4.5 },
  { on: 'asphalt', mark: 'onAsphaltSoft', least: 4.5 },
  { on: 'asphalt', mark: 'line', least: 4.5 },
  { on: 'asphaltRaised', mark: 'onAsphalt', least: 4.5 },
  { on: 'asphaltRaised', mark: 'onAsphaltSoft', least: 4.5 },
  { on: 'line', mark: 'onLine', least: 4.5 },
] as const satisfies readonly {
  readonly on: keyof typeof color;
  readonly mark: keyof typeof color;
  readonly least: number;
}[];

const colours = Object.entries(color)
  .map(
    ([name, value]) =>
      `&[data-on='${name}'] { background: ${value}; } &[data-mark='${name}'] { color: ${value}; }`,
  )
  .join('\n');

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  gap: 1rem;
`;

const swatch = css`
  ${colours}
  display: grid;
  gap: 0.35rem;
  padding: 1rem;
  border: 1px solid ${color.rule};
  border-radius: ${radius};

  strong {
    font-family: ${font.display};
    font-size: 2.4rem;
    line-height: 1;
  }
`;

const note = css`
  font-size: 0.88rem;
  line-height: 1.35;
  color: ${color.inkSoft};
`;

const item = css`
  display: grid;
  gap: 0.5rem;
  align-content: start;
`;

/** One colour on another with the contrast measured in the browser, in the scheme that is on. */
function Pair({ on, mark, least }: (typeof pairs)[number]) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    if (!element) return;
    const measure = () => setRatio(contrastOf(getComputedStyle(element)));
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => observer.disconnect();
  }, [element]);
  return (
    <li className={item}>
      <div ref={setElement} className={swatch} data-on={on} data-mark={mark}>
        {/* A line or a border has no words of its own: its contrast is the other rule's. */}
        <strong>{ratio === undefined ? '–' : ratio.toFixed(1)}</strong>
      </div>
      <p className={note}>
        {mark} on {on}
        <br />
        {ratio !== undefined && ratio < least ? 'Too low: needs' : 'Needs'} {least}:1
      </p>
    </li>
  );
}

/** Every pair of colours the site uses, with its contrast. */
export const Colours: Story = () => (
  <ul className={grid}>
    {pairs.map((pair) => (
      <Pair key={`${pair.mark} on ${pair.on}`} {...pair} />
    ))}
  </ul>
);

const specimens = css`
  display: grid;
  gap: 2.5rem;

  p {
    font-family: ${font.display};
    line-height: 0.95;
  }

  p:nth-of-type(1) {
    font-size: clamp(3.1rem, 1.9rem + 5.4vw, 6.6rem);
  }

  p:nth-of-type(2) {
    font-size: clamp(2.3rem, 1.8rem + 2.4vw, 3.8rem);
  }

  p:nth-of-type(3) {
    font-size: 2.4rem;
  }

  p:nth-of-type(4) {
    font-size: 1.25rem;
  }
`;

const running = css`
  display: grid;
  gap: 1rem;
  max-inline-size: 36em;
  margin-block-start: 2.5rem;
  padding-block-start: 2.5rem;
  border-block-start: 1px solid ${color.rule};

  ${media.tablet} {
    margin-inline-start: 12%;
  }
`;

/** The headline face from hero to button, with prices, sizes and macrons; then the text face. */
export const Type: Story = () => (
  <>
    <div className={specimens}>
      <p>Quality tyres &amp; auto repairs in Ōtautahi</p>
      <p>When should you replace your tyres? Ākaroa, Kaikōura, Māori, Ūawa, āēīōū</p>
      <p>$79 · $129 · 205/55R16 · 10,000–15,000km · 4.1</p>
      <p>Book Now → Call 03 000 0100</p>
    </div>
    <div className={running}>
      <p>
        Running text is set in the system’s own face at 17 pixels or more, at most 36 em wide, so
        that nothing has to be fetched before it can be read. A tyre below 3mm of tread stops later
        in the wet; at 1.5mm it is no longer legal.
      </p>
      <p className={note}>Small text: GST included unless marked + GST. Branch hours vary.</p>
    </div>
  </>
);
