import { phone } from '../../spec/facts/business.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { TelephoneLink } from '../../src/ui/TelephoneLink.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface, row } from '../surfaces.tsx';

export default { title: 'Ui / Telephone link' };

/** A landline, a freephone number, and a number with words before it; each stays on one line. */
export const Numbers: Story = () => (
  <OnEverySurface>
    <p>
      <TelephoneLink number={phone.main.number} />
    </p>
    <p>
      <TelephoneLink number={phone.carServicing.number} lead="Freephone" />
    </p>
    <TelephoneLink className={row} number={phone.autoRepairs.number} lead="Auto repairs">
      <Icon name="phone" />
    </TelephoneLink>
  </OnEverySurface>
);
