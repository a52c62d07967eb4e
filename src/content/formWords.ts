import { capitalised, inWords } from '../domain/counting.ts';
import { branches } from './branches.ts';
import { business } from './business.ts';

/** What a visitor sends with the contact form, and with the quote form. */
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
export function doubtReasons(what: Sent) {
  return {
    left: `You left while your ${what} was being sent, so it may have reached us.`,
    unsure: `Your ${what} was being sent, so it may have reached us.`,
    arrived: `You have sent this ${what} already, and it has reached us.`,
  } as const;
}

/** After the reasons, on both sides of the telephone number. */
export const callFirst = [' Please call ', ' before you send it again.'] as const;

/** While the visitor is offline, on both sides of the telephone number. */
export const offline = [
  'You’re offline. Anything you’ve typed is saved on this device. Call ',
  '.',
] as const;

/** After a script error, above the form that works without it, on both sides of the telephone number. */
export const broken = [
  'Something went wrong on this page. What you typed is still here. If you’ve already sent it, please call ',
  ' before you send it again.',
] as const;

/** Where a draft was restored, with the button that clears it. */
export const restored = { said: 'What you typed is still here.', clear: 'Clear' } as const;

/** The five messages of the quote form (specification, section 5): one for each required field, and of an email address. */
export const quoteErrorMessages = {
  missing: {
    firstName: 'First name is required',
    phone: 'Phone number is required',
    email: 'Email is required',
    location: 'Please select a location',
  },
  wrongEmail: 'Invalid email format',
} as const;

/** Above the quote form's errors. */
export function errorCount(count: number): string {
  return count === 1 ? 'Please fix 1 field' : `Please fix ${count} fields`;
}

/** Privacy notice: before the email address and after it, with the button at its end (D30). */
export const privacy = {
  lead: 'Your details',
  before: (needed: string) =>
    ` go to ${business.name}, ${business.headOffice.street}, ${business.headOffice.suburb}, only so we can answer this enquiry. They reach us through an external form service, which may store them outside New Zealand. We need ${needed}. To see, correct or delete your details, email `,
  after:
    '. Please don’t send payment or licence details. Until you send the form, what you type is kept on this device only. It’s removed on your next visit, once a day has passed. ',
  clear: 'Clear what I typed',
  needed: {
    message: 'your name, email, phone number and message to reply',
    enquiry:
      'your first name, phone number, email and nearest location to reply; the rest is up to you',
  },
} as const;

/** Above the branches beside the quote form. */
export const branchesToChoose = `${capitalised(inWords(branches.length))} branches to choose from`;
