import { css } from 'linaria';
import sidewall from '../../src/assets/drawings/sidewall.svg?drawing';
import wofLabel from '../../src/assets/drawings/wofLabel.svg?drawing';
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
      <li>
        <Icon name="phone" /> Call
      </li>
      <li>
        <Icon name="arrow" /> Book Online
      </li>
      <li>
        <Icon name="chevron" /> Services
      </li>
    </ul>
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
Ratings.meta = { shows: '3 out of 5' };

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
TwoCrops.meta = { shows: 'Another crop below 640 px' };

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
TechnicalDrawings.meta = { shows: 'run flat' };

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
LineDrawings.meta = { shows: 'Decorative', width: 'phone' };
