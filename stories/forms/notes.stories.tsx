import { FailureNote, PrivacyNotice } from '../../src/forms/notes/FormNotes.tsx';
import type { Story } from '../story.ts';
import { OnEverySurface } from '../surfaces.tsx';

export default { title: 'Forms / Notes' };

/** The failure note of both forms, on each surface. */
export const Failure: Story = () => (
  <OnEverySurface>
    <FailureNote formName="tyre-enquiry" />
  </OnEverySurface>
);
Failure.meta = { shows: 'Sorry, there was an error submitting your enquiry.' };

export const Privacy: Story = () => <PrivacyNotice formName="contact" form="contact-form" />;
Privacy.meta = { shows: 'Your details' };
