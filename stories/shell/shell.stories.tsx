import { CallBar } from '../../src/shell/CallBar.tsx';
import { Footer } from '../../src/shell/Footer.tsx';
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
WholePage.meta = { frame: 'page', path: '/warranty' };

/** The whole top menu. The page belongs to Services, so Services is underlined. */
export const HeaderOnDesktop: Story = () => <Header here="/services/wheel-alignment" />;
HeaderOnDesktop.meta = { frame: 'landmark', path: '/services/wheel-alignment', width: 'desktop' };

/** One compact bar with the business's name and the line below it, the phone number and the menu button. */
export const HeaderOnPhone: Story = () => <Header here="/tyres/passenger" />;
HeaderOnPhone.meta = { frame: 'landmark', path: '/tyres/passenger', width: 'phone' };

export const CallBarOnPhone: Story = () => <CallBar />;
CallBarOnPhone.meta = { frame: 'landmark', width: 'phone', clauses: ['SHELL-CALL-BAR'] };

export const PageFooter: Story = () => <Footer />;
PageFooter.meta = {
  frame: 'landmark',
  clauses: ['SHELL-MOBILE-BANNER'],
};
