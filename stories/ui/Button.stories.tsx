import { Button, buttonStyles } from '../../src/ui/Button.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Link } from '../../src/ui/Link.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface, row } from '../surfaces.tsx';

export default { title: 'Ui / Button' };

/**
 * The tones on each surface: the main action, the main action on a light page, and the second action. `solid` is left
 * out on dark surfaces, on which it would not be visible. A link to the main action of a page looks like a button.
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
      <Link className={buttonStyles} data-tone="outline" to="/contact">
        Book Online <Icon name="arrow" />
      </Link>
    </div>
  </OnEverySurface>
);

const tones = ['signal', 'solid', 'outline'] as const;

/** While the visitor waits, the button is unavailable and shows a spinner and another label (specification, section 4). */
export const Unavailable: Story = () => (
  <OnEverySurface>
    {[{ pending: true, pendingLabel: 'Sending...' }, { disabled: true }].map((state) => (
      <div key={Object.keys(state)[0]} className={row}>
        {tones.map((tone) => (
          <Button key={tone} tone={tone} {...state}>
            Send message
          </Button>
        ))}
      </div>
    ))}
  </OnEverySurface>
);
