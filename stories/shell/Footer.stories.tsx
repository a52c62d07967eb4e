import { Footer as FooterSection } from '../../src/shell/Footer.tsx';
import type { Story } from '../story.ts';

export default { title: 'Shell / Footer' };

export const OnADesk: Story = () => <FooterSection />;
OnADesk.meta = {
  frame: 'landmark',
  shows: 'Available 7 Days a Week',
  clauses: ['SHELL-MOBILE-BANNER'],
};

export const OnAPhone: Story = () => <FooterSection />;
OnAPhone.meta = { frame: 'landmark', width: 'phone' };
