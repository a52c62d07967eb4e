import { BatteryOnTest } from '../src/components/drawing/battery.tsx';
import { Roadside } from '../src/components/drawing/roadside.tsx';
import { WithoutAir } from '../src/components/drawing/runFlat.tsx';
import { Van } from '../src/components/Van.tsx';
import { BatteryReplacement } from '../src/pages/services/BatteryReplacement.tsx';
import { MobileService } from '../src/pages/services/MobileService.tsx';
import { Band } from '../src/sections/services/Band.tsx';
import { Part } from '../src/sections/services/Part.tsx';
import { RoadSteps } from '../src/sections/services/RoadSteps.tsx';
import { YearGauge } from '../src/sections/services/YearGauge.tsx';
import { OnGround } from './grounds.tsx';
import type { Story } from './story.ts';

/** The whole page of the mobile service, without header and footer. */
export const Mobile: Story = () => <MobileService />;
Mobile.meta = { frame: 'section', shows: 'How it works' };

/** The whole page of battery replacement, on a phone. */
export const BatteryOnAPhone: Story = () => <BatteryReplacement />;
BatteryOnAPhone.meta = { frame: 'section', shows: 'Signs of a failing battery', width: 'phone' };

/** Steps along a road, in the band they stand in; the second is longer than any of ours. */
export const Steps: Story = () => (
  <Band ground="asphalt">
    <Part id="steps" heading="Three steps">
      <RoadSteps
        steps={[
          { title: 'Call', text: 'One line.' },
          {
            title: 'Choose a time that suits you, the yard and the weather',
            text: 'Any day of the week, and so many words about it that the step takes three lines or more on a phone before the next one begins.',
          },
          { title: 'Job done', text: 'One line.' },
        ]}
      />
    </Part>
  </Band>
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
  <OnGround ground="asphalt">
    <BatteryOnTest />
    <Roadside />
    <WithoutAir />
    <Van />
  </OnGround>
);
Drawings.meta = { shows: 'Asphalt, dark in both schemes' };
