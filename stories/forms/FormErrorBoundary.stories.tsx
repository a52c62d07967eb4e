import type { ReactNode } from 'react';
import { FormErrorBoundary } from '../../src/forms/FormErrorBoundary.tsx';
import { buttonStyles } from '../../src/ui/Button.tsx';
import type { Story } from '../story.ts';

export default { title: 'Forms / Form error boundary', meta: { hotkeys: false } };

/** A form whose script throws an error when it is rendered. */
function BrokenForm(): ReactNode {
  throw new Error('The form broke down.');
}

const { childNodes } = document
  .createRange()
  .createContextualFragment(
    `<form><label style="display: block; padding: 0.5em 0">Name <input name="name"></label> <button class="${buttonStyles}">Send message</button></form>`,
  );
const served = [...childNodes];

/** The form as the server sent it, with the typed text, below a message with the phone number. */
export const Broken: Story = () => (
  <FormErrorBoundary fallbackNodes={served} lastTyped={() => [{ name: 'name', text: 'Aroha' }]}>
    <BrokenForm />
  </FormErrorBoundary>
);
Broken.meta = {
  shows: 'What you typed is still here.',
  state: ['button', 'Send message'],
  console: ['The form broke down.'],
};
