import type { ReactNode, Ref } from 'react';
import { SuccessPanel } from '../notes/SuccessPanel.tsx';

interface ContactSuccessProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** Replaces the contact form once the message has arrived (specification, section 4). */
export function ContactSuccess({ headingRef, children }: ContactSuccessProps) {
  return (
    <SuccessPanel
      as="h3"
      heading="Message Sent!"
      headingRef={headingRef}
      promise="We'll get back to you within 30 minutes."
    >
      {children}
    </SuccessPanel>
  );
}
