import { Footer as FooterSection } from '../../src/shell/Footer.tsx';
import type { Story } from '../story.ts';

export default { title: 'Shell / Footer' };

export const OnDesktop: Story = () => <FooterSection />;
OnDesktop.meta = {
  frame: 'landmark',
  shows: 'Available 7 Days a Week',
  clauses: ['SHELL-MOBILE-BANNER'],
};

export const OnPhone: Story = () => <FooterSection />;
OnPhone.meta = { frame: 'landmark', width: 'phone' };
