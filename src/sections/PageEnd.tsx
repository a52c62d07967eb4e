import { CallBar } from './CallBar.tsx';
import { Footer } from './Footer.tsx';

/** What every page ends with: the footer, and the phone's call bar. */
export function PageEnd() {
  return (
    <>
      <Footer />
      <CallBar />
    </>
  );
}
