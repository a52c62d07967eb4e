import type { ReplyName } from '../../../mocks/replies.ts';
import { submitEnquiry } from '../../../src/forms/enquiry/submitEnquiry.ts';
import { QuoteForm } from '../../../src/forms/quote/QuoteForm.tsx';
import { QuoteHead } from '../../../src/pages/quote/QuoteHead.tsx';
import { container } from '../../../src/styles/layout.ts';
import {
  PlayStory,
  against,
  answering,
  named,
  playing,
  replyControl,
  storyEndpoint,
  writing,
  type Play,
} from '../../playStory.tsx';
import { NoScript } from '../../staticMarkup.tsx';
import type { Story } from '../../story.ts';

export default { title: 'Forms / Quote / Quote form' };

/** The form below its banner, into which the drawing of the tyre reaches. */
function Shown() {
  return (
    <>
      <QuoteHead />
      <div className={container}>
        <br />
        <br />
        <QuoteForm send={submitEnquiry} />
        <br />
      </div>
    </>
  );
}

const shown = (play?: Play, rest: Parameters<typeof playing>[2] = {}) =>
  playing(<Shown />, play, rest);

const needed = {
  firstName: 'Aroha',
  phone: '021 000 0000',
  location: 'Linwood',
  email: 'aroha@post.example',
};

/** Fills in fields by name; a field with an empty text is left alone. */
function filling(fields: Readonly<Record<string, string>>): Play {
  return async (visitor, form) => {
    for (const [name, text] of Object.entries(fields)) {
      const field = named(form, name);
      if (!text) continue;
      if (name === 'location') await visitor.selectOptions(field, text);
      else await writing(visitor, field, text);
    }
  };
}

/** Fills in fields and submits the form. */
function sending(fields: Readonly<Record<string, string>>): Play {
  return async (visitor, form) => {
    await filling(fields)(visitor, form);
    form.requestSubmit();
  };
}

const all = {
  width: '235',
  profile: '40',
  rim: '18',
  rego: 'ktr482',
  comment: 'Two, please.',
  ...needed,
  lastName: 'Tāmati',
};

/** The form as a visitor finds it. Its endpoint accepts every enquiry. */
export const Idle: Story = shown();
Idle.meta = {
  clauses: ['QUOTE-FIELDS'],
  frame: 'section',
  state: ['button', 'Get my quote'],
  hotkeys: false,
};

export const IdleOnPhone: Story = () => (
  <PlayStory>
    <QuoteForm send={submitEnquiry} />
  </PlayStory>
);
IdleOnPhone.msw = answering('accepted');
IdleOnPhone.meta = { width: 'phone', state: ['button', '195/65R15'], hotkeys: false };

/** All fields are filled in. The tyre is drawn to scale: a thin sidewall on a large wheel. */
export const Filled: Story = shown(filling(all));
Filled.meta = { frame: 'section', shows: 'Aroha Tāmati', hotkeys: false };

/** Right fields are green, with a tick at the corner. */
export const Ticked: Story = shown(filling(needed));
Ticked.meta = {
  clauses: ['QUOTE-TICK'],
  frame: 'section',
  shows: 'aroha@post.example',
  hotkeys: false,
};

const pressChip: Play = async (visitor, form) => {
  for (const button of form.querySelectorAll('button'))
    if (button.textContent === '225/45R17') await visitor.click(button);
};

export const ChipPressed: Story = shown(pressChip);
ChipPressed.meta = { frame: 'section', shows: '634mm tall in all', hotkeys: false };

const askForProfile: Play = async (visitor, form) => {
  await filling({ width: '205', profile: '55', rim: '16' })(visitor, form);
  await visitor.click(named(form, 'profile'));
};

/** The part of the tyre whose field has the focus is highlighted and explained. */
export const ProfileInHand: Story = shown(askForProfile);
ProfileInHand.meta = { frame: 'section', shows: '55% of 205mm = 113mm.', hotkeys: false };

const typeWhole: Play = async (visitor, form) => {
  await visitor.type(named(form, 'width'), '31x10.5R15');
  await visitor.click(named(form, 'rego'));
};

