import { Header } from '../../src/shell/Header.tsx';
import { Layout } from '../../src/shell/Layout.tsx';
import { PageBanner } from '../../src/ui/PageBanner.tsx';
import type { Story } from '../story.ts';

export default { title: 'Shell / Shell' };

/** All parts of a page around a banner. */
export const WholePage: Story = () => (
  <Layout pathname="/warranty">
    <PageBanner
      path="/warranty"
      words={{ heading: 'Warranty', subtitle: 'What we stand behind.' }}
    />
  </Layout>
);
WholePage.meta = { frame: 'page', path: '/warranty', clauses: ['SHELL-MOBILE-BANNER'] };

/** The same on a phone: the menu button in a compact header, and the call bar. */
export const WholePageOnPhone: Story = () => <WholePage />;
WholePageOnPhone.meta = {
  frame: 'page',
  path: '/warranty',
  width: 'phone',
  clauses: ['SHELL-CALL-BAR'],
};

/** The whole top menu. The page belongs to Services, so Services is underlined. */
export const HeaderOnDesktop: Story = () => <Header here="/services/wheel-alignment" />;
HeaderOnDesktop.meta = { frame: 'landmark', path: '/services/wheel-alignment' };
