import { PageBanner } from '../sections/PageBanner.tsx';

/** Contact and locations (specification, sections 2 and 4). */
export function Contact() {
  return (
    <PageBanner
      path="/contact"
      heading="Contact us"
      subtitle="Ring, write, or drive in: six branches across Christchurch."
    />
  );
}
