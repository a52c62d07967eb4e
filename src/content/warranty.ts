import { amountOf } from '../domain/figure.ts';
import { advice } from './advice.ts';
import type { RoutePath } from './routes.ts';
import type { Figure, Point } from './summary.ts';

/** A row of the cover: what is covered, against what, and for how long. */
interface Cover {
  readonly what: string;
  readonly against: string;
  readonly period: string;
}

/** The words of the warranty (specification, section 9, Technical and advice figures; D30). */
export const warranty = {
  heading: 'Warranty',
  subtitle: 'What we stand behind, for how long, and what to do when something is not right.',
  figures: [
    {
      label: 'Workmanship',
      value: amountOf(advice.workmanshipMonths),
      after: 'months',
      note: `or ${advice.workmanshipDistance}, whichever is first`,
    },
    {
      label: 'Parts',
      value: amountOf(advice.partsWarranty),
      after: 'months',
      note: 'depending on the part',
    },
    {
      label: 'Tyres',
      value: amountOf(advice.tyreWarranty),
      after: 'years',
      note: 'typical, from the maker',
    },
  ] satisfies readonly Figure[],
  contents: 'On this page',
  rights: {
    id: 'your-rights',
    heading: 'Your rights come first',
    text: 'These warranties are in addition to your rights under the Consumer Guarantees Act 1993. Nothing on this page limits those rights or ends them when a period runs out.',
    more: 'Goods and services bought for a business can fall under other rules. Ask us before you rely on either.',
  },
  tyres: {
    id: 'tyre-warranties',
    heading: 'Tyre warranties',
    text: `The maker of a tyre warrants it against faults in material and manufacture, typically for ${advice.tyreWarranty}. Brands and models differ; ask us for yours when you buy.`,
    proRata: {
      heading: 'Pro-rated by tread wear',
      text: 'You have had the use of the tread that is gone, so the maker credits the rest.',
      caption: 'How much of a tyre’s price is typically credited, by the tread that is left',
      columns: ['Usable tread left', 'Credit, roughly'],
      rows: [
        { left: 'Three quarters', credit: '75%', share: 3 },
        { left: 'Half', credit: '50%', share: 2 },
        { left: 'A quarter', credit: '25%', share: 1 },
      ],
      note: 'An example of the arithmetic, not a promise: the maker inspects the tyre and decides.',
    },
  },
  workmanship: {
    id: 'workmanship-guarantee',
    heading: 'Workmanship guarantee',
    period: `${advice.workmanshipMonths} or ${advice.workmanshipDistance}`,
    text: `Work that we did wrong, we do again at no charge, for ${advice.workmanshipMonths} or ${advice.workmanshipDistance} from the date on the invoice, whichever comes first.`,
    parts: `Parts that we fit carry a warranty of ${advice.partsWarranty}, depending on the part.`,
  },
  covered: {
    id: 'what-is-covered',
    heading: 'What is covered',
    caption: 'Each warranty, what it covers and for how long',
    columns: ['Warranty', 'Covers', 'For'],
    rows: [
      {
        what: 'Tyres',
        against: 'Faults in material or making, pro-rated by tread wear',
        period: `${advice.tyreWarranty}, typically`,
      },
      {
        what: 'Workmanship',
        against: 'Fitting, balancing, alignment, servicing and repairs that we did',
        period: `${advice.workmanshipMonths} or ${advice.workmanshipDistance}`,
      },
      {
        what: 'Parts',
        against: 'Parts that we supplied and fitted, and that fail in normal use',
        period: advice.partsWarranty,
      },
    ] satisfies readonly Cover[],
  },
  hazard: {
    id: 'road-hazard',
    heading: 'Optional road hazard protection',
    text: 'A warranty answers for faults, not for nails. Road hazard protection is an extra that you can add when you buy a tyre, for damage that the road does: glass, nails, potholes, kerbs.',
    more: 'Ask for its price and its terms when you order. Without it, many punctures can still be repaired.',
    link: { label: 'What can be repaired', to: '/services/puncture-repair' },
  },
  exclusions: {
    id: 'exclusions',
    heading: 'Exclusions',
    lead: 'These warranties do not cover:',
    items: [
      'normal wear: tread, brake pads, wiper blades',
      'punctures, cuts and knocks from the road or a kerb',
      'tyres driven flat, overloaded or at the wrong pressure',
      'uneven wear from suspension or alignment that was left as it was',
      'racing, burnouts and off-road use that the tyre is not made for',
      'faults that someone else’s later work brought about',
    ],
  },
  keep: {
    id: 'keep-the-warranty',
    heading: 'How to keep the warranty',
    items: [
      {
        title: 'Come back for a re-torque',
        text: `Advised ${advice.reTorqueAfter} after a wheel has been off, and free: wheel nuts settle.`,
      },
      {
        title: 'Check the pressures',
        text: 'Once a month, cold, against the placard in the driver’s door.',
      },
      {
        title: 'Rotate on time',
        text: `Every ${advice.rotateEvery} or ${advice.rotateMonths}, so that four tyres age as one.`,
      },
      {
        title: 'Service on time',
        text: `Every ${advice.serviceMonths} or ${advice.serviceEvery}, or as your handbook says.`,
      },
      { title: 'Keep the invoice', text: 'It has the date, the odometer and the tyre on it.' },
    ] satisfies readonly Point[],
  },
  claim: {
    id: 'how-to-claim',
    heading: 'How to claim',
    steps: [
      {
        title: 'Ring us',
        text: 'Say what has happened. If the car feels unsafe, stop driving it and ring from there.',
      },
      {
        title: 'Bring the car and the invoice',
        text: 'To the branch that did the work, where that is possible.',
      },
      {
        title: 'We inspect it',
        text: 'Our own work we judge there. A tyre or a part goes to its maker.',
      },
      {
        title: `Resolved in about ${advice.claimTime}`,
        text: 'We ring you with the result. If the answer is no, you get the reason.',
      },
    ] satisfies readonly Point[],
  },
  call: {
    heading: 'Something not right?',
    ready: 'Have the invoice number and the odometer reading at hand.',
    contact: 'Contact us',
  },
  related: ['/tyres', '/payment-options', '/faq'] satisfies readonly RoutePath[],
} as const;
