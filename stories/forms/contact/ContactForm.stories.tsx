import type { ReplyName } from '../../../mocks/replies.ts';
import { ContactForm } from '../../../src/forms/contact/ContactForm.tsx';
import type { EnquiryType } from '../../../src/forms/contact/fields.ts';
import { submitEnquiry } from '../../../src/forms/enquiry/submitEnquiry.ts';
import { visuallyHidden } from '../../../src/styles/layout.ts';
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

export default { title: 'Forms / Contact / Contact form' };

/** The form below the heading that its page has. */
function Shown() {
  return (
    <>
      <h2 className={visuallyHidden}>Send us a message</h2>
      <ContactForm send={submitEnquiry} />
    </>
  );
}

const shown = (play?: Play, rest: Parameters<typeof playing>[2] = {}) =>
  playing(<Shown />, play, rest);

/** Chooses a topic. */
function choosing(kind: EnquiryType): Play {
  return async (visitor, form) => {
    await visitor.click(form.querySelector(`[value=${kind}]`) ?? form);
  };
}

/** Chooses a topic, fills in the details and submits the form. */
function sending(
  kind: EnquiryType,
  message = 'Two 205/55R16, please.',
  name = 'Aroha Tamati',
): Play {
  return async (visitor, form) => {
    await choosing(kind)(visitor, form);
    await writing(visitor, named(form, 'name'), name);
    await writing(visitor, named(form, 'email'), 'aroha@post.example');
    await writing(visitor, named(form, 'phone'), '021 000 0000');
    await writing(visitor, named(form, 'message'), message);
    form.requestSubmit();
  };
}

const chooseTyres = choosing('tyres');

const chooseEmergency = choosing('emergency');

const chooseFleet = choosing('fleet');

const send = sending('tyres');

const chooseAndReturn: Play = async (visitor, form) => {
  await chooseTyres(visitor, form);
  for (const button of form.querySelectorAll('button'))
    if (button.textContent === 'Back') await visitor.click(button);
};

const askForHelp: Play = async (visitor, form) => {
  await chooseEmergency(visitor, form);
  await visitor.selectOptions(named(form, 'urgency'), 'urgent');
};

/** The form as a visitor finds it. Its endpoint accepts every enquiry. */
export const Types: Story = shown();
Types.meta = {
  clauses: ['CONTACT-SIX-TYPES', 'CONTACT-PROGRESS', 'CONTACT-CAPTIONS'],
  shows: 'Select Enquiry Type',
  hotkeys: false,
};

/** A phone has two tiles in a row. The visitor has chosen one and gone back. */
export const TypesOnPhone: Story = shown(chooseAndReturn);
TypesOnPhone.meta = { shows: 'Select Enquiry Type', width: 'phone', hotkeys: false };

export const Details: Story = shown(chooseTyres);
Details.meta = {
  clauses: ['CONTACT-PROGRESS', 'CONTACT-CAPTIONS'],
  state: ['heading', 'Your Details'],
  hotkeys: false,
};

/** The only topic that asks for the urgency and tells the visitor to call. */
export const Emergency: Story = shown(chooseEmergency);
Emergency.meta = {
  clauses: ['CONTACT-URGENCY-EMERGENCY', 'CONTACT-EMERGENCY-CALL', 'CONTACT-EMERGENCY-SAFE'],
  shows: 'Call us now',
  hotkeys: false,
};

export const EmergencyOnPhone: Story = shown(askForHelp);
EmergencyOnPhone.meta = { shows: 'Call us now', width: 'phone', hotkeys: false };

/** The endpoint never answers, so the form gives up after 15 seconds. */
export const Sending: Story = shown(send, { reply: 'silent' });
Sending.meta = { clauses: ['CONTACT-SENDING'], shows: 'Sending...', hotkeys: false };

export const Sent: Story = shown(send);
Sent.meta = {
  clauses: ['CONTACT-SENT', 'CONTACT-SENT-HOURS'],
  shows: 'Message Sent!',
  hotkeys: false,
};

/** The endpoint answers with status 500. The browser's alert comes before the form's own message. */
export const Failed: Story = shown(send, { reply: 'failed-server' });
Failed.meta = {
  clauses: ['CONTACT-FAILED-NOTE'],
  shows: 'Sorry, there was an error submitting your message.',
  console: ['the server responded with a status of 500', 'Form submission failed'],
  hotkeys: false,
};

/** The details of the other topics: the choice stays in view above them. */
export const DetailsGeneral: Story = shown(choosing('general'));
DetailsGeneral.meta = {
  shows: 'General',
  state: ['heading', 'Step 2 of 2 : Your Details'],
  hotkeys: false,
};

export const DetailsService: Story = shown(choosing('service'));
DetailsService.meta = {
  shows: 'Service',
  state: ['heading', 'Step 2 of 2 : Your Details'],
  hotkeys: false,
};

