import type { Ref } from 'react';
import { SentPanel } from '../SentPanel.tsx';

/** What replaces the contact form when the message has arrived (specification, section 4). */
export function Sent({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <SentPanel
      as="h3"
      heading="Message Sent!"
      headingRef={headingRef}
      promise="We'll get back to you within 30 minutes."
    />
  );
}
