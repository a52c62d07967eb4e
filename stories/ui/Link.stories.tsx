import { Link } from '../../src/ui/Link.tsx';
import { NewTabLink } from '../../src/ui/NewTabLink.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface } from '../surfaces.tsx';

export default { title: 'Ui / Link' };

/**
 * A link has the colour of the words around it and is recognised by its underline; the second leads to a part of a page,
 * and the last, to another site, says that it opens a new tab.
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
  </OnEverySurface>
);
