import { Contact } from '../../src/pages/contact/Contact.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Contact' };

/** The whole page on a phone: the map, which another host serves, is too far down to be asked for. */
export const WholePage: Story = () => <Contact />;
WholePage.meta = { frame: 'section', path: '/contact', shows: 'Our Locations', width: 'phone' };
