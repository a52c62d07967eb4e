import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { failureParts } from '../../content/formWords.ts';
import { emptyFields, lockFields } from '../fields/fieldValues.ts';
import {
  clearDraft,
  findArrived,
  hasFailedElsewhere,
  heldFields,
  holds,
  isFilledIn,
  recordSent,
  restoreDraft,
  saveDraft,
  type UnsureStatus,
} from './draft.ts';
import type { DraftFields, Progress } from './kept.ts';
import {
  enquiryForms,
  type Enquiry,
  type FormName,
  type SendingFailure,
  submitEnquiry,
} from './submitEnquiry.ts';

/**
 * The status of an enquiry. `failed` stays until the next attempt. An `UnsureStatus` means that it may have arrived:
 * nothing is sent before the visitor could read this (D50).
 */
export type EnquiryStatus = 'idle' | 'sending' | 'sent' | 'failed' | UnsureStatus;

/** Whether an enquiry with this status may have arrived. */
export function isUnsure(status: EnquiryStatus): status is UnsureStatus {
  return status === 'left' || status === 'unsure' || status === 'arrived';
}

/** How long it takes to notice a note that an enquiry may have arrived, in milliseconds (D56). */
const noticeMs = 1000;

export interface EnquiryOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly name: FormName;
  /** Sends the enquiry in a test; rejects if that fails. */
  readonly send?: typeof submitEnquiry | undefined;
  /** Called with a field's name after the visitor or autofill has changed it. */
  readonly onEdit?: (field: string) => void;
  /**
   * Called once the form is interactive and its draft is restored, before the next paint, with what was typed before.
   * Forms read their fields for the first time here.
   */
  readonly onRestored?: (typed: DraftFields) => void;
}

/**
 * Sends the enquiries of both forms: saves a draft, sends the enquiry once, shows whether it arrived, and then clears
 * the draft (specification, sections 4 and 8; D14, D22, D50).
 */
