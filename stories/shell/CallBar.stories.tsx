import { CallBar as CallBarSection } from '../../src/shell/CallBar.tsx';
import type { Story } from '../story.ts';

export default { title: 'Shell / Call bar' };

export const Bar: Story = () => <CallBarSection />;
Bar.meta = { frame: 'landmark', width: 'phone', clauses: ['SHELL-CALL-BAR'] };
