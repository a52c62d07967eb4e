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

const props = {
  isSaved: true,
  formName: 'contact',
  label: 'Send message',
  pendingLabel: 'Sending...',
  submitRef: null,
  noteRef: null,
} as const;

const statuses = ['idle', 'sending', 'failed', 'left', 'unsure', 'arrived'] as const;

/**
 * The end of a form before, during and after a failed attempt, and its notes on an enquiry that may have arrived: the
 * visitor left while it was being sent, the draft was saved while it was being sent, or another tab has sent it.
 */
export const Submit = variants(SubmitArea, ...statuses.map((status) => ({ ...props, status })));
Submit.meta = { clauses: ['CONTACT-SENDING', 'DRAFT-LEFT', 'SEND-KNOWN'], shows: 'Sending...' };

/** The note above a form after its script has failed. */
export const Broken: Story = () => <BrokenNote />;
