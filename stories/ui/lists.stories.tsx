import wofLabel from '../../src/assets/drawings/wofLabel.svg?drawing';
import { brands } from '../../src/content/brands.ts';
import { visuallyHidden } from '../../src/styles/layout.ts';
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
import { OnSurface } from '../surfaces.tsx';

export default { title: 'Ui / Lists' };

/** Steps along a road, within their section. The second is longer than any on the site. */
export const RoadsideSteps: Story = () => (
  <Section tone="asphalt" id="steps" heading="Three steps">
    <Steps
      steps={[
        { title: 'Call', text: 'One line.' },
        {
          title: 'Choose a time that suits you, the yard and the weather',
          text: 'Any day of the week, and so many words about it that the step takes three lines or more on a phone before the next one begins.',
        },
        { title: 'Job done', text: 'One line.' },
      ]}
    />
  </Section>
);
RoadsideSteps.meta = { shows: 'Job done' };

/** A title of one word, and a long one. */
export const Illustrated: Story = () => (
  <Section id="illustrated" heading="Illustrated">
    <IllustratedList
      ordered
      drawings={[wofLabel, wofLabel]}
      points={[
        { title: 'Look', text: 'Short.' },
        {
          title: 'Take it off its rim, and look again from the inside',
          text: 'A sentence that goes on for as long as a sentence of a service page ever does.',
        },
      ]}
    />
  </Section>
);
Illustrated.meta = { shows: 'Look' };

/** A list of what is included, in one column and in two. */
export const Ticked: Story = () => (
  <>
    <CheckList lines={['One', 'Two']} />
    <br />
    <CheckList columns={2} lines={['One', 'Two', 'Three, which is longer', 'Four']} />
  </>
);
Ticked.meta = { shows: 'Three, which is longer' };

/** A list of three names, of seven in full rows, and of all names. */
export const Brands: Story = () => (
  <>
    <OnSurface surface="page">
      <BrandList names={brands.slice(0, 3)} />
      <BrandList names={brands.slice(0, 7)} />
    </OnSurface>
    <Section tone="asphalt">
      <BrandList names={brands} />
    </Section>
  </>
);
Brands.meta = { shows: 'Yokohama' };

const points = [
  { title: 'Look', text: 'Short.' },
  {
    title: 'Take it off its rim, and look again from the inside',
    text: 'A sentence that goes on for as long as a sentence of a service page ever does.',
  },
  { title: 'Third', text: 'Short.' },
];

/** Side by side in rows of three and of four, and with a large figure each. */
export const PointsSideBySide: Story = () => (
  <>
    <h2 id="three">Three</h2>
    <Points layout="grid" points={points} />
    <h2 id="four">Four</h2>
    <Points
      layout="grid"
      points={['North', 'East', 'South', 'West'].map((title) => ({ title, text: 'A direction.' }))}
    />
    <h2 id="figures">With figures</h2>
    <Points
      layout="grid"
      points={points.map((point, index) => ({ ...point, figure: `${index + 8}` }))}
    />
  </>
);
PointsSideBySide.meta = { shows: 'South' };

/** Below each other: stacked, with the text beside the title, and in columns. */
export const PointsInRows: Story = () => (
  <>
    <h2 className={visuallyHidden}>Points</h2>
    <Points points={points} />
    <br />
    <Points layout="rows" points={points} />
    <br />
    <Points layout="columns" points={points} />
  </>
);
PointsInRows.meta = { shows: 'Third' };

/** With numbers, as plain as an agreement's and as in a drawing; the second is dense. A drawing takes a number's place. */
export const PointsNumbered: Story = () => (
  <>
    <h2 className={visuallyHidden}>Numbered points</h2>
    <Points numbered="numbers" points={points} />
    <br />
    <Points dense layout="columns" numbered="badges" points={points} />
    <br />
    <Points
      points={points.map((point) => ({
        ...point,
        drawing: <Drawing svg={wofLabel} tone="words" />,
      }))}
    />
  </>
);
PointsNumbered.meta = { shows: 'Third' };

/** The figure of a section, and how often something is due. */
export const BigFigures: Story = () => (
  <>
    <p>
      Within <BigFigure>28 days</BigFigure> of the inspection.
    </p>
    <Interval figure="10,000km" or="or" other="6 months" note="whichever comes first" />
  </>
);
BigFigures.meta = { shows: '28 days' };

/** On the page and dark, with a picture, a drawing and neither. */
export const PictureCards: Story = () => (
  <>
    <h2 className={visuallyHidden}>Cards</h2>
    <PictureCard
      title="With a picture"
      path="/tyres"
      text="One sentence."
      picture={<Picture sources={[{ files: 'brake', sizes: '360px' }]} />}
    />
    <br />
    <PictureCard
      title="With a drawing"
      path="/faq"
      text="Short."
      picture={<Drawing svg={wofLabel} tone="words" />}
    />
    <br />
    <PictureCard title="Dark" path="/about" text="Two sentences. The second is longer." onDark>
      <p>What is below the text.</p>
    </PictureCard>
  </>
);
PictureCards.meta = { shows: 'One sentence.' };

/** One paragraph, and two. */
export const Callouts: Story = () => (
  <>
    <Callout>
      <p>What must not be missed.</p>
    </Callout>
    <br />
    <Callout>
      <p>What must not be missed.</p>
      <p>And what explains it.</p>
    </Callout>
  </>
);
Callouts.meta = { shows: 'And what explains it.' };

export const Notes: Story = () => (
  <>
    <p>Wheel alignment</p>
    <Note>Come back after 50–100km. A small remark belongs to what is above it.</Note>
  </>
);
Notes.meta = { shows: 'A small remark belongs to what is above it.' };

/** A card with a long title and a note beside it, one with a note below, and the two verdicts. */
export const Cards: Story = () => (
  <Section id="cards" heading="Cards">
    <Card title="What the price of a fitted tyre includes" beside="GST included">
      <CheckList lines={['Valve', 'Disposal of the old tyre']} inCard />
    </Card>
    <Card title="Included" below="What else you need is a price of its own.">
      <CheckList lines={['One line']} inCard />
    </Card>
    <Card title="Can be repaired" verdict="valid">
      <CheckList lines={['A hole in the tread']} inCard />
    </Card>
    <Card title="Cannot be repaired" verdict="stop">
      <CheckList lines={['A hole in the sidewall']} mark="cross" inCard />
    </Card>
  </Section>
);
Cards.meta = { shows: 'Cannot be repaired' };

/** The mark of a point says what a screen reader hears after its title. */
export const PointsWithAMark: Story = () => (
  <Section id="marked" heading="Marked">
    <Points
      points={[
        { title: 'Grinding', text: 'Metal on metal.', aloud: 'don’t drive', drawing: <b>Stop</b> },
      ]}
    />
  </Section>
);
PointsWithAMark.meta = { shows: 'Metal on metal.' };
