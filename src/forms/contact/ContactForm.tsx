import { css } from 'linaria';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { color, radius, space, tracks, visuallyHiddenRules } from '../../styles/tokens.ts';
import type { submitEnquiry } from '../enquiry/submitEnquiry.ts';
import { useEnquiry } from '../enquiry/useEnquiry.ts';
import { withHoneypot } from '../enquiry/withHoneypot.ts';
import { Honeypot } from '../fields/Honeypot.tsx';
import { DraftRestoredNote } from '../notes/DraftRestoredNote.tsx';
import { PrivacyNotice } from '../notes/PrivacyNotice.tsx';
import { UnsureNote } from '../notes/UnsureNote.tsx';
import { Sent } from './ContactSuccess.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { enquiryTypes } from './fields.ts';
import { contactEnquiry } from './rules.ts';
import { TypeStep } from './TypeStep.tsx';

/**
 * Which step is in view. Until the form is hydrated (no `data-step`), styles alone set it, so that the tiles
 * work before script and nothing moves when it comes: a choice reveals the details and puts the tiles
 * away, except under the keyboard, whose arrows have to walk the tiles first. (They are clipped, not taken
 * out: on the way from one radio to the next none has the focus, and what isn't there can't get it.)
 * Without script both show.
 */
const card = css`
  position: relative;
  border: 1px solid ${color.border};
  border-radius: ${radius};
  overflow: clip;
  background: ${color.card};

  fieldset {
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
      ${visuallyHiddenRules}
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

  ${enquiryTypes
    .map(
      ({ value }) => `&:has([value='${value}']:checked) [data-for='${value}'] { display: inline; }`,
    )
    .join('\n')}

  /* Then script says what is chosen (standInHas.ts). */
  @supports not selector(:has(a)) {
    &:not([data-chosen='emergency']) [data-only='emergency'] {
      display: none;
    }
  }
`;

const stack = css`
  position: relative;
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.l};
`;

/** The step in view. Before the form is hydrated it is `undefined`, and the styles alone set it. */
type Step = 1 | 2 | undefined;

const formId = 'contact-form';

interface ContactFormProps {
  /** Sends the enquiry; a rejection is a failure to send. */
  readonly send: typeof submitEnquiry;
}

/**
 * The contact enquiry in two steps (specification, section 4). Its fields are uncontrolled: what was typed
 * before it was hydrated is still there, and is what gets sent. Without script it is a plain form that posts
 * the same names to the same endpoint.
 */
export function ContactForm({ send }: ContactFormProps) {
  const [step, setStep] = useState<Step>();
  const form = useRef<HTMLFormElement>(null);
  const detailsHeading = useRef<HTMLHeadingElement>(null);

  const chosenTile = () => form.current?.querySelector<HTMLElement>('[name=enquiryType]:checked');

  // Before a draft is given back, and before the next paint: a draft with a choice must not put the tiles
  // away, and move the page.
  useLayoutEffect(() => {
    const chosen = chosenTile();
    // oxlint-disable-next-line react/set-state-in-effect -- what was chosen comes from the document, once
    setStep(chosen && !chosen.matches(':focus-visible') ? 2 : 1);
  }, []);

  const { status, submit, ...enquiry } = useEnquiry({
    form,
    name: 'contact',
    what: 'message',
    send,
  });

  /** Shows a step at once, so that the focus can go there. */
  function show(next: Step) {
    flushSync(() => setStep(next));
  }

  if (status === 'sent') return <Sent headingRef={enquiry.sentHeading} />;
  return (
    <div className={stack}>
      <DraftRestoredNote restored={enquiry.restored} form={formId} />
      {status === 'unsure' && step === 1 ? <UnsureNote what="message" /> : null}
      <form
        ref={form}
        id={formId}
        className={card}
        data-step={step}
        data-chosen=""
        method="post"
        action={import.meta.env.VITE_FORM_ENDPOINT}
        onInput={enquiry.keep}
        onReset={() => {
          enquiry.forget();
          show(1);
          form.current?.querySelector<HTMLElement>('[name=enquiryType]')?.focus();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const entries = new FormData(event.currentTarget);
          void submit(withHoneypot(contactEnquiry(entries), entries));
        }}
      >
        <input type="hidden" name="formType" value="contact" />
        <input type="hidden" name="_subject" value="New Contact" />
        <Honeypot />
        <TypeStep
          onChoose={() => {
            show(2);
            enquiry.keep();
            detailsHeading.current?.focus();
          }}
        />
        <DetailsStep
          status={status}
          headingRef={detailsHeading}
          submitRef={enquiry.submitButton}
          onBack={() => {
            show(1);
            chosenTile()?.focus();
          }}
        />
      </form>
      <PrivacyNotice needed="your name, email, phone number and message" form={formId} />
    </div>
  );
}
