import { NextSteps } from '../../src/ui/NextSteps.tsx';
import { RelatedPages } from '../../src/ui/RelatedPages.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Next steps' };

/** The end of a long page. */
export const WithACall: Story = () => (
  <NextSteps
    call={{
      heading: 'Something not right?',
      ready: 'Bring your invoice.',
      contact: 'Write to us',
    }}
    related={['/warranty', '/payment-options', '/services/battery-replacement']}
  />
);
WithACall.meta = { shows: 'Bring your invoice.' };

/** Related pages alone. */
export const Related: Story = () => <RelatedPages paths={['/tyres/run-flat', '/faq']} />;
Related.meta = { width: 'phone' };