export const DetailsFleet: Story = shown(chooseFleet);
DetailsFleet.meta = {
  shows: 'Fleet',
  state: ['heading', 'Step 2 of 2 : Your Details'],
  hotkeys: false,
};

export const DetailsOther: Story = shown(choosing('other'));
DetailsOther.meta = {
  shows: 'Other',
  state: ['heading', 'Step 2 of 2 : Your Details'],
  hotkeys: false,
};

/** The message beside the button appears before anything is sent. */
export const Offline: Story = shown(chooseTyres, { offline: true });
Offline.meta = {
  clauses: ['OFFLINE-SAID'],
  shows: 'You’re offline. Anything you’ve typed is saved on this device.',
  hotkeys: false,
};

const draft = { of: 'contact', fields: { enquiryType: 'fleet', name: 'Aroha' } } as const;

/** The text that was typed before the tab was closed. The tiles stay in view, so that nothing moves. */
export const DraftRestored: Story = shown(undefined, { draft });
DraftRestored.meta = {
  clauses: ['DRAFT-SAYS'],
  shows: 'What you typed is still here.',
  state: ['button', 'Clear'],
  hotkeys: false,
};

const left = { ...draft, wasSending: true } as const;

/** The visitor left while the message was being sent. */
export const LeftWhileSending: Story = shown(chooseFleet, { draft: left });
LeftWhileSending.meta = {
  clauses: ['DRAFT-LEFT'],
  shows: 'so it may have reached us',
  hotkeys: false,
};

export const FailedRefused: Story = shown(sending('tyres', 'The month is full.'), {
  reply: 'refused-quota',
});
FailedRefused.meta = {
  shows: 'Sorry, there was an error submitting your message.',
  state: ['alert', ''],
  console: ['the server responded with a status of 402', 'Form submission failed'],
  hotkeys: false,
};

export const FailedRefusedWith200: Story = shown(
  sending('tyres', 'A good status, and a refusal in it.'),
  { reply: 'refused-with-200-ok' },
);
FailedRefusedWith200.storyName = 'Failed, refused with 200';
FailedRefusedWith200.meta = {
  shows: 'Sorry, there was an error submitting your message.',
  state: ['alert', ''],
  console: ['Form submission failed'],
  hotkeys: false,
};

export const FailedNonsense: Story = shown(sending('tyres', 'A web page instead of an answer.'), {
  reply: 'nonsense-page',
});
FailedNonsense.meta = {
  shows: 'Sorry, there was an error submitting your message.',
  state: ['alert', ''],
  console: ['Form submission failed'],
  hotkeys: false,
};

export const FailedCutOff: Story = shown(sending('tyres', 'Half an answer.'), {
  reply: 'nonsense-cut',
});
FailedCutOff.meta = {
  shows: 'Sorry, there was an error submitting your message.',
  state: ['alert', ''],
  console: ['Form submission failed'],
  hotkeys: false,
};

const chooseBeforeScript: Play = async (visitor, form) => {
  await choosing('emergency')(visitor, form);
  await writing(visitor, named(form, 'name'), 'Aroha');
};

/** The served document without script: styles alone show the details. */
export const WithoutScript: Story = () => (
  <PlayStory play={chooseBeforeScript}>
    <NoScript>
      <Shown />
    </NoScript>
  </PlayStory>
);
WithoutScript.msw = answering('accepted');
WithoutScript.meta = { state: ['heading', 'Your Details'], hotkeys: false };

export const LongWords: Story = shown(
  sending('other', 'Tokotokorangi'.repeat(40), 'Taumatawhakatangihangakoauau'.repeat(6)),
  { reply: 'silent' },
);
LongWords.meta = { width: 'small', state: ['button', 'Sending...'], hotkeys: false };

/** A page that a browser has translated into a language written from right to left. */
export const RightToLeft: Story = shown(sending('general', 'إطاران من فضلك', 'محمد'), {
  reply: 'silent',
  dir: 'rtl',
});
RightToLeft.meta = { state: ['button', 'Sending...'], hotkeys: false };

/** In forced colours the chosen tile, the red box and the progress have to be visible without the site's colours. */
export const ForcedColours: Story = shown(sending('emergency', 'Flat in Lyttelton'), {
  reply: 'silent',
});
ForcedColours.meta = {
  forcedColors: true,
  shows: 'Call us now',
  state: ['button', 'Sending...'],
  hotkeys: false,
};

const chosen = storyEndpoint('accepted');

/** Fills in and sends the form; the endpoint gives the reply that the control names. */
export const EveryReply: Story<{ reply: ReplyName }> = ({ reply }) => (
  <PlayStory key={reply} play={against(chosen, reply, sending('fleet', 'Four vans.'))}>
    <Shown />
  </PlayStory>
);
EveryReply.args = { reply: 'failed-mute' };
EveryReply.argTypes = replyControl;
EveryReply.msw = chosen.handlers;
EveryReply.meta = {
  width: 'phone',
  state: ['alert', ''],
  console: ['the server responded with a status of 503', 'Form submission failed'],
  hotkeys: false,
};
