import { Locations } from '../../src/pages/locations/Locations.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Locations' };

/** The whole page on a phone: six cards, the van, and the table of services. */
export const WholePage: Story = () => <Locations />;
WholePage.meta = {
  frame: 'section',
  path: '/locations',
  shows: 'Services by branch',
  width: 'phone',
};
