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
  replyControl,
  storyEndpoint,
  writing,
  type Play,
} from '../../playStory.tsx';
import { NoScript } from '../../staticMarkup.tsx';
import type { Story } from '../../story.ts';

export default { title: 'Forms / Contact / Contact form' };

/** The form below the heading that its page gives it. */
function Shown() {
  return (
    <>
      <h2 className={visuallyHidden}>Send us a message</h2>
      <ContactForm send={submitEnquiry} />
    </>
  );
}

/** Presses a tile. */
function choosing(kind: EnquiryType): Play {
  return async (visitor, form) => {
    await visitor.click(form.querySelector(`[value=${kind}]`) ?? form);
  };
}

/** Presses a tile, fills in the details and submits. */
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

const chooseGeneral = choosing('general');

const chooseTyres = choosing('tyres');

const chooseService = choosing('service');

const chooseEmergency = choosing('emergency');

const chooseFleet = choosing('fleet');

const chooseOther = choosing('other');

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

/** As a visitor finds it. What is sent from here is accepted. */
export const Types: Story = () => (
  <PlayStory>
    <Shown />
  </PlayStory>
);
Types.msw = answering('accepted');
Types.meta = {
  clauses: ['CONTACT-SIX-TYPES', 'CONTACT-PROGRESS', 'CONTACT-CAPTIONS'],
  shows: 'Select Enquiry Type',
  hotkeys: false,
};

/** On a phone, two tiles to a line, after a choice and the way back. */
export const TypesOnPhone: Story = () => (
  <PlayStory play={chooseAndReturn}>
    <Shown />
  </PlayStory>
);
TypesOnPhone.msw = answering('accepted');
TypesOnPhone.meta = { shows: 'Select Enquiry Type', width: 'phone', hotkeys: false };

export const Details: Story = () => (
  <PlayStory play={chooseTyres}>
    <Shown />
  </PlayStory>
);
Details.msw = answering('accepted');
Details.meta = {
  clauses: ['CONTACT-PROGRESS', 'CONTACT-CAPTIONS'],
  state: ['heading', 'Your Details'],
  hotkeys: false,
};

/** The one kind that asks how urgent it is, and urges to ring. */
export const Emergency: Story = () => (
  <PlayStory play={chooseEmergency}>
    <Shown />
  </PlayStory>
);
Emergency.msw = answering('accepted');
Emergency.meta = {
  clauses: ['CONTACT-URGENCY-EMERGENCY', 'CONTACT-EMERGENCY-CALL', 'CONTACT-EMERGENCY-SAFE'],
  shows: 'Call us now',
  hotkeys: false,
};

export const EmergencyOnPhone: Story = () => (
  <PlayStory play={askForHelp}>
    <Shown />
  </PlayStory>
);
EmergencyOnPhone.msw = answering('accepted');
EmergencyOnPhone.meta = { shows: 'Call us now', width: 'phone', hotkeys: false };

/** An endpoint that never answers; after 15 seconds the form gives up. */
export const Sending: Story = () => (
  <PlayStory play={send}>
    <Shown />
  </PlayStory>
);
Sending.msw = answering('silent');
Sending.meta = { clauses: ['CONTACT-SENDING'], shows: 'Sending...', hotkeys: false };

export const Sent: Story = () => (
  <PlayStory play={send}>
    <Shown />
  </PlayStory>
);
Sent.msw = answering('accepted');
Sent.meta = {
  clauses: ['CONTACT-SENT', 'CONTACT-SENT-HOURS'],
  shows: 'Message Sent!',
  hotkeys: false,
};

/** An endpoint that breaks down. The browser's own alert comes first. */
export const Failed: Story = () => (
  <PlayStory play={send}>
    <Shown />
  </PlayStory>
);
Failed.msw = answering('failed-server');
Failed.meta = {
  clauses: ['CONTACT-FAILED-NOTE'],
  shows: 'Sorry, there was an error submitting your message.',
  console: ['the server responded with a status of 500', 'Form submission failed'],
  hotkeys: false,
};

/** The details of each other kind: the choice stays in view above them. */
export const DetailsGeneral: Story = () => (
  <PlayStory play={chooseGeneral}>
    <Shown />
  </PlayStory>
);
DetailsGeneral.msw = answering('accepted');
DetailsGeneral.meta = {
  shows: 'General',
  state: ['heading', 'Step 2 of 2 : Your Details'],
  hotkeys: false,
};

export const DetailsService: Story = () => (
  <PlayStory play={chooseService}>
    <Shown />
  </PlayStory>
);
DetailsService.msw = answering('accepted');
DetailsService.meta = {
  shows: 'Service',
  state: ['heading', 'Step 2 of 2 : Your Details'],
  hotkeys: false,
};

export const DetailsFleet: Story = () => (
  <PlayStory play={chooseFleet}>
    <Shown />
  </PlayStory>
);
DetailsFleet.msw = answering('accepted');
DetailsFleet.meta = {
  shows: 'Fleet',
  state: ['heading', 'Step 2 of 2 : Your Details'],
  hotkeys: false,
};

export const DetailsOther: Story = () => (
  <PlayStory play={chooseOther}>
    <Shown />
  </PlayStory>
);
DetailsOther.msw = answering('accepted');
DetailsOther.meta = {
  shows: 'Other',
  state: ['heading', 'Step 2 of 2 : Your Details'],
  hotkeys: false,
};

