import { css } from 'linaria';
import { Breadcrumb } from '../../src/ui/Breadcrumb.tsx';
import type { Story } from '../story.ts';
import { OnSurface } from '../surfaces.tsx';

export default { title: 'Ui / Breadcrumb' };

const narrow = css`
  max-inline-size: 15rem;
`;

/** Three levels, of which the page itself is not a link. A narrow breadcrumb wraps between pages. */
export const Narrow: Story = () => (
  <div className={narrow}>
    <OnSurface surface="dark">
      <Breadcrumb path="/tyres/commercial" />
    </OnSurface>
  </div>
);
Narrow.meta = { path: '/tyres/commercial' };
