import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { emptyFields } from '../fields/fieldValues.ts';
import { clearDraft, saveDraft, restoreDraft, type DraftName } from './draft.ts';
import { failureParts } from './failure.ts';
import type { Enquiry, submitEnquiry } from './submitEnquiry.ts';

/**
 * The state of an enquiry. `failed` stays until the next attempt. `unsure` means the visitor left while it was being
 * sent, so it may or may not have arrived.
 */
export type EnquiryStatus = 'idle' | 'sending' | 'sent' | 'failed' | 'unsure';

interface EnquiryOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly name: DraftName;
  /** What the messages call it. */
  readonly what: 'message' | 'enquiry';
  /** Sends the enquiry; rejects if that fails. */
  readonly send: typeof submitEnquiry;
}

/**
 * What both forms share: they save a draft, send the enquiry once, show whether it arrived, and then clear the draft
 * (specification, sections 4 and 8; D14, D22).
 */
export function useEnquiry({ form, name, what, send }: EnquiryOptions) {
  const [status, setStatus] = useState<EnquiryStatus>('idle');
  const [restored, setRestored] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const sentHeading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = restoreDraft(name, form.current);
    // No render can read the device's storage.
    // oxlint-disable-next-line react/set-state-in-effect -- it comes from outside, once
    if (draft.wasSending) setStatus('unsure');
    setRestored(draft.restored);
  }, [form, name]);

  /** Renders a status synchronously, so that focus can move to what it shows. */
  function show(next: EnquiryStatus) {
    flushSync(() => setStatus(next));
  }

  async function submit(enquiry: Enquiry) {
    if (status === 'sending') return;
    let hasLeft = false;
    const onPageHide = () => {
      hasLeft = true;
    };
    window.addEventListener('pagehide', onPageHide);
    if (form.current) saveDraft(name, form.current, true);
    show('sending');
    try {
      await send(enquiry);
    } catch {
      // When the visitor leaves, the browser aborts the request, but the enquiry may have been sent. The rejection
      // can arrive before `pagehide`, but not a task later.
      await new Promise((resolve) => setTimeout(resolve));
      if (hasLeft) return show('unsure');
      if (form.current) saveDraft(name, form.current);
      show('failed');
      if (document.activeElement === document.body) submitButton.current?.focus();
      window.alert(failureParts(what).join(''));
      return;
    } finally {
      window.removeEventListener('pagehide', onPageHide);
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
    /** Saves the draft; call it after every edit. */
    save: () => {
      // An edit doesn't tell us whether an earlier attempt arrived.
      const isSending = status === 'sending' || status === 'unsure';
      if (form.current) saveDraft(name, form.current, isSending);
    },
    /** Clears the draft; call it when the form is reset. */
    clear: () => {
      clearDraft(name);
      setRestored(false);
      setStatus('idle');
    },
  };
}