/** Said beside the button before anything is sent. */
export const Offline: Story = () => (
  <PlayStory play={chooseTyres} offline>
    <Shown />
  </PlayStory>
);
Offline.msw = answering('accepted');
Offline.meta = {
  clauses: ['OFFLINE-SAID'],
  shows: 'You’re offline. Anything you’ve typed is saved on this device.',
  hotkeys: false,
};

const draft = { of: 'contact', fields: { enquiryType: 'fleet', name: 'Aroha' } } as const;

/** What was typed before the tab was lost. The tiles stay in view: nothing moves. */
export const DraftRestored: Story = () => (
  <PlayStory draft={draft}>
    <Shown />
  </PlayStory>
);
DraftRestored.msw = answering('accepted');
DraftRestored.meta = {
  clauses: ['DRAFT-SAYS'],
  shows: 'What you typed is still here.',
  state: ['button', 'Clear'],
  hotkeys: false,
};

const left = { ...draft, wasSending: true } as const;

/** Left while the message was on its way. */
export const LeftWhileSending: Story = () => (
  <PlayStory draft={left} play={chooseFleet}>
    <Shown />
  </PlayStory>
);
LeftWhileSending.msw = answering('accepted');
LeftWhileSending.meta = {
  clauses: ['DRAFT-LEFT'],
  shows: 'so it may have reached us',
  hotkeys: false,
};

const sendRefused = sending('tyres', 'The month is full.');

export const FailedRefused: Story = () => (
  <PlayStory play={sendRefused}>
    <Shown />
  </PlayStory>
);
FailedRefused.msw = answering('refused-quota');
FailedRefused.meta = {
  shows: 'Sorry, there was an error submitting your message.',
  state: ['alert', ''],
  console: ['the server responded with a status of 402', 'Form submission failed'],
  hotkeys: false,
};

const sendRefusedWith200 = sending('tyres', 'A good status, and a refusal in it.');

export const FailedRefusedWith200: Story = () => (
  <PlayStory play={sendRefusedWith200}>
    <Shown />
  </PlayStory>
);
FailedRefusedWith200.storyName = 'Failed, refused with 200';
FailedRefusedWith200.msw = answering('refused-with-200-ok');
FailedRefusedWith200.meta = {
  shows: 'Sorry, there was an error submitting your message.',
  state: ['alert', ''],
  console: ['Form submission failed'],
  hotkeys: false,
};

const sendAnsweredNonsense = sending('tyres', 'A web page instead of an answer.');

export const FailedNonsense: Story = () => (
  <PlayStory play={sendAnsweredNonsense}>
    <Shown />
  </PlayStory>
);
FailedNonsense.msw = answering('nonsense-page');
FailedNonsense.meta = {
  shows: 'Sorry, there was an error submitting your message.',
  state: ['alert', ''],
  console: ['Form submission failed'],
  hotkeys: false,
};

const sendToCutOff = sending('tyres', 'Half an answer.');

export const FailedCutOff: Story = () => (
  <PlayStory play={sendToCutOff}>
    <Shown />
  </PlayStory>
);
FailedCutOff.msw = answering('nonsense-cut');
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

/** What the served document holds, before any script: styles alone reveal the details. */
export const WithoutScript: Story = () => (
  <PlayStory play={chooseBeforeScript}>
    <NoScript>
      <Shown />
    </NoScript>
  </PlayStory>
);
WithoutScript.msw = answering('accepted');
WithoutScript.meta = { state: ['heading', 'Your Details'], hotkeys: false };

const longest = sending(
  'other',
  'Tokotokorangi'.repeat(40),
  'Taumatawhakatangihangakoauau'.repeat(6),
);

export const LongWords: Story = () => (
  <PlayStory play={longest}>
    <Shown />
  </PlayStory>
);
LongWords.msw = answering('silent');
LongWords.meta = { width: 'small', state: ['button', 'Sending...'], hotkeys: false };

const rightToLeft = sending('general', 'إطاران من فضلك', 'محمد');

/** A page that a browser has translated into a language written from the right. */
export const RightToLeft: Story = () => (
  <PlayStory play={rightToLeft} dir="rtl">
    <Shown />
  </PlayStory>
);
RightToLeft.msw = answering('silent');
RightToLeft.meta = { state: ['button', 'Sending...'], hotkeys: false };

const inForcedColours = sending('emergency', 'Flat in Lyttelton');

/** The system’s own colours: the chosen tile, the red box and the progress have to show without ours. */
export const ForcedColours: Story = () => (
  <PlayStory play={inForcedColours}>
    <Shown />
  </PlayStory>
);
ForcedColours.msw = answering('silent');
ForcedColours.meta = {
  forcedColors: true,
  shows: 'Call us now',
  state: ['button', 'Sending...'],
  hotkeys: false,
};

const chosen = storyEndpoint('accepted');

const sendToChosen = sending('fleet', 'Four vans.');

/** Plays the form through, and the endpoint answers as the control says. */
export const EveryReply: Story<{ reply: ReplyName }> = ({ reply }) => (
  <PlayStory key={reply} play={against(chosen, reply, sendToChosen)}>
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
