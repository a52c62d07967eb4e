import { css } from 'linaria';
import { Icon } from '../../src/ui/Icon.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface } from '../surfaces.tsx';

export default { title: 'Ui / Icon' };

const sizes = css`
  display: grid;
  gap: 0.75rem;

  li {
    display: flex;
    align-items: center;
    gap: 0.6em;
  }

  li:nth-child(2) {
    font-size: 1.5rem;
  }

  li:nth-child(3) {
    font-size: 2.25rem;
  }
`;

/** An icon has the height and the colour of the words beside it. */
export const BesideWords: Story = () => (
  <OnEverySurface>
    <ul className={sizes}>
      <li>
        <Icon name="phone" /> Call
      </li>
      <li>
        <Icon name="arrow" /> Book Online
      </li>
      <li>
        <Icon name="chevron" /> Services
      </li>
    </ul>
  </OnEverySurface>
);
