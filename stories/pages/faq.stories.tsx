import { Faq } from '../../src/pages/faq/Faq.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Faq' };

/** The whole page on a phone: the filter, and the questions below it. */
export const WholePage: Story = () => <Faq />;
WholePage.meta = {
  frame: 'section',
  path: '/faq',
  shows: 'Can’t see your question?',
  width: 'phone',
};
