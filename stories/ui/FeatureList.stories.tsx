import { visuallyHidden } from '../../src/styles/layout.ts';
import { FeatureList, NarrowFeatureList, NumberedFeatureList } from '../../src/ui/FeatureList.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Feature list' };

const points = [
  { title: 'Look', text: 'Short.' },
  {
    title: 'Take it off its rim, and look again from the inside',
    text: 'A sentence that goes on for as long as a sentence of a service page ever does.',
  },
];

/** A list without numbers, with numbers, and in a narrow column (each text below its title). */
export const Variants: Story = () => (
  <>
    <h2 className={visuallyHidden}>Feature lists</h2>
    <FeatureList points={points} />
    <br />
    <NumberedFeatureList points={points} />
    <br />
    <NarrowFeatureList points={points} />
  </>
);
Variants.meta = { shows: 'Short.' };
