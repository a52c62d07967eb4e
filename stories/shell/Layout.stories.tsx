import { Layout } from '../../src/shell/Layout.tsx';
import { PageBanner } from '../../src/ui/PageBanner.tsx';
import type { Story } from '../story.ts';

export default { title: 'Shell / Layout' };

/** All parts of a page around a banner. */
export const WholePage: Story = () => (
  <Layout pathname="/warranty">
    <PageBanner path="/warranty" heading="Warranty" subtitle="What we stand behind." />
  </Layout>
);
WholePage.meta = { frame: 'page', path: '/warranty' };
