import { advice, measures } from './advice.ts';
import { ownersAnswers, sentenceOf } from './ownersAnswers.ts';
import { inUnit, points, rows } from './summary.ts';
import { callUsOrTow } from './safety.ts';
import { nutCheck } from './wheelSafety.ts';
import { promise, shownBy } from './promise.ts';

/** The text of the warranty page (specification, section 9, Technical and advice figures; D30). */
export const warranty = {
  subtitle: 'What’s covered, for how long, and how to claim.',
  figures: [
    {
      label: 'Workmanship',
      ...inUnit(measures.workmanshipMonths),
      note: `or ${advice.workmanshipDistance}, whichever comes first`,
    },
    { label: 'Parts', ...inUnit(measures.partsWarranty), note: 'depending on the part' },
    { label: 'Tyres', ...inUnit(measures.tyreWarranty), note: 'typically, from the manufacturer' },
  ],
  contents: 'On this page',
  rights: {
    id: 'your-rights',
    heading: 'Your rights come first',
    text: 'These warranties are in addition to your rights under the Consumer Guarantees Act 1993. Nothing on this page limits those rights, and they don’t end when a warranty period does.',
    more: 'If something we sold or did is faulty, you may be entitled to a repair, a replacement or a refund. Different rules can apply to business purchases.',
  },
  tyres: {
    id: 'tyre-warranties',
    heading: 'Tyre warranties',
    text: `The manufacturer covers faults in material or manufacture, typically for ${advice.tyreWarranty}.`,
    proRata: {
      heading: 'Pro-rated by tread wear',
      text: promise(
        'The manufacturer gives you credit for the tread you haven’t used.',
        shownBy.manufacturer,
      ),
      caption: 'Example of how much of a tyre’s price is credited, by tread left',
      columns: ['Usable tread left', 'Example credit'],
      rows: [
        { left: 'Three quarters', credit: '75%', share: 3 },
        { left: 'Half', credit: '50%', share: 2 },
        { left: 'A quarter', credit: '25%', share: 1 },
      ],
      note: 'An example only: the manufacturer works out its credit. You can still claim from us under the Act.',
    },
  },
  workmanship: {
    id: 'workmanship-guarantee',
    heading: 'Workmanship guarantee',
    text: promise(
      `If our work proves faulty within ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first, we’ll redo it free. Both run from the date and odometer reading on the invoice.`,
      shownBy.terms,
    ),
  },
  covered: {
    id: 'what-is-covered',
    heading: 'What is covered',
    caption: 'Each warranty, what it covers and for how long',
    columns: ['Warranty', 'Covers', 'For'],
    rows: rows({
      Tyres: [
        'Faults in material or manufacture, pro-rated by tread wear',
        `${advice.tyreWarranty}, typically`,
      ],
      Workmanship: [
        'Our fitting, balancing, alignment, servicing and repairs',
        `${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first`,
      ],
      Parts: ['Parts we supplied and fitted, if they fail in normal use', advice.partsWarranty],
    }),
  },
  hazard: {
    id: 'road-hazard',
    heading: 'Optional road hazard protection',
    text: promise(
      'Road hazard protection is an extra you can add when you buy a tyre, for damage from nails, potholes and the like.',
      shownBy.terms,
    ),
    more: sentenceOf(ownersAnswers.roadHazard),
    link: { label: 'Puncture repair', to: '/services/puncture-repair' },
  },
  exclusions: {
    id: 'exclusions',
    heading: 'Exclusions',
    lead: promise('Our tyre, workmanship and parts warranties don’t cover:', shownBy.terms),
    items: [
      'normal wear, such as tread, brake pads and wiper blades',
      'punctures, cuts and damage from the road or a kerb',
      'tyres driven on while flat, and run flats beyond their limits',
      'tyres overloaded or at the wrong pressure, unless we set it',
      'uneven wear from suspension or alignment faults that weren’t fixed, unless our work caused them',
      'racing, burnouts and off-road use the tyre isn’t made for',
      'faults caused by someone else’s later work',
    ],
  },
  keep: {
    id: 'keep-the-warranty',
    heading: 'How to keep the warranty',
    lead: `${promise('If skipping one of these causes a fault, our warranty may not cover it.', shownBy.terms)} Your Consumer Guarantees Act rights don’t depend on these.`,
    items: points({
      'Have the wheel nuts checked': nutCheck,
      'Check your tyre pressures':
        'Every month, with cold tyres. Use the tyre placard, the sticker inside the driver’s door.',
      'Rotate on time': `Every ${advice.rotateEvery} or ${advice.rotateMonths}, whichever comes first, or as your handbook says.`,
      'Service on time': `As your handbook says, or every ${advice.serviceMonths} or ${advice.serviceEvery}, whichever comes first. Change mineral and semi-synthetic oil sooner.`,
      'Keep the invoice': 'It’s the easiest proof.',
    }),
  },
  claim: {
    id: 'how-to-claim',
    heading: 'How to claim',
    steps: points({
      'Call us': `If the car feels unsafe, stop somewhere safe, don’t drive on, and ${callUsOrTow}.`,
      'Bring the car, if it’s safe, and the invoice':
        'To the branch that did the work, if you can.',
      'We inspect it': promise(
        'We check our own work. For a tyre or part, we deal with the manufacturer.',
        shownBy.terms,
      ),
      [promise(`Resolved in about ${advice.claimTime}`, shownBy.jobSheets)]:
        `${promise('If we decline, we’ll tell you why, and your Consumer Guarantees Act rights still apply.', shownBy.terms)} ${promise('The Motor Trade Association can mediate.', shownBy.membership)} You can also go to the Disputes Tribunal.`,
    }),
  },
  call: {
    heading: 'Something not right?',
    ready: 'Have the invoice number and odometer reading ready.',
    contact: 'Contact us',
  },
  related: ['/tyres', '/payment-options', '/faq'],
} as const;
