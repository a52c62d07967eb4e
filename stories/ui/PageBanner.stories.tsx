import { pictures } from '../../src/assets/pictures.ts';
import { PageBanner } from '../../src/ui/PageBanner.tsx';
import type { Story } from '../story.ts';

export default { title: 'Ui / Page banner' };

export const WithoutSubtitle: Story = () => <PageBanner path="/warranty" heading="Warranty" />;
WithoutSubtitle.meta = { frame: 'section', path: '/warranty' };

/** The longest heading of the site, with a subtitle of two lines. */
export const Long: Story = () => (
  <PageBanner
    path="/services/battery-replacement"
    heading="Commercial and van tyres, fitted in Christchurch"
    subtitle="Load-rated tyres for vans, utes and light trucks, chosen for the weight you carry and the roads you drive, with a free test of your battery while you wait at the counter."
  />
);
Long.meta = { frame: 'section', path: '/services/battery-replacement' };

/** The picture has one crop for phones and one for desktops, and fades into the background of the banner. */
export const WithPicture: Story = () => (
  <PageBanner
    path="/locations"
    heading="Our locations"
    subtitle="Six branches from Hornby to Ferrymead, and a van for the rest."
    picture={{ phone: pictures.locationsPhone, desktop: pictures.locationsDesk }}
  />
);
WithPicture.meta = { frame: 'section', path: '/locations' };
