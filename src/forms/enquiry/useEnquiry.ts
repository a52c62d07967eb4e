import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { emptyFields } from '../fields/fieldValues.ts';
import { clearDraft, saveDraft, restoreDraft, type DraftName } from './draft.ts';
import { failureParts } from './failure.ts';
import type { Enquiry, submitEnquiry } from './submitEnquiry.ts';

/**
 * How far an enquiry is. A failure stays in view until the next attempt; so does that nobody knows whether it
 * arrived, because the visitor left while it was on its way.
 */
export type EnquiryStatus = 'idle' | 'sending' | 'sent' | 'failed' | 'unsure';

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
    if (!form.current) return;
    const draft = restoreDraft(name, form.current);
    // What is kept on the device is known to no render.
    // oxlint-disable-next-line react/set-state-in-effect -- it comes from outside, once
    if (draft.wasSending) setStatus('unsure');
    setRestored(draft.restored);
  }, [form, name]);

  /** Shows a status at once, so that the focus can go there. */
  function show(next: EnquiryStatus) {
    flushSync(() => setStatus(next));
  }

  async function submit(enquiry: Enquiry) {
    if (status === 'sending') return;
    let hasLeft = false;
    const leave = () => {
      hasLeft = true;
    };
    window.addEventListener('pagehide', leave);
    if (form.current) saveDraft(name, form.current, true);
    show('sending');
    try {
      await send(enquiry);
    } catch {
      // Of a page that is left, the browser breaks the connection; the enquiry goes on without it. The form may hear of
      // that before it hears why, but not a task later: then nothing runs here any more, or only when the page is back.
      await new Promise((resolve) => setTimeout(resolve));
      if (hasLeft) return show('unsure');
      if (form.current) saveDraft(name, form.current);
      show('failed');
      if (document.activeElement === document.body) submitButton.current?.focus();
      window.alert(failureParts(what).join(''));
      return;
    } finally {
      window.removeEventListener('pagehide', leave);
    }
    clearDraft(name);
    if (form.current) emptyFields(form.current);
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
      // An edit does not make known what became of an enquiry that is on its way.
      const isSending = status === 'sending' || status === 'unsure';
      if (form.current) saveDraft(name, form.current, isSending);
    },
    /** Forgets what was typed; when the form is emptied. */
    forget: () => {
      clearDraft(name);
      setRestored(false);
      setStatus('idle');
    },
  };
}
