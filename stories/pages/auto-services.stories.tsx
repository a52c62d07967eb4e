import { AutoServices } from '../../src/pages/auto-services/AutoServices.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Auto services' };

/** The whole page, without header and footer. */
export const WholePage: Story = () => <AutoServices />;
WholePage.meta = { frame: 'section', path: '/auto-services', shows: 'Vehicle Servicing' };
