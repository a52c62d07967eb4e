import { phone } from '../../spec/facts/business.ts';
import { ArrowLink } from '../../src/ui/ArrowLink.tsx';
import { Breadcrumb } from '../../src/ui/Breadcrumb.tsx';
import { Icon } from '../../src/ui/Icon.tsx';
import { Link } from '../../src/ui/Link.tsx';
import { NewTabLink } from '../../src/ui/NewTabLink.tsx';
import { TelephoneLink } from '../../src/ui/TelephoneLink.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface, OnSurface, row } from '../surfaces.tsx';

export default { title: 'Ui / Links' };

/**
 * A link has the colour of the words around it and is recognised by its underline; the second leads to a part of a page,
 * the third, to another site, says that it opens a new tab; the last has an arrow.
 */
export const InText: Story = () => (
  <OnEverySurface>
    <p>
      Low tread? Compare <Link to="/tyres">tyres by type</Link>, or ask{' '}
      <Link to="/locations#papanui">our Papanui branch</Link>.
    </p>
    <p>
      <NewTabLink href="https://maps.example/">Directions</NewTabLink>
    </p>
    <ArrowLink label="Our warranty" to="/warranty" />
  </OnEverySurface>
);

/** A landline, a freephone number, and a number with words before it; each stays on one line. */
export const TelephoneNumbers: Story = () => (
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

/** Three levels, of which the page itself is not a link. A narrow breadcrumb wraps between pages. */
export const NarrowBreadcrumb: Story = () => (
  <OnSurface surface="dark">
    <Breadcrumb path="/tyres/commercial" />
  </OnSurface>
);
NarrowBreadcrumb.meta = { path: '/tyres/commercial', width: 'small' };
