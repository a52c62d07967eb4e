import { css } from 'linaria';
import { useEffect, useState } from 'react';
import { color, font, media, radius } from '../src/styles/tokens.ts';
import { contrastOf } from './contrast.ts';
import type { Story } from './story.ts';

type Colour = keyof typeof color;

/** What a mark is, which says the contrast it has to reach (WCAG 2.2, 1.4.3 and 1.4.11). */
const least = { words: 4.5, border: 3 } as const;

/** Which colour stands on which, and as what. */
const chart = [
  {
    on: 'ground',
    words: ['ink', 'inkSoft', 'valid', 'stop'],
    borders: ['edge'],
  },
  { on: 'groundDeep', words: ['ink', 'inkSoft'], borders: ['edge'] },
  { on: 'card', words: ['ink', 'inkSoft', 'valid', 'stop'], borders: ['edge'] },
  { on: 'line', words: ['onLine'], borders: [] },
  { on: 'asphalt', words: ['onAsphalt', 'onAsphaltSoft', 'line'], borders: [] },
  { on: 'asphaltRaised', words: ['onAsphalt', 'onAsphaltSoft', 'line'], borders: [] },
] as const satisfies readonly {
  readonly on: Colour;
  readonly words: readonly Colour[];
  readonly borders: readonly Colour[];
}[];

const backgrounds = Object.entries(color)
  .map(([name, value]) => `&[data-on='${name}'] { background: ${value}; }`)
  .join('\n');

const marks = Object.entries(color)
  .map(([name, value]) => `&[data-mark='${name}'] { --mark: ${value}; }`)
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
  color: var(--mark);
  display: grid;
  align-content: start;
  gap: 1rem;
  padding: 1.25rem 1.5rem 1.5rem;
  border: 1px solid ${color.rule};
  border-radius: ${radius};

  h2 {
    font-size: 1.25rem;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 1.25rem 1.75rem;
  }
`;

const mark = css`
  ${marks}
  font-size: 0.88rem;
  line-height: 1.35;

  &[data-as='words'] {
    color: var(--mark);
  }

  b {
    display: block;
    font-family: ${font.display};
    font-size: 2.4rem;
    line-height: 1;
  }

  &[data-as='border'] b {
    margin-block-end: 0.2em;
    padding: 0.1em 0.4em;
    border: 2px solid var(--mark);
    border-radius: ${radius};
  }
`;

const note = css`
  font-size: 0.88rem;
  line-height: 1.35;
  color: ${color.inkSoft};
`;

/** One colour on a surface with its contrast, measured in the browser in the scheme that is on. */
function Mark({ name, as }: { readonly name: Colour; readonly as: keyof typeof least }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    const surface = element?.closest<HTMLElement>('[data-on]');
    if (!element || !surface) return undefined;
    const measure = () => {
      const { color: words, borderTopColor: border } = getComputedStyle(element);
      const { backgroundColor } = getComputedStyle(surface);
      setRatio(contrastOf(as === 'border' ? border : words, backgroundColor));
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => observer.disconnect();
  }, [element, as]);
  const tooLow = ratio !== undefined && ratio < least[as];
  return (
    <li className={mark} data-mark={name} data-as={as}>
      <b ref={setElement}>{ratio?.toFixed(1)}</b>
      {name}
      {tooLow ? `: too low, needs ${least[as]}` : ''}
    </li>
  );
}

/** Every colour on every surface it is used on, with its contrast; borders are drawn as borders. */
export const Colours: Story = () => (
  <div className={grid}>
    {chart.map(({ on, words, borders }) => (
      <section key={on} className={panel} data-on={on} data-mark={words[0]}>
        <h2>{on}</h2>
        <ul>
          {words.map((name) => (
            <Mark key={name} name={name} as="words" />
          ))}
          {borders.map((name) => (
            <Mark key={name} name={name} as="border" />
          ))}
        </ul>
      </section>
    ))}
  </div>
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
