import { phone } from '../../spec/facts/business.ts';
import { Button, buttonStyles } from '../../src/ui/Button.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Link } from '../../src/ui/Link.tsx';
import { TelephoneLink } from '../../src/ui/TelephoneLink.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface, row } from '../surfaces.tsx';

export default { title: 'Ui / Button' };

/**
 * The tones on each surface: main action, main action on a light page, second action. `solid` would
 * not stand out from dark surfaces.
 */
export const Tones: Story = () => (
  <OnEverySurface
    onSurfaceDark={
      <div className={row}>
        <Button>Book Now</Button>
        <Button tone="outline">Back</Button>
      </div>
    }
  >
    <div className={row}>
      <Button>Book Now</Button>
      <Button tone="solid">Send message</Button>
      <Button tone="outline">Back</Button>
    </div>
  </OnEverySurface>
);

/** Waiting for an answer: disabled, with a spinner and its own words (specification, section 4). */
export const Loading: Story = () => (
  <OnEverySurface>
    <div className={row}>
      <Button pending pendingLabel="Sending...">
        Send message
      </Button>
      <Button tone="solid" pending pendingLabel="Processing...">
        Get my quote
      </Button>
      <Button tone="outline" pending pendingLabel="Sending...">
        Send message
      </Button>
    </div>
  </OnEverySurface>
);
Loading.meta = { shows: 'Sending...' };

export const Disabled: Story = () => (
  <OnEverySurface>
    <div className={row}>
      <Button disabled>Send message</Button>
      <Button tone="solid" disabled>
        Send message
      </Button>
      <Button tone="outline" disabled>
        Back
      </Button>
    </div>
  </OnEverySurface>
);

/** Links that act as the main thing to do look like buttons and stay links. */
export const AsLink: Story = () => (
  <OnEverySurface>
    <div className={row}>
      <TelephoneLink className={buttonStyles} number={phone.main.number} lead="Call">
        <Icon name="phone" />
      </TelephoneLink>
      <Link className={buttonStyles} data-tone="outline" to="/contact">
        Book Online <Icon name="arrow" />
      </Link>
    </div>
  </OnEverySurface>
);

/** Words too long for one line stand on two, and the page is no wider for them. */
export const LongWords: Story = () => (
  <OnEverySurface>
    <Button>Ask us about wheel alignment, balancing and rotation for the whole fleet</Button>
    <Button tone="outline" pending pendingLabel="Sending your enquiry to the branch you chose...">
      Send message
    </Button>
  </OnEverySurface>
);
