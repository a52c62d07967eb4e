import { useRef } from 'react';
import type { EnquiryStatus } from '../../src/forms/enquiry/useEnquiry.ts';
import { Field } from '../../src/forms/fields/Field.tsx';
import { SubmitArea } from '../../src/forms/fields/SubmitArea.tsx';
import { BrokenNote } from '../../src/forms/notes/BrokenNote.tsx';
import type { Story } from '../story.ts';
import { variants } from '../variants.tsx';

export default { title: 'Forms / Parts', meta: { hotkeys: false } };

/** A field that is wrong. The quote form shows the other states. */
export const WrongField: Story = () => (
  <Field label="Email" validation={{ name: 'email', error: 'Invalid email format' }}>
    <input defaultValue="aroha@post" />
  </Field>
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
Submit.meta = { clauses: ['CONTACT-SENDING', 'SEND-KNOWN'], shows: 'Sending...' };

/** The note above a form after its script has failed. */
export const Broken: Story = () => <BrokenNote />;