/** A whole size was typed into one field and split; the note has a button that undoes it. */
export const SplitUp: Story = shown(typeWhole);
SplitUp.meta = { frame: 'section', state: ['button', 'Undo'], hotkeys: false };

export const FirstNameMissing: Story = shown(sending({ ...needed, firstName: '  ' }));
FirstNameMissing.meta = {
  clauses: ['QUOTE-FIRST-NAME'],
  frame: 'section',
  state: ['link', 'First name is required'],
  hotkeys: false,
};

export const PhoneMissing: Story = shown(sending({ ...needed, phone: '' }));
PhoneMissing.meta = {
  clauses: ['QUOTE-PHONE'],
  frame: 'section',
  state: ['link', 'Phone number is required'],
  hotkeys: false,
};

export const EmailMissing: Story = shown(sending({ ...needed, email: '' }));
EmailMissing.meta = {
  clauses: ['QUOTE-EMAIL'],
  frame: 'section',
  state: ['link', 'Email is required'],
  hotkeys: false,
};

export const EmailInvalid: Story = shown(sending({ ...needed, email: 'aroha@post' }));
EmailInvalid.meta = {
  clauses: ['QUOTE-EMAIL-FORMAT'],
  frame: 'section',
  state: ['link', 'Invalid email format'],
  hotkeys: false,
};

export const LocationMissing: Story = shown(sending({ ...needed, location: '' }));
LocationMissing.meta = {
  clauses: ['QUOTE-LOCATION'],
  frame: 'section',
  state: ['link', 'Please select a location'],
  hotkeys: false,
};

export const AllWrong: Story = shown(sending({}));
AllWrong.meta = {
  clauses: ['QUOTE-ALL-AT-ONCE'],
  frame: 'section',
  state: ['link', 'First name is required'],
  hotkeys: false,
};

const wrongWithSize: Play = async (visitor, form) => {
  await pressChip(visitor, form);
  form.requestSubmit();
};

/** The form at 320 pixels, or at 1280 pixels and 400% zoom. */
export const AllWrongNarrow: Story = () => (
  <PlayStory play={wrongWithSize}>
    <QuoteForm send={submitEnquiry} />
  </PlayStory>
);
AllWrongNarrow.msw = answering('accepted');
AllWrongNarrow.meta = {
  width: 'small',
  state: ['link', 'Please select a location'],
  hotkeys: false,
};

const send = sending(needed);

/** The endpoint never answers, so the form gives up after 15 seconds. */
export const Sending: Story = shown(send, { reply: 'silent' });
Sending.meta = {
  clauses: ['QUOTE-PROCESSING'],
  frame: 'section',
  state: ['button', 'Processing...'],
  hotkeys: false,
};

export const Sent: Story = shown(send);
Sent.meta = {
  clauses: ['QUOTE-SENT', 'QUOTE-SENT-HOURS', 'QUOTE-REFERENCE'],
  frame: 'section',
  state: ['heading', 'Thanks, Aroha!'],
  hotkeys: false,
};

/** The confetti is left out for a visitor who asked for less motion, as the test of every story does. */
export const SentWithLessMotion: Story = shown(sending({ ...needed, firstName: 'Mere' }));
SentWithLessMotion.meta = {
  frame: 'section',
  width: 'phone',
  state: ['heading', 'Thanks, Mere!'],
  hotkeys: false,
};

/** The service refuses the enquiry. The browser's alert comes before the form's own message. */
export const FailedRefused: Story = shown(sending({ ...needed, comment: 'The month is full.' }), {
  reply: 'refused-quota',
});
FailedRefused.meta = {
  clauses: ['QUOTE-FAILED-NOTE'],
  frame: 'section',
  state: ['alert', ''],
  shows: 'Sorry, there was an error submitting your enquiry.',
  console: ['the server responded with a status of 402', 'Form submission failed'],
  hotkeys: false,
};

/** The service refuses the enquiry with status 200 (D27). */
export const FailedRefusedWith200: Story = shown(
  sending({ ...needed, comment: 'A good status, and a refusal in it.' }),
  { reply: 'refused-with-200-error' },
);
FailedRefusedWith200.storyName = 'Failed, refused with 200';
FailedRefusedWith200.meta = {
  frame: 'section',
  state: ['alert', ''],
  shows: 'Sorry, there was an error submitting your enquiry.',
  console: ['Form submission failed'],
  hotkeys: false,
};

