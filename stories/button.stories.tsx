import { Button, buttonLook } from '../src/components/Button.tsx';
import { Icon } from '../src/components/Icon.tsx';
import { Link } from '../src/components/Link.tsx';
import { TelephoneLink } from '../src/components/TelephoneLink.tsx';
import { OnEveryGround, row } from './grounds.tsx';
import type { Story } from './story.ts';

/**
 * The tones on each surface: the one thing to do, the way on, the second thing. `solid` is ink, which does
 * not stand out from asphalt, so it has no place there.
 */
export const Tones: Story = () => (
  <OnEveryGround
    onAsphalt={
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
  </OnEveryGround>
);

/** Waiting for an answer: disabled, with a spinner and its own words (specification, section 4). */
export const Loading: Story = () => (
  <OnEveryGround>
    <div className={row}>
      <Button loading="Sending...">Send message</Button>
      <Button tone="solid" loading="Processing...">
        Get my quote
      </Button>
      <Button tone="outline" loading="Sending...">
        Send message
      </Button>
    </div>
  </OnEveryGround>
);
Loading.meta = { shows: 'Sending...' };

export const Disabled: Story = () => (
  <OnEveryGround>
    <div className={row}>
      <Button disabled>Send message</Button>
      <Button tone="solid" disabled>
        Send message
      </Button>
      <Button tone="outline" disabled>
        Back
      </Button>
    </div>
  </OnEveryGround>
);

/** Links that act as the main thing to do look like buttons and stay links. */
export const AsLink: Story = () => (
  <OnEveryGround>
    <div className={row}>
      <TelephoneLink className={buttonLook} number="03 000 0100" lead="Call">
        <Icon name="phone" />
      </TelephoneLink>
      <Link className={buttonLook} data-tone="outline" to="/contact">
        Book Online <Icon name="arrow" />
      </Link>
    </div>
  </OnEveryGround>
);

/** Words too long for one line stand on two, and the page is no wider for them. */
export const LongWords: Story = () => (
  <OnEveryGround>
    <Button>Ask us about wheel alignment, balancing and rotation for the whole fleet</Button>
    <Button tone="outline" loading="Sending your enquiry to the branch you chose...">
      Send message
    </Button>
  </OnEveryGround>
);
