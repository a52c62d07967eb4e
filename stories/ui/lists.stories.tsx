import { Band } from '../../src/ui/Band.tsx';
import { CheckList } from '../../src/ui/CheckList.tsx';
import { ClockDial, YearTicks } from '../../src/ui/drawing/lineDrawings.tsx';
import { IllustratedList } from '../../src/ui/IllustratedList.tsx';
import { PageSection } from '../../src/ui/PageSection.tsx';
import { Steps } from '../../src/ui/Steps.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Lists' };

/** Steps along a road, within their section. The second is longer than any on the site. */
export const RoadsideSteps: Story = () => (
  <Band tone="asphalt">
    <PageSection id="steps" heading="Three steps">
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
    </PageSection>
  </Band>
);
RoadsideSteps.meta = { shows: 'Job done' };

/** A title of one word, and a long one. */
export const Illustrated: Story = () => (
  <PageSection id="illustrated" heading="Illustrated">
    <IllustratedList
      columns={4}
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
  </PageSection>
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
