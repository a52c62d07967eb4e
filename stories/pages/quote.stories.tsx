import { TyreEnquiry } from '../../src/pages/quote/TyreEnquiry.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Quote' };

/** The whole page on a phone: the form, and what follows it. */
export const WholePage: Story = () => <TyreEnquiry />;
WholePage.meta = {
  frame: 'section',
  path: '/tyre-enquiry',
  shows: 'What happens next',
  width: 'phone',
};
