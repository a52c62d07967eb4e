import { Link } from '../src/components/Link.tsx';
import { OnEveryGround } from './grounds.tsx';
import type { Story } from './story.ts';

/** A link takes the colour of the words around it and is told apart by its line. */
export const InText: Story = () => (
  <OnEveryGround>
    <p>
      Low tread? Compare <Link to="/tyres">tyres by type</Link>, or ask about a{' '}
      <Link to="/services/wof-inspection">WOF inspection</Link>.
    </p>
  </OnEveryGround>
);

/** A link to one part of a page. */
export const ToAPart: Story = () => (
  <OnEveryGround>
    <p>
      <Link to="/locations#papanui">Our Papanui branch</Link>
    </p>
  </OnEveryGround>
);
