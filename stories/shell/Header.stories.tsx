import { Header } from '../../src/shell/Header.tsx';
import type { Story } from '../story.ts';

export default { title: 'Shell / Header' };

/** The top menu with room for all of it; Services holds the page, so it is underlined. */
export const OnADesk: Story = () => <Header here="/services/wheel-alignment" />;
OnADesk.meta = { frame: 'landmark', path: '/services/wheel-alignment', width: 'desk' };

/** One compact bar: the line beneath the name, the number, and the menu's button. */
export const OnAPhone: Story = () => <Header here="/tyres/passenger" />;
OnAPhone.meta = { frame: 'landmark', path: '/tyres/passenger', width: 'phone' };

/** No item holds a lost address. */
export const OnALostAddress: Story = () => <Header here={undefined} />;
OnALostAddress.meta = { frame: 'landmark', width: 'desk' };
