import { Stars } from '../../src/ui/Stars.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface } from '../surfaces.tsx';

export default { title: 'Ui / Stars' };

/** One to five stars, each with its text. */
export const Ratings: Story = () => (
  <OnEverySurface onSurfaceDark={<p>Stars are not used on dark surfaces.</p>}>
    <Stars rating={1} />
    <Stars rating={3} />
    <Stars rating={5} />
  </OnEverySurface>
);
Ratings.meta = { shows: '3 out of 5' };
