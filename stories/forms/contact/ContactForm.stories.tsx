import type { EnquiryType } from '../../../src/content/contactFormWords.ts';
import { ContactForm } from '../../../src/forms/contact/ContactForm.tsx';
import { filling, inTurn, playing, submit, type Play } from '../../playStory.tsx';
import { NoScript } from '../../staticMarkup.tsx';

export default { title: 'Forms / Contact / Contact form', meta: { hotkeys: false } };

const form = <ContactForm />;

/** Chooses a topic. */
function choosing(kind: EnquiryType): Play {
  return async (visitor, fields) => {
    await visitor.click(fields.querySelector(`[value=${kind}]`) ?? fields);
  };
}

/** Chooses a topic, fills in the details and submits the form. */
function sending(kind: EnquiryType, message = 'Two 205/55R16, please.', name = 'Aroha Tamati') {
  const typed = { name, email: 'aroha@post.example', phone: '021 000 0000', message };
  return inTurn(choosing(kind), filling(typed), submit);
}

/** The form as a visitor finds it. Its endpoint accepts every enquiry. */
export const Types = playing(form);
Types.meta = {
  clauses: ['CONTACT-SIX-TYPES', 'CONTACT-PROGRESS', 'CONTACT-CAPTIONS'],
  shows: 'Select Enquiry Type',
};

/** The only topic that asks for the urgency and tells the visitor to call. */
export const Emergency = playing(form, choosing('emergency'));
Emergency.meta = {
  clauses: ['CONTACT-URGENCY-EMERGENCY', 'CONTACT-EMERGENCY-CALL', 'CONTACT-EMERGENCY-SAFE'],
  shows: 'Call us now',
};

export const Sent = playing(form, sending('tyres'));
Sent.meta = { clauses: ['CONTACT-SENT'], shows: 'Message Sent!' };

/** The endpoint answers with status 500. The browser's alert comes before the form's own message. */
export const Failed = playing(form, sending('tyres'), { reply: 'failed-server' });
Failed.meta = {
  clauses: ['CONTACT-FAILED-NOTE'],
  shows: 'Sorry, there was an error submitting your message.',
  console: ['the server responded with a status of 500', 'Form submission failed'],
};

const draft = { of: 'contact', fields: { enquiryType: 'fleet', name: 'Aroha' } } as const;

/** What was typed before the tab was closed, on a device that is now offline. It opens at step 1, so that nothing jumps. */
export const DraftRestored = playing(form, choosing('fleet'), { draft, offline: true });
DraftRestored.meta = {
  clauses: ['DRAFT-SAYS', 'OFFLINE-SAID', 'OFFLINE-SAVED'],
  shows: 'You’re offline. Anything you’ve typed is saved on this device.',
  state: ['button', 'Clear'],
};

/** The served document without script: styles alone show the details. */
export const WithoutScript = playing(
  <NoScript>{form}</NoScript>,
  inTurn(choosing('emergency'), filling({ name: 'Aroha' })),
);
WithoutScript.meta = { state: ['heading', 'Your Details'] };

/** A page that a browser has translated into a language written from right to left, with long words on a small screen. */
export const RightToLeft = playing(
  form,
  sending('general', `إطاران ${'Tokotokorangi'.repeat(40)}`, 'Taumata'.repeat(24)),
  { reply: 'silent', dir: 'rtl' },
);
RightToLeft.meta = { width: 'small', state: ['button', 'Sending...'] };

/** In forced colours the chosen tile, the red box and the progress have to be visible without the site's colours. */
export const ForcedColours = playing(form, sending('emergency', 'Flat in Lyttelton'), {
  reply: 'silent',
});
ForcedColours.meta = { forcedColors: true, shows: 'Call us now', state: ['button', 'Sending...'] };
