import { ShakeBySpeed } from '../../src/pages/services/drawings/balancing.tsx';
import { AirAndFill } from '../../src/pages/services/drawings/nitrogen.tsx';
import { RepairZones } from '../../src/pages/services/drawings/puncture.tsx';
import { Figure } from '../../src/pages/services/Figure.tsx';
import { ServicePackages } from '../../src/pages/services/ServicePackages.tsx';
import { YearGauge } from '../../src/pages/services/YearGauge.tsx';
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
