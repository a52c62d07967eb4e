import { wordsFor } from '../domain/counting.ts';
import { branches, mainBranch } from './branches.ts';
import { branchWords } from './branchWords.ts';
import { business } from './business.ts';
import { claims } from './claims.ts';
import { afterHours, duringHours } from './replyTimes.ts';
import { promise, shownBy } from './promise.ts';
import { points } from './summary.ts';

/** The banner, and the headings below it in their order. */
export const contactPage = {
  heading: 'Contact us',
  subtitle: `Call, message or drop in: ${branchWords.number} ${wordsFor(branches.length, 'in', 'across')} ${business.city}.`,
  form: 'Send us a message',
  steps: 'What happens next',
  hours: 'Head office hours',
  locations: 'Our Locations',
} as const;

/** Pages show different numbers for the same work (D6). */
const anyNumber = promise('Any of our numbers can book.', shownBy.telephones);

/** The Contact page's two telephone cards (specification, section 2). */
export const contactLines = [
  {
    title: 'Main line',
    number: business.telephones.main,
    note: 'Tyres, WOFs and the mobile tyre van.',
  },
  {
    title: 'Auto repairs',
    number: business.telephones.autoRepairs,
    note: `Servicing and repairs. ${anyNumber}`,
  },
] as const;

export const emailLine = { title: 'Email', note: 'For anything in writing.' } as const;

/** The note next to ‘Book Online’, which opens the contact form: nothing is booked until the business answers. */
export const bookingNote = 'We’ll confirm a time.';

/** What happens after a message is sent: only what the business has promised (D28). */
export const nextSteps = points({
  'Send your message': 'You don’t need an account, and there’s nothing to pay here.',
  'We reply': promise(
    `Within ${claims.responseMinutes} minutes ${duringHours}, not on public holidays. At other times, ${afterHours}.`,
    shownBy.enquiries,
  ),
  'We agree on a time': 'A message isn’t a booking. We’ll confirm a branch and time with you.',
});

/** The map below the branches' cards. */
export const mapWords = {
  title: `Map of ${business.city} with the ${mainBranch.name} branch at its centre`,
  covers: `${wordsFor(branches.length, 'Our location is', `All ${branches.length} locations are`)} shown above. The map marks ${mainBranch.name}.`,
  address: `When the map loads, ${business.map.provider} receives your IP address.`,
  larger: `Larger map of ${business.city}`,
  more: 'See who’s open now',
} as const;
