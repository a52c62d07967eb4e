import { Icon } from '../../src/ui/Icon.tsx';
import { TelephoneLink } from '../../src/ui/TelephoneLink.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface, row } from '../surfaces.tsx';

export default { title: 'Ui / Telephone link' };

/** A landline, a freephone number, and one with words before it; each stays on one line. */
export const Numbers: Story = () => (
  <OnEverySurface>
    <p>
      <TelephoneLink number="03 000 0100" />
    </p>
    <p>
      <TelephoneLink number="0800 000 100" lead="Freephone" />
    </p>
    <TelephoneLink className={row} number="03 000 0120" lead="Auto repairs">
      <Icon name="phone" />
    </TelephoneLink>
  </OnEverySurface>
);
