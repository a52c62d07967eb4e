import { Contact } from '../../src/pages/contact/Contact.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Contact' };

/** The whole page, without header and footer: the form, the six branches and their map. */
export const WholePage: Story = () => <Contact />;
WholePage.meta = { frame: 'section', path: '/contact', shows: 'Our Locations' };
