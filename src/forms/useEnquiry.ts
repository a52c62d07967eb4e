import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { dropDraft, keepDraft, restoreDraft, type DraftName } from './draft.ts';
import { failureParts } from './failure.ts';
import type { Enquiry, submitEnquiry } from './submitEnquiry.ts';

/** How far an enquiry is. A failure stays in view until the next attempt. */
export type EnquiryStatus = 'idle' | 'sending' | 'sent' | 'failed';

interface EnquiryOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly name: DraftName;
  /** What the failure's words call it. */
  readonly what: 'message' | 'enquiry';
  /** Sends the enquiry; a rejection is a failure to send. */
  readonly send: typeof submitEnquiry;
}

/**
 * What both forms do alike: they keep what is typed on the device, send it once, say whether it arrived
 * (specification, sections 4 and 8; D14, D22), and forget it then.
 */
export function useEnquiry({ form, name, what, send }: EnquiryOptions) {
  const [status, setStatus] = useState<EnquiryStatus>('idle');
  const [restored, setRestored] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const sentHeading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    // What is kept on the device is known to no render.
    // oxlint-disable-next-line react/set-state-in-effect -- it comes from outside, once
    if (form.current) setRestored(restoreDraft(name, form.current));
  }, [form, name]);

  /** Shows a status at once, so that the focus can go there. */
  function show(next: EnquiryStatus) {
    flushSync(() => setStatus(next));
  }

  async function submit(enquiry: Enquiry) {
    if (status === 'sending') return;
    show('sending');
    try {
      await send(enquiry);
    } catch {
      show('failed');
      submitButton.current?.focus();
      window.alert(failureParts(what).join(''));
      return;
    }
    dropDraft(name);
    show('sent');
    sentHeading.current?.focus();
  }

  return {
    status,
    restored,
    submit,
    submitButton,
    sentHeading,
    /** Keeps what stands in the form now; after every edit. */
    keep: () => {
      if (form.current) keepDraft(name, form.current);
    },
    /** Forgets what was typed; when the form is emptied. */
    forget: () => {
      dropDraft(name);
      setRestored(false);
    },
  };
}
