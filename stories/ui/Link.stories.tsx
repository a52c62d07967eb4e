import { Link } from '../../src/ui/Link.tsx';
import { NewTabLink } from '../../src/ui/NewTabLink.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface } from '../surfaces.tsx';

export default { title: 'Ui / Link' };

/** A link has the colour of the words around it and is recognised by its underline. */
export const InText: Story = () => (
  <OnEverySurface>
    <p>
      Low tread? Compare <Link to="/tyres">tyres by type</Link>, or ask about a{' '}
      <Link to="/services/wof-inspection">WOF inspection</Link>.
    </p>
  </OnEverySurface>
);

/** A link to a part of a page. */
export const ToAPart: Story = () => (
  <OnEverySurface>
    <p>
      <Link to="/locations#papanui">Our Papanui branch</Link>
    </p>
  </OnEverySurface>
);

/** A link to another site says that it opens a new tab. */
export const NewTab: Story = () => (
  <OnEverySurface>
    <p>
      <NewTabLink href="https://maps.example/">Directions</NewTabLink>
    </p>
  </OnEverySurface>
);
