import { css } from 'linaria';
import sidewall from '../../src/assets/drawings/sidewall.svg?drawing';
import wofLabel from '../../src/assets/drawings/wofLabel.svg?drawing';
import { CentreLine } from '../../src/ui/CentreLine.tsx';
import { Drawing, type DrawingFile } from '../../src/ui/drawing/Drawing.tsx';
import { MonthRuler } from '../../src/ui/drawing/MonthRuler.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Picture } from '../../src/ui/Picture.tsx';
import { Stars } from '../../src/ui/Stars.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface, OnSurface } from '../surfaces.tsx';

export default { title: 'Ui / Graphics' };

const sizes = css`
  display: grid;
  gap: 0.75rem;

  li {
    display: flex;
    align-items: center;
    gap: 0.6em;
  }

  li:nth-child(2) {
    font-size: 1.5rem;
  }

  li:nth-child(3) {
    font-size: 2.25rem;
  }
`;

/** An icon has the height and the colour of the words beside it. */
export const BesideWords: Story = () => (
  <OnEverySurface>
    <ul className={sizes}>
      {(['phone', 'arrow', 'chevron'] as const).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  </OnEverySurface>
);

/** A road's centre line, on each surface. */
export const Line: Story = () => (
  <OnEverySurface>
    <CentreLine />
  </OnEverySurface>
);

/** One to five stars, each with its text. */
export const Ratings: Story = () => (
  <OnEverySurface onSurfaceDark={<p>Stars are not used on dark surfaces.</p>}>
    <Stars rating={1} />
    <Stars rating={3} />
    <Stars rating={5} />
  </OnEverySurface>
);

/** Two crops; the narrow one is used below 640 px. */
export const TwoCrops: Story = () => (
  <figure>
    <Picture
      sources={[
        { files: 'heroPhone', sizes: '100vw', media: '(max-width: 39.99rem)' },
        { files: 'heroDesk', sizes: '100vw' },
      ]}
    />
    <figcaption>Another crop below 640 px</figcaption>
  </figure>
);

const files = import.meta.glob<DrawingFile>('../../src/assets/drawings/*.svg', {
  query: '?drawing',
  import: 'default',
  eager: true,
});

/** Every drawing of the site, with the texts of its file in the place of the content's. */
export const TechnicalDrawings: Story = () => (
  <OnSurface surface="dark">
    {Object.entries(files).map(([file, svg]) => (
      <Drawing
        key={file}
        svg={{ ...svg, markup: svg.markup.replaceAll(/ data-word="[^"]*"/g, '') }}
      />
    ))}
  </OnSurface>
);

/** Drawings in the colour of the words around them. */
export const LineDrawings: Story = () => (
  <OnSurface surface="card">
    <p>Decorative: the words beside them say the same.</p>
    <Drawing svg={wofLabel} tone="words" />
    <Drawing svg={sidewall} />
    <MonthRuler months={24} numbered={[12, 24]} unit="months" above={20}>
      {(at) => <path stroke="currentcolor" strokeWidth="10" d={`M${String(at(12))} 0v20`} />}
    </MonthRuler>
  </OnSurface>
);
LineDrawings.meta = { width: 'phone' };
