import { aBranch } from '../../../spec/facts/business.ts';
import { QuoteForm } from '../../../src/forms/quote/QuoteForm.tsx';
import { QuoteHead } from '../../../src/pages/quote/TyreEnquiry.tsx';
import { container } from '../../../src/styles/layout.ts';
import { filling, inTurn, named, playing, pressing, submit } from '../../playStory.tsx';

export default { title: 'Forms / Quote / Quote form', meta: { frame: 'section', hotkeys: false } };

/** The form below its banner, which the drawing of the tyre overlaps. */
const form = (
  <>
    <QuoteHead />
    <div className={container}>
      <br />
      <br />
      <QuoteForm />
      <br />
    </div>
  </>
);

const needed = {
  firstName: 'Aroha',
  phone: '021 000 0000',
  location: aBranch,
  email: 'aroha@post.example',
};

const size = { width: '235', profile: '40', rim: '18' };
const all = { ...size, rego: 'ktr482', comment: 'Two, please.', ...needed, lastName: 'Tāmati' };

/** Fills in the required fields, with these changes, and submits the form. */
const sending = (fields: Readonly<Record<string, string>> = {}) =>
  inTurn(filling({ ...needed, ...fields }), submit);

/** The form as a visitor finds it. Its endpoint accepts every enquiry. */
export const Idle = playing(form);
Idle.meta = { clauses: ['QUOTE-FIELDS'], state: ['button', 'Get my quote'] };

/** Filled fields are green, with a tick at the corner. The tyre is drawn to scale: a thin sidewall on a large wheel. */
export const Filled = playing(form, filling(all));
Filled.meta = { clauses: ['QUOTE-TICK'], shows: 'Aroha Tāmati' };

/** The chip of the size is pressed. The part of the tyre whose field has the focus is highlighted and explained. */
export const ProfileFocused = playing(
  form,
  inTurn(pressing('205/55R16'), (visitor, fields) => visitor.click(named(fields, 'profile'))),
);
ProfileFocused.meta = { shows: '55% of 205mm = 113mm.' };

/** A whole size was pasted into one field and split; the note has a button that undoes it. */
export const SizeSplit = playing(form, filling({ width: '31x10.5R15', rego: 'ktr482' }));
SizeSplit.meta = { state: ['button', 'Undo'] };

/** The message of each required field, at its field and in the summary. */
export const AllWrong = playing(form, submit);
AllWrong.meta = {
  clauses: [
    'QUOTE-ALL-AT-ONCE',
    'QUOTE-FIRST-NAME',
    'QUOTE-PHONE',
    'QUOTE-EMAIL',
    'QUOTE-LOCATION',
  ],
  shows: 'Please select a location',
  state: ['link', 'First name is required'],
};

/** The endpoint never answers, so the form gives up after 15 seconds. */
export const Sending = playing(form, sending(), { reply: 'silent' });
Sending.meta = { clauses: ['QUOTE-PROCESSING'], state: ['button', 'Processing...'] };

export const Sent = playing(form, sending());
Sent.meta = {
  clauses: ['QUOTE-SENT', 'QUOTE-REFERENCE'],
  state: ['heading', 'Thanks, Aroha!'],
};

export const LongWords = playing(
  form,
  sending({
    width: 'Tokotokorangi'.repeat(6),
    firstName: 'Taumatawhakatangihangakoauauotamatea'.repeat(4),
    email: 'no',
  }),
);
LongWords.meta = {
  clauses: ['QUOTE-EMAIL-FORMAT'],
  width: 'small',
  state: ['link', 'Invalid email format'],
};

/** In forced colours, valid, wrong and pressed have to be visible without the site's colours. */
export const ForcedColours = playing(form, sending({ ...all, phone: '' }));
ForcedColours.meta = { forcedColors: true, state: ['link', 'Phone number is required'] };
