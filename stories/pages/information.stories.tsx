import { About } from '../../src/pages/information/About.tsx';
import { NotFound } from '../../src/pages/information/NotFound.tsx';
import { PaymentOptions } from '../../src/pages/information/PaymentOptions.tsx';
import { Testimonials } from '../../src/pages/information/Testimonials.tsx';
import { Warranty } from '../../src/pages/information/Warranty.tsx';
import { Layout } from '../../src/shell/Layout.tsx';
import type { Story } from '../story.ts';

export default { title: 'Pages / Information' };

/** The whole page, without header and footer. */
export const AboutUs: Story = () => <About />;
AboutUs.meta = { frame: 'section', path: '/about', shows: 'Our Core Values' };

/** The whole page on a phone. */
export const Payment: Story = () => <PaymentOptions />;
Payment.meta = {
  frame: 'section',
  path: '/payment-options',
  shows: 'Finance options',
  width: 'phone',
};

/** The whole page on a phone. */
export const WhatPeopleSay: Story = () => <Testimonials />;
WhatPeopleSay.meta = {
  frame: 'section',
  path: '/testimonials',
  shows: 'Selected reviews',
  width: 'phone',
};

/** The whole page, without header and footer. */
export const WarrantyTerms: Story = () => <Warranty />;
WarrantyTerms.meta = { frame: 'section', path: '/warranty', shows: 'What is covered' };

/** A lost address: the street without exit, and the way back. */
export const LostAddress: Story = () => (
  <Layout pathname="/nowhere">
    <NotFound />
  </Layout>
);
LostAddress.meta = { frame: 'page', shows: 'Page not found', clauses: ['SHELL-404-WAYS'] };