export const Failed: Story = shown(sending({ ...needed, comment: 'The service is down.' }), {
  reply: 'failed-server',
});
Failed.meta = {
  frame: 'section',
  state: ['alert', ''],
  shows: 'Sorry, there was an error submitting your enquiry.',
  console: ['the server responded with a status of 500', 'Form submission failed'],
  hotkeys: false,
};

export const FailedNonsense: Story = shown(
  sending({ ...needed, comment: 'A web page instead of an answer.' }),
  { reply: 'nonsense-page' },
);
FailedNonsense.meta = {
  frame: 'section',
  state: ['alert', ''],
  shows: 'Sorry, there was an error submitting your enquiry.',
  console: ['Form submission failed'],
  hotkeys: false,
};

export const FailedCutOff: Story = shown(sending({ ...needed, comment: 'Half an answer.' }), {
  reply: 'nonsense-cut',
});
FailedCutOff.meta = {
  frame: 'section',
  state: ['alert', ''],
  shows: 'Sorry, there was an error submitting your enquiry.',
  console: ['Form submission failed'],
  hotkeys: false,
};

/** The message beside the button appears before anything is sent. */
export const Offline: Story = shown(undefined, { offline: true });
Offline.meta = {
  clauses: ['OFFLINE-SAID'],
  frame: 'section',
  shows: 'You’re offline. Anything you’ve typed is saved on this device.',
  hotkeys: false,
};

const draft = { of: 'tyre-enquiry', fields: { width: '205', firstName: 'Aroha' } } as const;

/** The text that was typed before the tab was closed. */
export const DraftRestored: Story = shown(undefined, { draft });
DraftRestored.meta = {
  clauses: ['DRAFT-SAYS'],
  frame: 'section',
  state: ['button', 'Clear'],
  shows: 'What you typed is still here.',
  hotkeys: false,
};

const typeBeforeScript: Play = (visitor, form) => visitor.type(named(form, 'width'), '205');

/** The served document without script: complete, but without ticks. */
export const WithoutScript: Story = () => (
  <PlayStory play={typeBeforeScript}>
    <NoScript>
      <Shown />
    </NoScript>
  </PlayStory>
);
WithoutScript.msw = answering('accepted');
WithoutScript.meta = { frame: 'section', state: ['button', 'Get my quote'], hotkeys: false };

export const LongWords: Story = () => (
  <PlayStory
    play={sending({
      ...needed,
      width: 'Tokotokorangi'.repeat(6),
      firstName: 'Taumatawhakatangihangakoauauotamatea'.repeat(4),
      email: 'no',
    })}
  >
    <QuoteForm send={submitEnquiry} />
  </PlayStory>
);
LongWords.msw = answering('accepted');
LongWords.meta = { width: 'small', state: ['link', 'Invalid email format'], hotkeys: false };

/** A page that a browser has translated into a language written from right to left. */
export const RightToLeft: Story = shown(
  filling({ comment: 'إطاران من فضلك', ...needed, firstName: 'محمد' }),
  { dir: 'rtl' },
);
RightToLeft.meta = { frame: 'section', shows: 'aroha@post.example', hotkeys: false };

/** In forced colours right, wrong and pressed have to be visible without the site's colours. */
export const ForcedColours: Story = shown(sending({ ...all, phone: '' }));
ForcedColours.meta = {
  frame: 'section',
  forcedColors: true,
  state: ['link', 'Phone number is required'],
  hotkeys: false,
};

const chosen = storyEndpoint('accepted');

/** Fills in and sends the form; the endpoint gives the reply that the control names. */
export const EveryReply: Story<{ reply: ReplyName }> = ({ reply }) => (
  <PlayStory key={reply} play={against(chosen, reply, sending({ ...all, firstName: 'Wiremu' }))}>
    <Shown />
  </PlayStory>
);
EveryReply.args = { reply: 'accepted' };
EveryReply.argTypes = replyControl;
EveryReply.msw = chosen.handlers;
EveryReply.meta = { frame: 'section', state: ['heading', 'Thanks, Wiremu!'], hotkeys: false };
