import { BatteryReplacement } from '../src/pages/services/BatteryReplacement.tsx';
import { BatteryOnTest } from '../src/pages/services/drawings/battery.tsx';
import { Roadside } from '../src/pages/services/drawings/roadside.tsx';
import { MobileService } from '../src/pages/services/MobileService.tsx';
import { RoadsideSteps } from '../src/pages/services/RoadsideSteps.tsx';
import { YearGauge } from '../src/pages/services/YearGauge.tsx';
import { WithoutAir } from '../src/ui/drawing/runFlat.tsx';
import { Van } from '../src/ui/drawing/Van.tsx';
import { PageSection } from '../src/ui/PageSection.tsx';
import { Section } from '../src/ui/Section.tsx';
import type { Story } from './story.ts';
import { OnSurface } from './surfaces.tsx';

/** The whole page of the mobile service, without header and footer. */
export const Mobile: Story = () => <MobileService />;
Mobile.meta = { frame: 'section', shows: 'How it works' };

/** The whole page of battery replacement, on a phone. */
export const BatteryOnAPhone: Story = () => <BatteryReplacement />;
BatteryOnAPhone.meta = { frame: 'section', shows: 'Signs of a failing battery', width: 'phone' };

/** Steps along a road, in the band they stand in; the second is longer than any of ours. */
export const Steps: Story = () => (
  <Section tone="dark">
    <PageSection id="steps" heading="Three steps">
      <RoadsideSteps
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
Steps.meta = { shows: 'Job done' };

/** The years of a battery; a test in the last two. */
export const Years: Story = () => (
  <YearGauge
    label="Five years of a battery"
    due="test"
    years={[1, 2, 3, 4, 5].map((year) => ({ year, test: year > 3 }))}
  />
);
Years.meta = { shows: 'Year' };

/** Three drawings, and the van that pages share, on the asphalt they are made for. */
export const Drawings: Story = () => (
  <OnSurface ground="asphalt">
    <BatteryOnTest />
    <Roadside />
    <WithoutAir />
    <Van />
  </OnSurface>
);
Drawings.meta = { shows: 'Asphalt, dark in both schemes' };
