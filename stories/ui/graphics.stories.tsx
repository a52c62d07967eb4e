import wofLabel from '../../src/assets/drawings/wofLabel.svg?drawing';
import { CentreLine } from '../../src/ui/CentreLine.tsx';
import { Drawing, type DrawingFile } from '../../src/ui/drawing/Drawing.tsx';
import { MonthRuler } from '../../src/ui/drawing/MonthRuler.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Stars } from '../../src/ui/Stars.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface, OnSurface } from '../surfaces.tsx';

export default { title: 'Ui / Graphics' };

/** An icon has the height and the colour of the words beside it; a road’s centre line; stars, each with its text. */
export const Signs: Story = () => (
  <OnEverySurface
    onSurfaceDark={
      <>
        <p>
          <Icon name="phone" /> phone
        </p>
        <CentreLine />
      </>
    }
  >
    <p>
      <Icon name="phone" /> phone <Icon name="arrow" /> arrow <Icon name="chevron" /> chevron
    </p>
    <CentreLine />
    <Stars rating={1} />
    <Stars rating={5} />
  </OnEverySurface>
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
    <MonthRuler months={24} numbered={[12, 24]} unit="months" above={20}>
      {(at) => <path stroke="currentcolor" strokeWidth="10" d={`M${String(at(12))} 0v20`} />}
    </MonthRuler>
  </OnSurface>
);
LineDrawings.meta = { width: 'phone' };
