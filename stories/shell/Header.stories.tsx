import { Header } from '../../src/shell/Header.tsx';
import type { Story } from '../story.ts';

export default { title: 'Shell / Header' };

/** The whole top menu. The page belongs to Services, so Services is underlined. */
export const OnADesk: Story = () => <Header here="/services/wheel-alignment" />;
OnADesk.meta = { frame: 'landmark', path: '/services/wheel-alignment', width: 'desk' };

/** One compact bar with the business's name and the line below it, the phone number and the menu button. */
export const OnAPhone: Story = () => <Header here="/tyres/passenger" />;
OnAPhone.meta = { frame: 'landmark', path: '/tyres/passenger', width: 'phone' };

/** On the 404 page no item of the menu is marked. */
export const OnALostAddress: Story = () => <Header here={undefined} />;
OnALostAddress.meta = { frame: 'landmark', width: 'desk' };
