import { css } from 'linaria';
import { useLayoutEffect, useState } from 'react';
import { branch, phone } from '../../spec/facts/business.ts';
import { price } from '../../spec/facts/prices.ts';
import {
  color,
  font,
  layout,
  leading,
  media,
  radius,
  size,
  space,
} from '../../src/styles/tokens.ts';
import { contrastOf } from '../contrast.ts';
import { contrastChart, leastContrast, type Colour } from '../contrastChart.ts';
import type { Story } from '../story.ts';

export default { title: 'Styles / Tokens' };

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
  border: 1px solid ${color.border};
  border-radius: ${radius};

  h3 {
    font-size: 1.25rem;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 1.25rem 1.75rem;
  }
`;

/* The focus ring, as `global.ts` draws it. */
const ring = css`
  justify-self: start;
  margin: 6px;
  padding: 0.2em 0.6em;
  outline: 3px solid ${color.signal};
  outline-offset: 3px;
  box-shadow: 0 0 0 3px ${color.surfaceDark};
`;

const mark = css`
  ${marks}
  font-size: ${size.small};
  line-height: 1.35;

  &:is([data-as='words'], [data-as='signs']) {
    color: var(--mark);
  }

  b {
    display: block;
    font-family: ${font.display};
    font-size: 2.4rem;
    line-height: 1;
  }

  &[data-as='edge'] b {
    margin-block-end: 0.2em;
    padding: 0.1em 0.4em;
    border: 2px solid var(--mark);
    border-radius: ${radius};
  }
`;

const note = css`
  font-size: ${size.small};
  line-height: 1.35;
  color: ${color.inkSoft};
`;

/** A colour on a surface with its contrast, which the browser measures in the current scheme. */
function Mark({ name, as }: { readonly name: Colour; readonly as: keyof typeof leastContrast }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [ratio, setRatio] = useState<number>();
  // A layout effect, so that nothing is measured after the workbench has shown another story.
  useLayoutEffect(() => {
    const surface = element?.closest<HTMLElement>('[data-on]');
    if (!element || !surface) return undefined;
    const measure = () => {
      const { color: words, borderTopColor: border } = getComputedStyle(element);
      const { backgroundColor } = getComputedStyle(surface);
      setRatio(contrastOf(as === 'edge' ? border : words, backgroundColor));
    };
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => observer.disconnect();
  }, [element, as]);
  const tooLow = ratio !== undefined && ratio < leastContrast[as];
  return (
    <li className={mark} data-mark={name} data-as={as}>
      <b ref={setElement}>{ratio?.toFixed(1)}</b>
      {name}
      {tooLow ? `: too low, needs ${leastContrast[as]}` : ''}
    </li>
  );
}

const chapter = css`
  margin-block: 3.5rem 1.5rem;
  padding-block-start: 1rem;
  border-block-start: 6px solid ${color.ink};
  font-size: ${size.sectionHeading};
`;

/** Every colour on every surface on which it is used, with its contrast; edges are drawn as borders. */
function Colours() {
  return (
    <div className={grid}>
      {contrastChart.map(({ on, words, edge }) => (
        <section key={on} className={panel} data-on={on} data-mark={words[0]}>
          <h3>{on}</h3>
          <ul>
            {words.map((name) => (
              <Mark key={name} name={name} as="words" />
            ))}
            {edge.map((name) => (
              <Mark key={name} name={name} as="edge" />
            ))}
          </ul>
          <p className={ring}>The focus</p>
        </section>
      ))}
    </div>
  );
}

const typeSteps = Object.entries(size)
  .map(([name, value]) => `[data-step='${name}'] { font-size: ${value}; }`)
  .join('\n');

const specimens = css`
  ${typeSteps}
  display: grid;
  gap: ${space.xl};

  p {
    font-family: ${font.display};
    line-height: ${leading.heading};
  }

  [data-step='small'],
  [data-step='lead'] {
    font-family: ${font.text};
    line-height: ${leading.note};
  }
