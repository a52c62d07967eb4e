import { ArrowLink } from '../../src/ui/ArrowLink.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Arrow link' };

export const ToAPage: Story = () => <ArrowLink label="Our warranty" to="/warranty" />;
ToAPage.meta = { shows: 'Our warranty' };
