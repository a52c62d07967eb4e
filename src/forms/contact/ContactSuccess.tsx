import type { Ref } from 'react';
import { SuccessPanel } from '../notes/SuccessPanel.tsx';

/** Replaces the contact form once the message has arrived (specification, section 4). */
export function ContactSuccess({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <SuccessPanel
      as="h3"
      heading="Message Sent!"
      headingRef={headingRef}
      promise="We'll get back to you within 30 minutes."
    />
  );
}
