import { brands } from '../../src/content/brands.ts';
import { visuallyHidden } from '../../src/styles/layout.ts';
import { BrandList } from '../../src/ui/BrandList.tsx';
import { CheckList } from '../../src/ui/CheckList.tsx';
import { ClockDial, YearTicks } from '../../src/ui/drawing/lineDrawings.tsx';
import { FeatureGrid } from '../../src/ui/FeatureGrid.tsx';
import { FeatureList, NarrowFeatureList, NumberedFeatureList } from '../../src/ui/FeatureList.tsx';
import { IllustratedList } from '../../src/ui/IllustratedList.tsx';
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
      items={[
        { title: 'Look', text: 'Short.', drawing: <ClockDial minutes={30} /> },
        {
          title: 'Take it off its rim, and look again from the inside',
          text: 'A sentence that goes on for as long as a sentence of a service page ever does.',
          drawing: <YearTicks years={15} />,
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

/** Rows of three and of four. */
export const FeaturesInAGrid: Story = () => (
  <>
    <h2 id="three">Three</h2>
    <FeatureGrid
      points={[
        { title: 'First', text: 'Short.' },
        { title: 'A second that takes two lines', text: 'A sentence of the usual length.' },
        { title: 'Third', text: 'Short.' },
      ]}
    />
    <h2 id="four">Four</h2>
    <FeatureGrid
      points={['North', 'East', 'South', 'West'].map((title) => ({ title, text: 'A direction.' }))}
    />
  </>
);
FeaturesInAGrid.meta = { shows: 'A second that takes two lines' };

const points = [
  { title: 'Look', text: 'Short.' },
  {
    title: 'Take it off its rim, and look again from the inside',
    text: 'A sentence that goes on for as long as a sentence of a service page ever does.',
  },
];

/** A list without numbers, with numbers, and in a narrow column (each text below its title). */
export const Features: Story = () => (
  <>
    <h2 className={visuallyHidden}>Feature lists</h2>
    <FeatureList points={points} />
    <br />
    <NumberedFeatureList points={points} />
    <br />
    <NarrowFeatureList points={points} />
  </>
);
Features.meta = { shows: 'Short.' };
