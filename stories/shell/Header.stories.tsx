import { Header } from '../../src/shell/Header.tsx';
import type { Story } from '../story.ts';

export default { title: 'Shell / Header' };

/** The whole top menu. The page belongs to Services, so Services is underlined. */
export const OnDesktop: Story = () => <Header here="/services/wheel-alignment" />;
OnDesktop.meta = { frame: 'landmark', path: '/services/wheel-alignment', width: 'desktop' };

/** One compact bar with the business's name and the line below it, the phone number and the menu button. */
export const OnPhone: Story = () => <Header here="/tyres/passenger" />;
OnPhone.meta = { frame: 'landmark', path: '/tyres/passenger', width: 'phone' };
