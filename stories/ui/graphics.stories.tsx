import { css } from 'linaria';
import { pictures } from '../../src/assets/pictures.ts';
import { Arrow } from '../../src/ui/drawing/Arrow.tsx';
import { Drawing } from '../../src/ui/drawing/Drawing.tsx';
import { SidewallDrawing, WofLabelDrawing } from '../../src/ui/drawing/lineDrawings.tsx';
import { monthMark, MonthRuler } from '../../src/ui/drawing/MonthRuler.tsx';
import { WithoutAir } from '../../src/ui/drawing/runFlat.tsx';
import { TyreFace, TyreSection, TyreSide } from '../../src/ui/drawing/tyres.tsx';
import { Van } from '../../src/ui/drawing/Van.tsx';
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
  <Picture
    alt="A wheel with ten spokes and a red brake calliper"
    sources={[
      { files: pictures.heroPhone, sizes: '100vw', media: '(max-width: 39.99rem)' },
      { files: pictures.heroDesk, sizes: '100vw' },
    ]}
  />
);
TwoCrops.meta = {};

/** The parts of technical drawings (three views of a tyre, arrows, inks), then two whole drawings. */
export const TechnicalDrawings: Story = () => (
  <OnSurface surface="dark">
    <Drawing label="A tyre from above, one from its side, and two arrows.">
      <path data-ink="faint" d="M12 264h456" />
      <TyreFace x={100} y={160} turn={8} />
      <TyreSide x={250} y={160} scale={1.2} />
      <Arrow from={[380, 220]} to={[380, 100]} />
      <Arrow from={[430, 100]} to={[430, 220]} ink="signal" />
    </Drawing>
    <Drawing label="A tyre on its rim, cut across.">
      <TyreSection rim />
    </Drawing>
    <WithoutAir />
    <Van />
  </OnSurface>
);
TechnicalDrawings.meta = { shows: 'run flat' };

/** Drawings in the colour of the words around them. */
export const LineDrawings: Story = () => (
  <OnSurface surface="card">
    <p>Decorative: the words beside them say the same.</p>
    <WofLabelDrawing />
    <SidewallDrawing />
    <MonthRuler months={24} numbered={[12, 24]} unit="months" above={20}>
      {(at) => <path className={monthMark} strokeWidth="10" d={`M${String(at(12))} 0v20`} />}
    </MonthRuler>
  </OnSurface>
);
LineDrawings.meta = { shows: 'Decorative', width: 'phone' };
