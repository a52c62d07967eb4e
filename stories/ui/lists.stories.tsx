import wofLabel from '../../src/assets/drawings/wofLabel.svg?drawing';
import { brands } from '../../src/content/brands.ts';
import { BrandList } from '../../src/ui/BrandList.tsx';
import { Card } from '../../src/ui/Card.tsx';
import { Callout } from '../../src/ui/Callout.tsx';
import { Note } from '../../src/ui/Note.tsx';
import { CheckList } from '../../src/ui/CheckList.tsx';
import { BigFigure, Interval } from '../../src/ui/BigFigure.tsx';
import { Drawing } from '../../src/ui/drawing/Drawing.tsx';
import { IllustratedList } from '../../src/ui/IllustratedList.tsx';
import { Picture } from '../../src/ui/Picture.tsx';
import { PictureCard } from '../../src/ui/PictureCard.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { Steps } from '../../src/ui/Steps.tsx';
import type { Story } from '../story.ts';
import { variants } from '../variants.tsx';

export default { title: 'Ui / Lists' };

const drawing = <Drawing svg={wofLabel} tone="words" />;

const points = [
  { title: 'Look', text: 'Short.' },
  {
    title: 'Take it off its rim, and look again from the inside',
    text: 'A sentence that goes on for as long as a sentence of a service page ever does, and takes three lines or more on a phone.',
  },
  { title: 'Third', text: 'Short.' },
];
const withDrawing = points.map((point) => ({ ...point, drawing }));

/** Steps along a road, within their section. The second is longer than any on the site. */
export const RoadsideSteps: Story = () => (
  <Section tone="asphalt" id="steps" heading="Three steps">
    <Steps steps={points} />
  </Section>
);

export const Illustrated = variants(IllustratedList, {
  ordered: true,
  drawings: points.map(() => wofLabel),
  points,
});

/** What is included, in one column and in two. */
export const Ticked = variants(
  CheckList,
  { lines: ['One', 'Two'] },
  { columns: 2, lines: ['One', 'Two', 'Three, which is longer', 'Four'] },
);

/** A list of seven names on the page, and of all names on a dark section. */
export const Brands: Story = () => (
  <>
    <BrandList names={brands.slice(0, 7)} />
    <Section tone="asphalt">
      <BrandList names={brands} />
    </Section>
  </>
);

/** Side by side in rows of three and of four, and with a large figure each. */
export const PointsSideBySide = variants(
  Points,
  { layout: 'grid', points },
  { layout: 'grid', points: [...points, { title: 'Fourth', text: 'Short.' }] },
  { layout: 'grid', points: points.map((point) => ({ ...point, figure: '8' })) },
);

/**
 * Below each other, with the text beside the title, and in columns; with numbers, as plain as an agreement's and as in a
 * drawing; with a drawing in a number's place; and with a mark, which a screen reader hears after the title.
 */
export const PointsInRows = variants(
  Points,
  { points },
  { layout: 'rows', points },
  { layout: 'columns', points },
  { numbered: 'numbers', points },
  { dense: true, layout: 'columns', numbered: 'badges', points },
  { points: withDrawing },
  {
    points: [
      { title: 'Grinding', text: 'Metal on metal.', aloud: 'don’t drive', drawing: <b>Stop</b> },
    ],
  },
);

/** The figure of a section, and how often something is due. */
export const BigFigures: Story = () => (
  <>
    <p>
      Within <BigFigure>28 days</BigFigure> of the inspection.
    </p>
    <Interval figure="10,000km" or="or" other="6 months" note="whichever comes first" />
  </>
);

/** On the page with a picture, and dark with a drawing. */
export const PictureCards = variants(
  PictureCard,
  {
    title: 'With a picture',
    path: '/tyres',
    text: 'One sentence.',
    picture: <Picture sources={[{ files: 'brake', sizes: '360px' }]} />,
  },
  {
    title: 'Dark, with a drawing',
    path: '/about',
    text: 'Two sentences. The second is longer.',
    picture: <Drawing svg={wofLabel} />,
    onDark: true,
    children: <p>What is below the text.</p>,
  },
);

/** Two paragraphs; and a small remark, which belongs to what is above it. */
export const Callouts: Story = () => (
  <>
    <Callout>
      <p>What must not be missed.</p>
      <p>And what explains it.</p>
    </Callout>
    <Note>Come back after 50–100km.</Note>
  </>
);

/** A card with a long title and a note beside it, and the two verdicts, one with a note below. */
export const Cards = variants(
  Card,
  {
    title: 'What the price of a fitted tyre includes',
    beside: 'GST included',
    children: <CheckList lines={['Valve', 'Disposal of the old tyre']} inCard />,
  },
  {
    title: 'Can be repaired',
    verdict: 'valid',
    below: 'What else you need is a price of its own.',
    children: <CheckList lines={['A hole in the tread']} inCard />,
  },
  {
    title: 'Cannot be repaired',
    verdict: 'stop',
    children: <CheckList lines={['A hole in the sidewall']} mark="cross" inCard />,
  },
);
