import { css } from 'linaria';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as words from '../../content/contactFormWords.ts';
import { mixins } from '../../styles/mixins.ts';
import { cleanFields } from '../enquiry/clean.ts';
import { useEnquiry, type EnquiryOptions } from '../enquiry/useEnquiry.ts';
import { withHoneypot } from '../enquiry/withHoneypot.ts';
import { Honeypot } from '../fields/Honeypot.tsx';
import { DraftRestoredNote, formStack, PrivacyNotice, UnsureNote } from '../notes/FormNotes.tsx';
import { SuccessPanel, type SuccessPanelProps } from '../notes/SuccessPanel.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { contactEnquiry, mentionsWof } from './enquiry.ts';
import { Extra } from './Extra.tsx';
import { TypeStep } from './TypeStep.tsx';

/**
 * Which step shows. Before hydration (no `data-step`) CSS alone decides, so that the tiles work before the script has
 * loaded and hydration moves nothing: choosing a tile reveals the details and hides the tiles, but not while the
 * keyboard is on them, because arrow keys have to reach all of them. They are clipped rather than removed, because
 * between two radios neither has focus, and a removed element can't receive it. Without script both steps show.
 */
const card = css`
  position: relative;
  ${mixins.card}
  overflow: clip;

  :where(fieldset) {
    border: 0;
    min-inline-size: 0;
  }

  @media (scripting: enabled) {
    &:not([data-step]):not(:has([name='enquiryType']:checked)) [data-part='details'] {
      display: none;
    }

    &:not([data-step]):has([name='enquiryType']:checked):not(
        :has([name='enquiryType']:focus-visible)
      )
      [data-part='type'] {
      ${mixins.visuallyHidden}
    }
  }

  &:not([data-step]) [data-part='details'] [type='button'] {
    visibility: hidden;
  }

  &[data-step='1'] [data-part='details'],
  &[data-step='2'] [data-part='type'] {
    display: none;
  }

  &:not(:has([value='emergency']:checked)) [data-only='emergency'] {
    display: none;
  }

  ${words.enquiryTypes
    .map(
      ({ value }) => `&:has([value='${value}']:checked) [data-for='${value}'] { display: inline; }`,
    )
    .join('\n')}

  /* Without :has(), script sets data-chosen instead (chosenFallback.ts). */
  @supports not selector(:has(a)) {
    &:not([data-chosen='emergency']) [data-only='emergency'] {
      display: none;
    }
  }
`;

/** The step shown; `undefined` before hydration, when CSS alone decides. */
type Step = 1 | 2 | undefined;

const formId = 'contact-form';

interface ContactFormProps extends Pick<EnquiryOptions, 'send'> {
  /** Loads the offer that the confirmation of a message about a WOF shows. */
  readonly loadReminder?: () => Promise<ReactNode>;
}

/**
 * The contact form, in two steps (specification, section 4). Its fields are uncontrolled, so what was typed before
 * hydration stays and is sent. Without script it is a plain form that posts the same fields to the same endpoint.
 */
export function ContactForm({ send, loadReminder }: ContactFormProps) {
  const [step, setStep] = useState<Step>();
  const [offer, setOffer] = useState<ReactNode>();
  /** The message that the offer is for. */
  const offered = useRef<unknown>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const detailsHeading = useRef<HTMLHeadingElement>(null);

  const chosenTile = () => form.current?.querySelector<HTMLElement>('[name=enquiryType]:checked');

  const { status, submit, ...enquiry } = useEnquiry({
    form,
    name: 'contact',
    send,
    // A type from a draft does not hide the tiles, because the page would move; one chosen before hydration does.
    onRestored: ({ enquiryType }) =>
      setStep(enquiryType && !chosenTile()?.matches(':focus-visible') ? 2 : 1),
  });

  /** Renders a step synchronously, so that focus can move to it. */
  function showStep(next: Step) {
    flushSync(() => setStep(next));
  }

  /** Loads the reminder if a message is about a WOF. If its script can't be loaded, there is none. */
  async function offerReminder(sent: ReturnType<typeof contactEnquiry>) {
    offered.current = sent;
    setOffer(undefined);
    if (!mentionsWof(sent.message)) return;
    const reminder = await loadReminder?.().catch(() => undefined);
    // Another message may have been sent since.
    if (offered.current === sent) setOffer(reminder);
  }

  if (status === 'sent')
    return (
      <ContactSuccess headingRef={enquiry.sentHeading}>
        <Extra>{offer}</Extra>
      </ContactSuccess>
    );
  return (
    <div className={formStack}>
      <DraftRestoredNote restored={enquiry.restored} form={formId} />
      <UnsureNote
        formName="contact"
        status={step === 1 ? status : 'idle'}
        noteRef={step === 1 ? enquiry.area.noteRef : undefined}
      />
      <form
        ref={form}
        id={formId}
        className={card}
        data-step={step}
        data-chosen=""
        method="post"
        action={import.meta.env.VITE_FORM_ENDPOINT}
        onReset={() => {
          enquiry.clear();
          showStep(1);
          form.current?.querySelector<HTMLElement>('[name=enquiryType]')?.focus();
        }}
        onSubmit={(event) => {
          // The browser has to validate what is sent, also if the visitor pressed before this script was loaded.
          cleanFields('contact', event.currentTarget);
          if (!event.currentTarget.reportValidity()) return event.preventDefault();
          const entries = new FormData(event.currentTarget);
          const sent = contactEnquiry(entries);
          const full = withHoneypot(sent, entries);
          // Last, because the browser posts the form if any of this throws an error.
          event.preventDefault();
          void submit(full);
          void offerReminder(sent);
        }}
      >
        <input type="hidden" name="formType" value="contact" />
        <input type="hidden" name="_subject" value="New Contact" />
        <Honeypot />
        <TypeStep
          onChoose={() => {
            enquiry.save();
            showStep(2);
            detailsHeading.current?.focus();
          }}
        />
        <DetailsStep
          {...enquiry.area}
          noteRef={step === 1 ? undefined : enquiry.area.noteRef}
          headingRef={detailsHeading}
          onBack={() => {
            showStep(1);
            chosenTile()?.focus();
          }}
        />
      </form>
      <PrivacyNotice formName="contact" isFilled={enquiry.isFilled} form={formId} />
    </div>
  );
}

/** Replaces the contact form once the message has arrived (specification, section 4). */
function ContactSuccess(props: Pick<SuccessPanelProps, 'headingRef' | 'children'>) {
  return (
    <SuccessPanel as="h3" heading={words.sentHeading} promise={words.sentPromise} {...props} />
  );
}
