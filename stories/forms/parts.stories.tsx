import { useRef } from 'react';
import type { EnquiryStatus } from '../../src/forms/enquiry/useEnquiry.ts';
import { errorId, Field } from '../../src/forms/fields/Field.tsx';
import { SubmitArea } from '../../src/forms/fields/SubmitArea.tsx';
import { BrokenNote } from '../../src/forms/notes/BrokenNote.tsx';
import { FailureNote, PrivacyNotice } from '../../src/forms/notes/FormNotes.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface } from '../surfaces.tsx';
import { variants } from '../variants.tsx';

export default { title: 'Forms / Parts', meta: { hotkeys: false } };

/** Fields that are empty, have a note, are filled in, are incomplete, and are wrong. */
export const Fields: Story = () => (
  <form>
    <Field label="First name">
      <input name="firstName" />
    </Field>
    <Field label="Comment" note="optional">
      <textarea name="comment" />
    </Field>
    <Field label="Phone number" filled validation={{ name: 'phone', error: undefined }}>
      <input name="phone" defaultValue="021 000 0000" />
    </Field>
    <Field label="Width" note="mm" filled>
      <input name="width" defaultValue="20" />
    </Field>
    <Field label="Email" filled validation={{ name: 'email', error: 'Invalid email format' }}>
      <input
        name="email"
        defaultValue="aroha@post"
        aria-invalid="true"
        aria-describedby={errorId('email')}
      />
    </Field>
  </form>
);

function EndOfForm({ status }: { readonly status: EnquiryStatus }) {
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  return (
    <SubmitArea
      isSaved
      status={status}
      formName="contact"
      label="Send message"
      pendingLabel="Sending..."
      submitRef={button}
      noteRef={note}
    />
  );
}

const statuses = ['idle', 'sending', 'failed', 'left', 'unsure', 'arrived'] as const;

/**
 * The end of a form before, during and after a failed attempt, and its notes on an enquiry that may have arrived: the
 * visitor left while it was being sent, the draft was saved while it was being sent, or another tab has sent it.
 */
export const Submit = variants(EndOfForm, ...statuses.map((status) => ({ status })));
Submit.meta = { clauses: ['SEND-KNOWN'] };

/** The failure note of both forms, on each surface. */
export const Failure: Story = () => (
  <OnEverySurface>
    <FailureNote formName="tyre-enquiry" />
  </OnEverySurface>
);

export const Privacy: Story = () => <PrivacyNotice formName="contact" form="contact-form" />;

/** The note above a form after its script has failed. */
export const Broken: Story = () => <BrokenNote />;
