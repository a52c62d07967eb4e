import { CallToAction } from '../../src/ui/CallToAction.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Call to action' };

/** A card with what to have at hand, a card with steps before the call, and one as wide as the page. */
export const Variants: Story = () => (
  <>
    <CallToAction
      heading="Get a price"
      ready="Tell us your tyre size."
      line="main"
      contact="Request a quote"
      more={{ label: 'Quote by tyre size', to: '/tyre-enquiry' }}
    />
    <br />
    <CallToAction
      heading="Stopped by the road?"
      ready={['Stop where it’s safe.', 'Stand well away from traffic.', 'Then call.']}
      line="main"
      contact="Book Online"
    />
    <br />
    <CallToAction
      heading="Talk to us"
      ready="Tell us your plate."
      line="autoRepairs"
      contact="Send a message"
      layout="wide"
    />
  </>
);
Variants.meta = { shows: 'Stand well away from traffic.' };
