import { CallToAction } from '../../src/ui/CallToAction.tsx';
import { Chapters } from '../../src/ui/Chapters.tsx';
import { NextSteps } from '../../src/ui/NextSteps.tsx';
import { NumberedLinks } from '../../src/ui/NumberedLinks.tsx';
import { PageBanner } from '../../src/ui/PageBanner.tsx';
import { Points } from '../../src/ui/Points.tsx';
import { Section } from '../../src/ui/Section.tsx';
import { RelatedPages } from '../../src/ui/RelatedPages.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Sections' };

export const BannerWithoutSubtitle: Story = () => (
  <PageBanner path="/warranty" words={{ heading: 'Warranty' }} />
);
BannerWithoutSubtitle.meta = { frame: 'section', path: '/warranty' };

/** The longest heading of the site, with a subtitle of two lines. */
export const LongBanner: Story = () => (
  <PageBanner
    path="/services/battery-replacement"
    words={{
      heading: 'Commercial and van tyres, fitted in Christchurch',
      subtitle:
        'Load-rated tyres for vans, utes and light trucks, chosen for the weight you carry and the roads you drive, with a free test of your battery while you wait at the counter.',
    }}
  />
);
LongBanner.meta = { frame: 'section', path: '/services/battery-replacement' };

/** The picture has one crop for phones and one for desktops, and fades into the background of the banner. */
export const BannerWithPicture: Story = () => (
  <PageBanner
    path="/locations"
    words={{
      heading: 'Our locations',
      subtitle: 'Six branches from Hornby to Ferrymead, and a van for the rest.',
    }}
    picture="locations"
  />
);
BannerWithPicture.meta = { frame: 'section', path: '/locations' };

/** Each background; a heading above its content and one beside it; a picture that reaches the edge of the page. */
export const Backgrounds: Story = () => (
  <>
    <Section
      tone="plain"
      id="plain"
      heading="The page’s own background"
      lead="A sentence below it."
    >
      <p>The heading stands above.</p>
    </Section>
    <Section tone="continued" heading="The same, without space above">
      <p>What is before it has the same background.</p>
    </Section>
    <Section tone="deep" id="deep" heading="A deeper one" foot={<p>What closes it.</p>}>
      <Points
        numbered="numbers"
        points={[
          { title: 'First', text: 'Numbered, because it is a step.' },
          { title: 'A second whose title takes two lines on a phone', text: 'A sentence.' },
        ]}
      />
    </Section>
    <Section tone="raised" heading="A raised one with edges">
      <p>It is as light as a card.</p>
    </Section>
    <Section tone="asphalt" id="dark" heading="Dark in both schemes">
      <p>What is said here stands out.</p>
    </Section>
    <Section
      tone="deep"
      id="picture"
      heading="With a picture"
      picture={{ files: 'tyresDesk', side: 'start' }}
    >
      <p>It says nothing that the words do not.</p>
    </Section>
  </>
);
Backgrounds.meta = { shows: 'What closes it.' };

/** A card with what to have at hand, a card with steps before the call, and one as wide as the page. */
export const CallsToAction: Story = () => (
  <>
    <CallToAction
      heading="Get a price"
      ready="Tell us your tyre size."
      line="main"
      contact="Request a quote"
      more={{ label: 'Quote by tyre size', to: '/tyre-enquiry' }}
    />
    <br />
    <CallToAction
      heading="Stopped by the road?"
      ready={['Stop where it’s safe.', 'Stand well away from traffic.', 'Then call.']}
      line="main"
      contact="Book Online"
    />
    <br />
    <CallToAction
      heading="Talk to us"
      ready="Tell us your plate."
      line="autoRepairs"
      contact="Send a message"
      layout="wide"
    />
  </>
);
CallsToAction.meta = { shows: 'Stand well away from traffic.' };

/** The end of a long page. */
export const NextStepsWithACall: Story = () => (
  <NextSteps
    call={{ heading: 'Something not right?', ready: 'Bring your invoice.', contact: 'Write to us' }}
    related={['/warranty', '/payment-options', '/services/battery-replacement']}
  />
);
NextStepsWithACall.meta = { shows: 'Bring your invoice.' };

/** Related pages alone. */
export const Related: Story = () => <RelatedPages paths={['/tyres/run-flat', '/faq']} />;
Related.meta = { width: 'phone' };

/** Links below a heading. */
export const RelatedWithAHeading: Story = () => (
  <RelatedPages paths={['/tyres/run-flat', '/faq']} heading="More to read" />
);

/** Numbered chapters with a long heading, and the links to them. */
export const NumberedChapters: Story = () => (
  <Section tone="plain" id="agreement" heading="An agreement">
    <NumberedLinks
      links={[
        { id: 'one', label: 'One' },
        { id: 'two', label: 'Optional road hazard protection' },
      ]}
    />
    <Chapters
      numbered
      chapters={[
        { id: 'one', heading: 'One', content: <p>A paragraph.</p> },
        { id: 'two', heading: 'Optional road hazard protection', content: <p>The other.</p> },
      ]}
    />
  </Section>
);
NumberedChapters.meta = { shows: 'A paragraph.' };
