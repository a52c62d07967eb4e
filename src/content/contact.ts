import { business } from './business.ts';
import { claims } from './claims.ts';
import { whenClosed } from './safety.ts';
import { why, type PromisesOfPage } from './ownersPromise.ts';

/** The Contact page's two telephone cards; the third card is the general email address (specification, section 2). */
export const contactLines = [
  {
    title: 'Main line',
    number: business.telephones.main,
    note: 'Tyres, WOFs, bookings and the mobile tyre van.',
  },
  {
    title: 'Auto repairs',
    number: business.telephones.autoRepairs,
    note: 'Servicing, brakes, engine and electrical work.',
  },
] as const;

/** The note next to ‘Book Online’, which opens the contact form: nothing is booked until the business answers. */
export const bookingNote = 'We’ll confirm a time.';

const promised = {
  reply: `Within ${claims.responseMinutes} minutes during head office hours. Outside these hours, when head office next opens.`,
  confirmation: 'We’ll confirm a branch and time with you.',
} as const;

/** What happens after a message is sent: only what the business has promised (D28). */
export const nextSteps = [
  {
    title: 'Send your message',
    text: 'No account needed, and nothing to pay here.',
  },
  {
    title: 'We reply',
    text: promised.reply,
  },
  {
    title: 'We agree on a time',
    text: `A message isn’t a booking. ${promised.confirmation}`,
  },
] as const;

/** What this page promises: for the owner to confirm (`promises.ts`). */
export const promises = {
  reply: { sentences: [promised.reply, promised.confirmation], why: why.wait },
  whenClosed: { sentences: [whenClosed], why: 'Somebody stranded at night reads this.' },
} satisfies PromisesOfPage;
