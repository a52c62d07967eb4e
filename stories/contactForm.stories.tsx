import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { createFormEndpoint } from '../mocks/formEndpoint.ts';
import type { ReplyName } from '../mocks/replies.ts';
import { ContactForm } from '../src/forms/contact/ContactForm.tsx';
import type { EnquiryType } from '../src/forms/contact/fields.ts';
import { FailureNote } from '../src/forms/FailureNote.tsx';
import { PrivacyNotice } from '../src/forms/PrivacyNotice.tsx';
import { submitEnquiry } from '../src/forms/submitEnquiry.ts';
import { visuallyHidden } from '../src/styles/layout.ts';
import { OnEveryGround } from './grounds.tsx';
import type { Story } from './story.ts';

/** How the story's form endpoint answers. */
function answering(reply: ReplyName) {
  const endpoint = createFormEndpoint(import.meta.env.VITE_FORM_ENDPOINT, 'worker');
  endpoint.reply = reply;
  return endpoint.handlers;
}

/** The form below the heading that its page gives it. */
function Shown() {
  return (
    <>
      <h2 className={visuallyHidden}>Send us a message</h2>
      <ContactForm send={submitEnquiry} />
    </>
  );
}

interface VisitedProps {
  /** The tile that is pressed. */
  readonly kind: EnquiryType;
  /** How far the visitor goes: to the second step, or on to sending it filled in. */
  readonly until: 'details' | 'sending';
}

/** Does what a visitor does, at no speed of a visitor's. */
async function operate(form: HTMLFormElement, { kind, until }: VisitedProps) {
  const visitor = userEvent.setup({ delay: null });
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  await visitor.click(form.querySelector(`[value=${kind}]`) ?? form);
  if (until === 'details') return;
  await visitor.type(field('name'), 'Aroha Tamati');
  await visitor.type(field('email'), 'aroha@post.example');
  await visitor.type(field('phone'), '021 000 0000');
  await visitor.type(field('message'), 'Two 205/55R16, please.');
  form.requestSubmit();
}

/** The form as it stands once a visitor has operated it: no state that the form itself can't reach. */
function Visited(visit: VisitedProps) {
  const place = useRef<HTMLDivElement>(null);
  const visited = useRef(false);

  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form || visited.current) return;
    visited.current = true;
    void operate(form, visit);
  }, [visit]);

  return (
    <div ref={place}>
      <Shown />
    </div>
  );
}

/** As a visitor finds it. What is sent from here is accepted. */
export const Types: Story = () => <Shown />;
Types.msw = answering('accepted');
Types.meta = {
  clauses: ['CONTACT-SIX-TYPES', 'CONTACT-PROGRESS', 'CONTACT-CAPTIONS'],
  shows: 'Select Enquiry Type',
  hotkeys: false,
};

/** The same on a phone: two tiles to a line. */
export const TypesOnPhone: Story = () => <Shown />;
TypesOnPhone.msw = answering('accepted');
TypesOnPhone.meta = { shows: 'Select Enquiry Type', width: 'phone', hotkeys: false };

export const Details: Story = () => <Visited kind="tyres" until="details" />;
Details.msw = answering('accepted');
Details.meta = {
  clauses: ['CONTACT-PROGRESS', 'CONTACT-CAPTIONS'],
  shows: 'Your Details',
  hotkeys: false,
};

/** The one kind that asks how urgent it is, and urges to ring. */
export const Emergency: Story = () => <Visited kind="emergency" until="details" />;
Emergency.msw = answering('accepted');
Emergency.meta = {
  clauses: ['CONTACT-URGENCY-EMERGENCY', 'CONTACT-EMERGENCY-CALL'],
  shows: 'Call us now',
  hotkeys: false,
};

export const EmergencyOnPhone: Story = () => <Visited kind="emergency" until="details" />;
EmergencyOnPhone.msw = answering('accepted');
EmergencyOnPhone.meta = { shows: 'Call us now', width: 'phone', hotkeys: false };

/** An endpoint that never answers; after 15 seconds the form gives up. */
export const Sending: Story = () => <Visited kind="tyres" until="sending" />;
Sending.msw = answering('silent');
Sending.meta = { clauses: ['CONTACT-SENDING'], shows: 'Sending...', hotkeys: false };

export const Sent: Story = () => <Visited kind="tyres" until="sending" />;
Sent.msw = answering('accepted');
Sent.meta = {
  clauses: ['CONTACT-SENT', 'CONTACT-SENT-HOURS'],
  shows: 'Message Sent!',
  hotkeys: false,
};

/** An endpoint that breaks down. The browser's own alert comes first. */
export const Failed: Story = () => <Visited kind="tyres" until="sending" />;
Failed.msw = answering('failed-server');
Failed.meta = {
  clauses: ['CONTACT-FAILED-NOTE'],
  shows: 'Sorry, there was an error submitting your message.',
  console: ['the server responded with a status of 500', 'Form submission failed'],
  hotkeys: false,
};

/** The note that both forms share, on each ground. */
export const Note: Story = () => (
  <OnEveryGround>
    <FailureNote what="enquiry" />
  </OnEveryGround>
);
Note.meta = { shows: 'Sorry, there was an error submitting your enquiry.' };

export const Privacy: Story = () => (
  <PrivacyNotice needed="your name, email, phone number and message" form="contact-form" />
);
Privacy.meta = { shows: 'Your details' };
