import type { Ref } from 'react';
import { SuccessPanel } from '../notes/SuccessPanel.tsx';

/** What replaces the contact form when the message has arrived (specification, section 4). */
export function Sent({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <SuccessPanel
      as="h3"
      heading="Message Sent!"
      headingRef={headingRef}
      promise="We'll get back to you within 30 minutes."
    />
  );
}
