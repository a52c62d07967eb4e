/** The words that both forms have in common. */
import { business } from './business.ts';

/** What the contact form and the quote form call an enquiry. */
type Sent = 'message' | 'enquiry';

/** The failure message, split where its two links go (specification, section 8). */
export function failureParts(what: Sent) {
  return [
    `Sorry, there was an error submitting your ${what}. Please call us at `,
    business.telephones.main,
    ' or email ',
    business.email,
    ' directly.',
  ] as const;
}

/** Why an enquiry may have arrived. */
export function unsureReasons(what: Sent) {
  return {
    left: `You left while your ${what} was being sent, so it may have reached us.`,
    unsure: `Your ${what} was being sent, so it may have reached us.`,
    arrived: `You have sent this ${what} already, and it has reached us.`,
  } as const;
}

/** The text after these reasons: before and after the telephone number. */
export const callFirst = [' Please call ', ' before you send it again.'] as const;

/** The message while the visitor is offline; what it adds once a draft is saved; before and after the telephone number. */
export const offline = {
  said: 'You’re offline. ',
  saved: 'Anything you’ve typed is saved on this device. ',
  call: ['Call ', '.'],
} as const;

/** The message above the form that replaces it after a script error: before and after the telephone number. */
export const broken = [
  'Something went wrong on this page. What you typed is still here. If you’ve already sent it, please call ',
  ' before you send it again.',
] as const;

/** The message that a draft was restored, and the label of the button that clears it. */
export const restored = { said: 'What you typed is still here.', clear: 'Clear' } as const;

/** Below the promise of a confirmation: when it holds (D28). */
export const sentHours = 'During head office hours.';

/** The end of a confirmation: before and after the telephone number. */
export const sooner = ['Need us sooner? Call ', '.'] as const;

/**
 * The privacy notice (D30): what is always shown, the button beside it, and what opens, before and after the email
 * address.
 */
export const privacy = {
  lead: 'Your details',
  use: ` go through a form service to ${business.name}, only so we can reply to this enquiry.`,
  clear: 'Clear what I typed',
  more: 'How we handle them',
  before: (needed: string) =>
    `We are at ${business.headOffice.street}, ${business.headOffice.suburb}. The form service is another company, and may store your details outside New Zealand. We need ${needed}. To see, correct or delete your details, email `,
  after:
    '. Please don’t send payment or licence details. What you type stays on this device until you send it. If you don’t send it, we delete it at your next visit after a day.',
  needed: {
    message: 'your name, email, phone number and message to reply',
    enquiry:
      'your first name, phone number, email and nearest location to reply; the rest is up to you',
  },
} as const;
