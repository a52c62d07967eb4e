import { NotFound } from '../src/pages/information/NotFound.tsx';
import { CallBar as CallBarSection } from '../src/shell/CallBar.tsx';
import { Footer as FooterSection } from '../src/shell/Footer.tsx';
import { Header } from '../src/shell/Header.tsx';
import { Layout } from '../src/shell/Layout.tsx';
import { PageBanner } from '../src/ui/PageBanner.tsx';
import type { Story } from './story.ts';

/** The top menu with room for all of it; Services holds the page, so it is underlined. */
export const HeaderOnADesk: Story = () => <Header here="/services/wheel-alignment" />;
HeaderOnADesk.meta = { frame: 'landmark', path: '/services/wheel-alignment', width: 'desk' };

/** One compact bar: the line beneath the name, the number, and the menu's button. */
export const HeaderOnAPhone: Story = () => <Header here="/tyres/passenger" />;
HeaderOnAPhone.meta = { frame: 'landmark', path: '/tyres/passenger', width: 'phone' };

/** No item holds a lost address. */
export const HeaderOnALostAddress: Story = () => <Header here={undefined} />;
HeaderOnALostAddress.meta = { frame: 'landmark', width: 'desk' };

export const Footer: Story = () => <FooterSection />;
Footer.meta = {
  frame: 'landmark',
  shows: 'Available 7 Days a Week',
  clauses: ['SHELL-MOBILE-BANNER'],
};

export const FooterOnAPhone: Story = () => <FooterSection />;
FooterOnAPhone.meta = { frame: 'landmark', width: 'phone' };

export const CallBar: Story = () => <CallBarSection />;
CallBar.meta = { frame: 'landmark', width: 'phone', clauses: ['SHELL-CALL-BAR'] };

/** Every part at once, around a page that is only its banner. */
export const WholePage: Story = () => (
  <Layout pathname="/warranty">
    <PageBanner path="/warranty" heading="Warranty" subtitle="What we stand behind." />
  </Layout>
);
WholePage.meta = { frame: 'page', path: '/warranty' };

/** A lost address: the street without exit, and the way back. */
export const LostAddress: Story = () => (
  <Layout pathname="/nowhere">
    <NotFound />
  </Layout>
);
LostAddress.meta = { frame: 'page', shows: 'Page not found', clauses: ['SHELL-404-WAYS'] };
