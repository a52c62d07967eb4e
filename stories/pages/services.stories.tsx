import { price } from '../../spec/facts/prices.ts';
import { CheckList } from '../../src/ui/CheckList.tsx';
import { ShakeBySpeed } from '../../src/pages/services/drawings/balancing.tsx';
import { AirAndFill } from '../../src/pages/services/drawings/nitrogen.tsx';
import { Nail, OffTheRim, RepairZones } from '../../src/pages/services/drawings/puncture.tsx';
import { Table } from '../../src/ui/Table.tsx';
import { Figure } from '../../src/pages/services/Figure.tsx';
import { IllustratedList } from '../../src/ui/IllustratedList.tsx';
import { Steps } from '../../src/ui/Steps.tsx';
import { ServicePackages } from '../../src/pages/services/ServicePackages.tsx';
import { YearGauge } from '../../src/pages/services/YearGauge.tsx';
import { PageSection } from '../../src/ui/PageSection.tsx';
import { Section } from '../../src/ui/Section.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Services' };

/** Two packages of different length, with an item longer than any on the site. */
export const TwoPackages: Story = () => (
  <ServicePackages
    heading="Two packages"
    plus="Everything in the basic service, plus 2 more"
    book="Book the"
    packages={[
      {
        id: 'basic',
        name: 'Basic service',
        price: 199,
        gstNote: '+ GST',
        duration: 'about 1–1.5 hours',
        inclusions: ['Oil and filter', 'Brake inspection', 'Fluid checks'],
      },
      {
        id: 'full',
        name: 'Full service',
        price: 1349,
        gstNote: '+ GST',
        duration: 'about 2–3 hours',
        extends: 'basic',
        inclusions: [
          'Air filter',
          'Spark plugs if required, the long-life kind that some engines ask for included',
        ],
        mark: 'POPULAR',
      },
    ]}
  />
);
TwoPackages.meta = { shows: 'POPULAR' };

const rows = [
  { name: 'Semi-synthetic', cells: ['A blend.', 'Everyday cars.', 'ask when you call'] },
  {
    name: 'Full synthetic',
    cells: [
      'Highly refined or man-made: flows well when cold, and protects when it is hot.',
      'Most newer engines.',
      `from ${price.oilSyntheticFrom}`,
    ],
  },
];

/** A comparison as a table, where there is room for one. */
export const Facts: Story = () => (
  <PageSection id="facts" heading="Facts">
    <Table caption="Two oils" columns={['Oil', 'What it is', 'For', 'Price']} rows={rows} />
  </PageSection>
);
Facts.meta = { shows: 'Two oils' };

/** The comparison on a phone: each row is a small card, with each fact below the name of its column. */
export const FactsOnAPhone: Story = () => (
  <PageSection id="facts" heading="Facts">
    <Table caption="Two oils" columns={['Oil', 'What it is', 'For', 'Price']} rows={rows} />
  </PageSection>
);
FactsOnAPhone.meta = { shows: 'Two oils', width: 'phone' };

/** Steps along a road, within their section. The second is longer than any on the site. */
export const RoadsideStops: Story = () => (
  <Section tone="asphalt">
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
  </Section>
);
RoadsideStops.meta = { shows: 'Job done' };

/** The life of a battery in years, with a test in each of the last two. */
export const Years: Story = () => (
  <YearGauge
    label="Five years of a battery"
    due="test"
    years={[1, 2, 3, 4, 5].map((year) => ({ year, test: year > 3 }))}
  />
);
Years.meta = { shows: 'Year' };

/** Drawings within a page, each with its caption. */
export const Panels: Story = () => (
  <>
    <Figure caption="What a drawing shows">
      <ShakeBySpeed />
    </Figure>
    <Figure caption="A caption that is long enough to take a second line on a phone, and perhaps a third one, too">
      <RepairZones />
    </Figure>
    <Figure caption="Bars">
      <AirAndFill />
    </Figure>
  </>
);
Panels.meta = { shows: 'What a drawing shows' };

/** A title of one word, and a long one. */
export const Illustrated: Story = () => (
  <>
    <h2 id="steps">Steps</h2>
    <IllustratedList
      columns={4}
      ordered
      items={[
        { title: 'Look', text: 'Short.', drawing: <Nail /> },
        {
          title: 'Take it off its rim, and look again from the inside',
          text: 'A sentence that goes on for as long as a sentence of a service page ever does.',
          drawing: <OffTheRim />,
        },
      ]}
    />
  </>
);
Illustrated.meta = { shows: 'Look' };

/** A list of what is included, in one column and in two. */
export const Ticked: Story = () => (
  <>
    <h2 id="one">One column</h2>
    <CheckList lines={['One', 'Two']} />
    <h2 id="two">Two columns</h2>
    <CheckList columns={2} lines={['One', 'Two', 'Three, which is longer', 'Four']} />
  </>
);
Ticked.meta = { shows: 'Three, which is longer' };
