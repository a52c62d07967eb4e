import { Tyres } from '../../src/pages/tyres/Tyres.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Tyres' };

/** The whole page, without header and footer. */
export const WholePage: Story = () => <Tyres />;
WholePage.meta = { frame: 'section', path: '/tyres', shows: 'Browse by tyre type' };
