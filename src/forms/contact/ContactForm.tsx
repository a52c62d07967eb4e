import { css } from 'linaria';
import { useEffect, useReducer, useRef, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { color, radius } from '../../styles/tokens.ts';
import { failureParts } from '../failure.ts';
import { PrivacyNotice } from '../PrivacyNotice.tsx';
import type { submitEnquiry } from '../submitEnquiry.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { enquiryTypes } from './fields.ts';
import { contactEnquiry, contactSubject } from './rules.ts';
import { Sent } from './Sent.tsx';
import { asleep, contactReducer, type ContactEvent, type ContactState } from './state.ts';
import { TypeStep } from './TypeStep.tsx';

/**
 * Which step is in view. Until the page wakes (no `data-step`), styles alone decide, so that the tiles
 * work before script and nothing moves when it comes: a choice reveals the details and puts the tiles
 * away, except under the keyboard, whose arrows have to walk the tiles first. (They are clipped, not taken
 * out: on the way from one radio to the next none has the focus, and what isn't there can't get it.)
 * Without script both show.
 */
const card = css`
  position: relative;
  border: 1px solid ${color.rule};
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
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
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
`;

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`;

interface ContactFormProps {
  /** Sends the enquiry; a rejection is a failure to send. */
  readonly send: typeof submitEnquiry;
  /** Where the story or test begins; a page begins asleep. */
  readonly initial?: ContactState;
}

type SubmitEvent = Parameters<NonNullable<ComponentProps<'form'>['onSubmit']>>[0];

/**
 * The contact enquiry in two steps (specification, section 4). Its fields are uncontrolled: what was typed
 * before the page woke is still there, and is what gets sent. Without script it is a plain form that posts
 * the same names to the same endpoint.
 */
export function ContactForm({ send, initial = asleep }: ContactFormProps) {
  const [{ step, status }, dispatch] = useReducer(contactReducer, initial);
  const form = useRef<HTMLFormElement>(null);
  const detailsHeading = useRef<HTMLHeadingElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const sentHeading = useRef<HTMLHeadingElement>(null);

  const chosenTile = () => form.current?.querySelector<HTMLElement>('[name=enquiryType]:checked');

  useEffect(() => {
    const chosen = chosenTile();
    dispatch({ type: 'woke', chosen: Boolean(chosen && !chosen.matches(':focus-visible')) });
  }, []);

  /** Shows what follows from an event at once, so that the focus can go there. */
  function show(event: ContactEvent) {
    flushSync(() => dispatch(event));
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (status === 'sending') return;
    const enquiry = contactEnquiry(new FormData(event.currentTarget));
    show({ type: 'submitted' });
    try {
      await send(enquiry);
    } catch {
      show({ type: 'failed' });
      submitButton.current?.focus();
      window.alert(failureParts('message').join(''));
      return;
    }
    show({ type: 'arrived' });
    sentHeading.current?.focus();
  }

  if (status === 'sent') return <Sent headingRef={sentHeading} />;
  return (
    <div className={stack}>
      <form
        ref={form}
        className={card}
        data-step={step}
        method="post"
        action={import.meta.env.VITE_FORM_ENDPOINT}
        onSubmit={(event) => void onSubmit(event)}
      >
        <input type="hidden" name="formType" value="contact" />
        <input type="hidden" name="_subject" value={contactSubject('')} />
        <TypeStep
          onChoose={() => {
            show({ type: 'chose' });
            detailsHeading.current?.focus();
          }}
        />
        <DetailsStep
          status={status}
          headingRef={detailsHeading}
          submitRef={submitButton}
          onBack={() => {
            show({ type: 'wentBack' });
            chosenTile()?.focus();
          }}
        />
      </form>
      <PrivacyNotice needed="your name, email, phone number and message" />
    </div>
  );
}