`;

/** An example for each size of type. */
const examples: Readonly<Record<keyof typeof size, string>> = {
  small: 'GST included unless marked + GST. Branch hours vary.',
  lead: 'Tyres fitted, WOFs checked and cars put right at six branches.',
  label: `Mon–Fri ${branch.sockburn.weekdays} · Call ${phone.main.number}`,
  itemHeading: '10,000–15,000km · 205/55R16 · Mobile tyre service',
  cardHeading: `${price.alignmentTwoWheel} · ${price.alignmentFourWheel} · 4.1 · WOF Inspections`,
  partHeading: 'What the price includes',
  sectionHeading: 'When should you replace your tyres? Ākaroa, Kaikōura, Māori, Ūawa, āēīōū',
  pageHeading: 'Wheel alignment in Ōtautahi',
};

const running = css`
  display: grid;
  gap: 1rem;
  max-inline-size: 36em;
  margin-block-start: 2.5rem;
  padding-block-start: 2.5rem;
  border-block-start: 1px solid ${color.border};

  ${media.tablet} {
    margin-inline-start: 12%;
  }
`;

/** Each size of type as the site uses it, with prices, tyre sizes and macrons; then running text. */
function Type() {
  return (
    <>
      <ul className={specimens} role="list">
        {Object.entries(examples).map(([step, words]) => (
          <li key={step}>
            <p data-step={step}>{words}</p>
            <span className={note}>{step}</span>
          </li>
        ))}
      </ul>
      <div className={running}>
        <p>
          Running text is set in the system’s own face at 17 pixels or more, at most 36 em wide, so
          that nothing has to be fetched before it can be read. A tyre below 3mm of tread stops
          later in the wet; at 1.5mm it is no longer legal.
        </p>
        <p className={note}>Small text: GST included unless marked + GST. Branch hours vary.</p>
      </div>
    </>
  );
}

const spaceSteps = Object.entries(space)
  .map(([name, value]) => `[data-step='${name}'] { inline-size: ${value}; block-size: ${value}; }`)
  .join('\n');

const measures = css`
  ${spaceSteps}
  display: grid;
  gap: ${space.xl};

  div {
    display: grid;
    gap: ${space.xs};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.l};
  }

  i {
    display: block;
    background: ${color.signal};
    border: 1px solid ${color.borderStrong};
  }

  [data-measure='section'] {
    block-size: ${layout.sectionSpace};
  }

  [data-measure='gutter'] {
    inline-size: ${layout.gutter};
    block-size: 3rem;
  }

  [data-measure='content'] {
    max-inline-size: ${layout.contentWidth};
    block-size: 1rem;
  }

  [data-measure='corner'] {
    inline-size: 8rem;
    block-size: 3rem;
    border-radius: ${radius};
  }
`;

/** The steps of space, and the spaces whose size depends on the width of the window. */
function Space() {
  return (
    <div className={measures}>
      <ul role="list">
        {Object.entries(space).map(([step, value]) => (
          <li key={step} className={note}>
            <i data-step={step} />
            {`${step}: ${value}`}
          </li>
        ))}
      </ul>
      <div>
        <i data-measure="section" />
        <p>Above and below a section</p>
      </div>
      <div>
        <i data-measure="gutter" />
        <p>Left and right of the page</p>
      </div>
      <div>
        <i data-measure="content" />
        <p>The page, at its widest</p>
      </div>
      <div>
        <i data-measure="corner" />
        <p>A corner</p>
      </div>
    </div>
  );
}

/**
 * The tokens on one page, in the current colour scheme: each pair of colours with the contrast that the browser
 * measures, the sizes of type, and the spaces.
 */
export const System: Story = () => (
  <>
    <h2 className={chapter}>Colour</h2>
    <Colours />
    <h2 className={chapter}>Type</h2>
    <Type />
    <h2 className={chapter}>Space</h2>
    <Space />
  </>
);
System.meta = { clauses: ['LOOK-CONTRAST', 'LOOK-FOCUS-COLOURS'], shows: 'surfaceDarkRaised' };