export function useEnquiry({
  form,
  name,
  send = submitEnquiry,
  onEdit,
  onRestored,
}: EnquiryOptions) {
  const [status, setStatus] = useState<EnquiryStatus>('idle');
  const [restored, setRestored] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const noteRef = useRef<HTMLParagraphElement>(null);
  const sentHeading = useRef<HTMLHeadingElement>(null);
  /** Whether the visitor has not pressed anything since the note appeared; a replayed press came before it. */
  const isUnread = useRef(false);
  /** When the note appeared, in milliseconds since 1970. */
  const notedAt = useRef(0);
  /** The attempt whose answer counts. */
  const attempt = useRef(0);

  /** Renders a status synchronously, so that focus can move to what it shows. */
  function show(next: EnquiryStatus) {
    flushSync(() => setStatus(next));
  }

  function keep(progress?: Progress) {
    if (!form.current) return;
    setSaved(saveDraft(name, form.current, progress));
    setFilled(isFilledIn(name, form.current));
  }

  function save() {
    // An edit doesn't tell us whether an earlier attempt arrived.
    const isSending = status === 'sending' || status === 'left' || status === 'unsure';
    keep({ isSending, hasLeft: status === 'left' });
  }

  const tellRestored = useEffectEvent((typed: DraftFields) => onRestored?.(typed));

  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = restoreDraft(name, form.current);
    // No render can read the device's storage.
    // oxlint-disable-next-line react/set-state-in-effect -- it comes from outside, once
    if (draft.status) setStatus(draft.status);
    setRestored(draft.restored);
    setSaved(draft.isSaved);
    setFilled(isFilledIn(name, form.current));
    tellRestored(draft.typed);
  }, [form, name]);

  const onInput = useEffectEvent(({ target }: Event) => {
    onEdit?.((target as HTMLInputElement).name);
    save();
    // Another text has not arrived.
    if (status === 'arrived' && form.current && !findArrived(name, form.current)) setStatus('idle');
  });

  const onStorage = useEffectEvent((event: StorageEvent) => {
    if (!form.current || status === 'sending') return;
    if (findArrived(name, form.current)) setStatus('arrived');
    else if (status === 'unsure' && hasFailedElsewhere(name, form.current, event)) {
      keep();
      setStatus('idle');
    }
  });

  // React's own `onChange` misses a `change` event after a value that a script has set.
  useLayoutEffect(() => listen(form.current, ['input', 'change'], onInput), [form]);
  useLayoutEffect(() => listen(window, ['storage'], onStorage), []);

  useLayoutEffect(() => {
    if (form.current) lockFields(form.current, status === 'sending');
    isUnread.current = isUnsure(status);
    notedAt.current = Date.now();
    const read = () => {
      isUnread.current = false;
    };
    return listen(window, ['pointerdown', 'keydown'], read, true);
  }, [form, status]);

  async function submit(enquiry: Enquiry) {
    if (status === 'sending') return;
    if (form.current && status !== 'arrived' && findArrived(name, form.current)) show('arrived');
    // A clock that was corrected must not keep the visitor waiting.
    const isNew = isUnsure(status) && Math.abs(Date.now() - notedAt.current) < noticeMs;
    if (isUnread.current || isNew) {
      isUnread.current = false;
      // The next press was made with the note in view.
      notedAt.current = 0;
      noteRef.current?.focus();
      return;
    }
    attempt.current += 1;
    const own = attempt.current;
    const fields = form.current ? heldFields(name, form.current) : {};
    let hasLeft = false;
    const stopPageHide = listen(window, ['pagehide'], () => {
      hasLeft = true;
      // Since the form was cleared it has another text, which is not being sent.
      if (own === attempt.current) keep({ isSending: true, hasLeft });
    });
    const stopPageShow = listen(window, ['pageshow'], ({ persisted }) => {
      if (persisted && own === attempt.current) show('left');
    });
    keep({ isSending: true });
    show('sending');
    try {
      await send(enquiry);
    } catch (error) {
      // When the visitor leaves, the browser aborts the request, but the enquiry may have been sent. The rejection
      // can arrive before `pagehide`, but not a task later.
      await new Promise((resolve) => setTimeout(resolve));
      if (own !== attempt.current) return;
      if (hasLeft) return show('left');
      const { mayHaveArrived: isUnknown = false } = error as Partial<SendingFailure>;
      keep({ isSending: isUnknown });
      if (isUnknown) show('unsure');
      else show('failed');
      if (document.activeElement === document.body) submitButton.current?.focus();
      if (!isUnknown) window.alert(failureParts(enquiryForms[name].what).join(''));
      return;
    } finally {
      stopPageHide();
      stopPageShow();
    }
    recordSent(name, fields);
    // A late reply must not clear what the visitor has typed since.
    if (own !== attempt.current || (form.current && !holds(name, form.current, fields))) return;
    clearDraft(name);
    followUp(() => {
      if (form.current) emptyFields(form.current);
    });
    show('sent');
    followUp(() => sentHeading.current?.focus());
  }

  return {
    status,
    restored,
    /** Whether the form has anything that can be cleared. */
    isFilled: isFilled || status !== 'idle',
    submit,
    sentHeading,
    /** For the end of the form (`SubmitArea`). */
    area: { formName: name, status, isSaved, submitRef: submitButton, noteRef },
    /** Saves the draft; call it after every change that is not the visitor's own typing. */
    save,
    /** Clears the draft; call it when the form is reset. */
    clear: () => {
      attempt.current += 1;
      clearDraft(name);
      setRestored(false);
      setSaved(false);
      setFilled(false);
      setStatus('idle');
    },
  };
}

/** Does what follows a success. If it fails, the enquiry has arrived all the same, so the failure is only logged. */
function followUp(task: () => void): void {
  try {
    task();
  } catch (error) {
    console.error(error);
  }
}

/**
 * Calls the listener at each event of these types.
 *
 * @returns a function that removes the listener
 */
export function listen<Type extends keyof WindowEventMap>(
  target: EventTarget | null,
  types: readonly Type[],
  listener: (event: WindowEventMap[Type]) => void,
  capture = false,
): () => void {
  const handler = listener as EventListener;
  for (const type of types) target?.addEventListener(type, handler, capture);
  return () => {
    for (const type of types) target?.removeEventListener(type, handler, capture);
  };
}
