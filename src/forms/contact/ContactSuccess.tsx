import { useEffect, useState, type ComponentType, type Ref } from 'react';
import { SuccessPanel } from '../notes/SuccessPanel.tsx';

interface ContactSuccessProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Then it offers a reminder, whose script loads only here. */
  readonly isAboutWof: boolean;
}

/** Replaces the contact form once the message has arrived (specification, section 4). */
export function ContactSuccess({ headingRef, isAboutWof }: ContactSuccessProps) {
  const [Reminder, setReminder] = useState<ComponentType>();
  useEffect(() => {
    if (!isAboutWof) return;
    // Offline there is no reminder; the message has arrived all the same.
    import('../../answers/WofReminder.tsx').then(
      ({ WofReminder }) => setReminder(() => WofReminder),
      () => undefined,
    );
  }, [isAboutWof]);
  return (
    <SuccessPanel
      as="h3"
      heading="Message Sent!"
      headingRef={headingRef}
      promise="We'll get back to you within 30 minutes."
    >
      {Reminder ? <Reminder /> : null}
    </SuccessPanel>
  );
}
