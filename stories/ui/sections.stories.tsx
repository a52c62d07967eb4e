import { CallToAction } from '../../src/ui/CallToAction.tsx';
import { Chapters } from '../../src/ui/Chapters.tsx';
import { NextSteps } from '../../src/ui/NextSteps.tsx';
import { NumberedLinks } from '../../src/ui/NumberedLinks.tsx';
import { PageBanner } from '../../src/ui/PageBanner.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { RelatedPages } from '../../src/ui/RelatedPages.tsx';
import { WithSidebar } from '../../src/ui/WithSidebar.tsx';
import type { Story } from '../story.ts';
import { variants } from '../variants.tsx';

export default { title: 'Ui / Sections' };

/** The longest heading of the site, with a subtitle of two lines. */
export const LongBanner = variants(PageBanner, {
  path: '/services/battery-replacement',
  words: {
    heading: 'Commercial and van tyres, fitted in Christchurch',
    subtitle:
      'Load-rated tyres for vans, utes and light trucks, chosen for the weight you carry and the roads you drive, with a free test of your battery while you wait at the counter.',
  },
});
LongBanner.meta = { frame: 'section', path: '/services/battery-replacement' };

/** The picture has one crop for phones and one for desktops, and fades into the background of the banner. */
export const BannerWithPicture = variants(PageBanner, {
  path: '/locations',
  words: { heading: 'Our locations', subtitle: 'Six branches, and a van for the rest.' },
  picture: 'locations',
});
BannerWithPicture.meta = { frame: 'section', path: '/locations' };

/** Each background; a lead and a foot; a picture that reaches the edge of the page. */
export const Backgrounds: Story = () => (
  <div>
    {(['plain', 'continued', 'deep', 'raised', 'asphalt'] as const).map((tone) => (
      <Section key={tone} tone={tone} heading={tone} lead="Lead." foot={<p>Foot.</p>}>
        <p>Words.</p>
      </Section>
    ))}
    <Section heading="With a picture" picture={{ files: 'tyresDesk', side: 'start' }} tone="deep">
      <p>It says nothing that the words do not.</p>
    </Section>
  </div>
);

/** A card with what to have at hand and a further link, and one as wide as the page with steps before the call. */
export const CallsToAction = variants(
  CallToAction,
  {
    heading: 'Get a price',
    ready: 'Tell us your tyre size.',
    line: 'main',
    contact: 'Request a quote',
    more: { label: 'Quote by tyre size', to: '/tyre-enquiry' },
  },
  {
    heading: 'Stopped by the road?',
    ready: ['Stop where it’s safe.', 'Stand well away from traffic.', 'Then call.'],
    line: 'autoRepairs',
    contact: 'Book Online',
    layout: 'wide',
  },
);

/** The end of a long page: a call, and related pages. */
export const NextStepsWithACall = variants(NextSteps, {
  call: { heading: 'Something not right?', ready: 'Bring your invoice.', contact: 'Write to us' },
  related: ['/warranty', '/payment-options', '/services/battery-replacement'],
});

export const Related = variants(RelatedPages, { paths: ['/faq'], heading: 'More to read' });
Related.meta = { width: 'phone' };

const chapters = [
  { id: 'one', heading: 'One', content: <p>A paragraph.</p> },
  { id: 'two', heading: 'Optional road hazard protection', content: <p>The other.</p> },
];

/** Numbered chapters with a long heading, and the links to them. */
export const NumberedChapters: Story = () => (
  <Section tone="plain" id="agreement" heading="An agreement">
    <NumberedLinks links={chapters.map(({ id, heading }) => ({ id, label: heading }))} />
    <Chapters numbered chapters={chapters} />
  </Section>
);

export const Sidebar = variants(WithSidebar, { card: 'Card', sidebar: 'Call', children: 'Text' });
