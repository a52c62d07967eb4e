import { dollars, withGst } from '../domain/money.ts';
import { advice } from './advice.ts';
import { claims } from './claims.ts';
import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';
import { stats } from './stats.ts';

/** The categories of questions in the order of the page (specification, section 3, FAQ item). */
export const faqCategories = [
  { id: 'tyres', name: 'Tyres' },
  { id: 'mechanical', name: 'Mechanical' },
  { id: 'electrical', name: 'Electrical' },
  { id: 'general', name: 'General' },
] as const;

export type FaqCategory = (typeof faqCategories)[number]['id'];

/** A link inside an answer. */
export interface InlineLink {
  readonly label: string;
  readonly to: RoutePath;
}

/** One paragraph of an answer: words, and links between them. */
export type Paragraph = readonly (string | InlineLink)[];

/** A question with its answer (specification, section 3, FAQ item). */
export interface FaqItem {
  /** The fragment that opens it; it does not change, because people keep links to it. */
  readonly id: string;
  readonly category: FaqCategory;
  readonly question: string;
  /** The answer in a figure or two words, which is seen while the item is closed. */
  readonly short: {
    /** Small words before the figure, such as `from`. */
    readonly before?: string;
    readonly value: string;
    /** What the figure counts, where that is not part of it: `km`. It is set as large as the figure. */
    readonly unit?: string;
    /** Small words after the figure, such as `+ GST`. */
    readonly after?: string;
  };
  readonly answer: readonly Paragraph[];
}

/** The words around the questions. */
export const faqPage = {
  heading: 'Frequently asked questions',
  subtitle: 'The short answer stands on the line. Press it for the reason.',
  filter: 'Show questions about',
  all: 'All',
  linkLabel: 'Link to this answer',
  closing: {
    heading: 'Not on the list?',
    ready: 'Ask us. A call takes a minute, and questions cost nothing.',
    contact: 'Contact Form',
    related: 'Prices and terms in full',
  },
} as const;

/** The 22 questions, in the order of the page. Every figure comes from the records of prices, advice and claims. */
export const faq: readonly FaqItem[] = [
  {
    id: 'tyre-replacement',
    category: 'tyres',
    question: 'When should I replace my tyres?',
    short: { before: 'at', value: advice.treadReplace },
    answer: [
      [
        `The law sets the least: ${advice.treadLegal} of tread. We recommend replacing at ${advice.treadReplace}, because a shallow groove no longer clears the water from under the tyre.`,
      ],
      [
        'Six signs bring the day forward: low tread depth, poor wet grip, high mileage, trouble driving straight, frequent punctures, and visible damage such as a cut or a bulge. ',
        { label: 'What to look for', to: '/tyres' },
      ],
    ],
  },
  {
    id: 'tyre-life',
    category: 'tyres',
    question: 'How long do tyres last?',
    short: { value: advice.tyreLife, unit: 'km' },
    answer: [
      [
        `${advice.tyreLife}km is typical. Where yours end up depends on the tyre, the vehicle and the road: coarse chip seal wears rubber faster than smooth asphalt.`,
      ],
      [
        `Age counts as well, and we recommend replacing tyres over ${advice.tyreAge} old. The last four digits of the DOT code on the sidewall are the week and the year: 2324 is week 23 of 2024.`,
      ],
    ],
  },
  {
    id: 'rotation',
    category: 'tyres',
    question: 'How often should tyres be rotated?',
    short: { value: advice.rotateEvery, after: `or ${advice.rotateMonths}` },
    answer: [
      [
        `Every ${advice.rotateEvery} or ${advice.rotateMonths}. Wear that is shared by all four can extend a set’s life by up to ${advice.rotationGain}; results vary with the car and the roads.`,
      ],
      [
        { label: 'A rotation', to: '/services/tyre-rotation' },
        ` is ${dollars(prices.rotation)} and takes ${advice.rotationTime}.`,
      ],
    ],
  },
  {
    id: 'balancing',
    category: 'tyres',
    question: 'How often do wheels need balancing?',
    short: { value: advice.balanceEvery, unit: 'km' },
    answer: [
      [
        `Every ${advice.balanceEvery}km, and whenever a tyre has been off its rim. A steering wheel that shakes at ${advice.imbalanceSpeed} asks for it sooner.`,
      ],
      [
        { label: 'Balancing', to: '/services/wheel-balancing' },
        ` is ${dollars(prices.balancingPerWheel)} per wheel, or ${dollars(prices.balancingAllFour)} for all 4, and takes ${advice.balanceTime}.`,
      ],
    ],
  },
  {
    id: 'alignment',
    category: 'tyres',
    question: 'What does a wheel alignment cost?',
    short: { before: 'about', value: advice.alignmentGuide },
    answer: [
      [
        `About ${advice.alignmentGuide} is a fair guide for most cars. The price list decides: 2-wheel (front only) is ${dollars(prices.alignmentTwoWheel)}, and 4-wheel, which we recommend, is ${dollars(prices.alignmentFourWheel)}. `,
        { label: 'Wheel alignment prices', to: '/services/wheel-alignment' },
      ],
      [
        `Have it looked at when the car pulls to one side, one edge of a tyre wears first, or the steering wheel sits crooked on a straight road. We have ${claims.alignmentMachines} laser machines to measure it.`,
      ],
    ],
  },
  {
    id: 'puncture',
    category: 'tyres',
    question: 'Can my puncture be repaired?',
    short: { before: 'from', value: dollars(prices.punctureFrom) },
    answer: [
      [
        `Usually yes, if the hole is under ${advice.punctureHole} and in the tread, the sidewall is unhurt, the tyre was not driven flat, and it has good tread left.`,
      ],
      [
        `Not with sidewall damage, a hole over ${advice.punctureHole}, several punctures close together, a tyre that was driven flat, or tread below ${advice.treadLegal}. An inspection has the last word.`,
      ],
      [
        { label: 'Puncture repair', to: '/services/puncture-repair' },
        ` starts from ${dollars(prices.punctureFrom)}, and most are finished in ${advice.punctureTime}.`,
      ],
    ],
  },
  {
    id: 'pressure',
    category: 'tyres',
    question: 'What pressure should my tyres be?',
    short: { before: 'often', value: advice.pressure, unit: 'PSI' },
    answer: [
      [
        `Often about ${advice.pressure} PSI (${advice.pressureMetric}) for a car. Vans, utes and electric cars differ, so use the placard in the driver’s door frame, and check once a month while the tyres are cold.`,
      ],
      [
        { label: 'Nitrogen', to: '/services/nitrogen-inflation' },
        ` of ${advice.nitrogenPurity} purity can keep pressure up to ${advice.nitrogenHolds} times longer. Results vary, so the monthly check stays.`,
      ],
    ],
  },
  {
    id: 'run-flat',
    category: 'tyres',
    question: 'How do run flat tyres work?',
    short: { value: advice.runFlatDistance, after: `at ${advice.runFlatSpeed}` },
    answer: [
      [
        `A stiff sidewall holds the car up without air, for up to ${advice.runFlatDistance} at up to ${advice.runFlatSpeed}: enough to reach a branch, not to finish a holiday.`,
      ],
      [
        'The car needs a pressure warning on its dash, because a flat one hardly feels flat, and some makers rule out a repair afterwards. ',
        { label: 'Run flat tyres', to: '/tyres/run-flat' },
      ],
    ],
  },
  {
    id: 'brands',
    category: 'tyres',
    question: 'Which brands do you sell, and from what price?',
    short: { before: 'from', value: dollars(prices.passengerTyreFrom) },
    answer: [
      [
        `${stats.brandsAvailable}+ brands. A passenger tyre is from ${dollars(prices.passengerTyreFrom)}; your size, load and speed rating set the rest. `,
        { label: 'Ask for a tyre quote', to: '/tyre-enquiry' },
      ],
      [
        { label: 'Fuel efficient tyres', to: '/tyres/fuel-efficient' },
        ` can save up to ${advice.fuelSaving} of fuel, about ${advice.fuelSavingWorth} a year at ${advice.fuelSavingDistance} a year and ${advice.fuelSavingFuel}; results vary.`,
      ],
    ],
  },
  {
    id: 'service-interval',
    category: 'mechanical',
    question: 'How often should I service my car?',
    short: { value: advice.serviceMonths, after: `or ${advice.serviceEvery}` },
    answer: [
      [
        `Every ${advice.serviceMonths} or ${advice.serviceEvery}, whichever comes first, or as your handbook says.`,
      ],
      [
        `In between we advise a safety check every ${advice.safetyCheckEvery}: tyres, brakes, lights and steering, before they become a breakdown. `,
        { label: 'Car servicing', to: '/services/car-servicing' },
      ],
    ],
  },
  {
    id: 'service-cost',
    category: 'mechanical',
    question: 'What does a service cost?',
    short: { before: 'from', value: dollars(prices.basicServicePlusGst), after: '+ GST' },
    answer: [
      [
        `A general service usually comes to ${advice.serviceGuide} before GST, depending on the work. Our two packages:`,
      ],
      [
        `Basic service ${dollars(prices.basicServicePlusGst)} + GST (${dollars(withGst(prices.basicServicePlusGst))} incl. GST): ${advice.basicServiceItems} items, about ${advice.basicServiceTime}.`,
      ],
      [
        `Full service ${dollars(prices.fullServicePlusGst)} + GST (${dollars(withGst(prices.fullServicePlusGst))} incl. GST): ${advice.fullServiceItems} items, about ${advice.fullServiceTime}. `,
        { label: 'What each package includes', to: '/services/car-servicing' },
      ],
    ],
  },
  {
    id: 'oil',
    category: 'mechanical',
    question: 'How often does the oil need changing?',
    short: { value: advice.oilRange, unit: 'km' },
    answer: [
      [
        `${advice.oilMineralEvery} on mineral oil or in severe use, ${advice.oilSemiSyntheticEvery} on semi-synthetic, ${advice.oilSyntheticEvery} on full synthetic, or as your handbook says.`,
      ],
      [
        { label: 'An oil change', to: '/services/oil-change' },
        ` is from ${dollars(prices.oilMineralFrom)} with mineral oil, which includes the filter, and from ${dollars(prices.oilSyntheticFrom)} with synthetic. Up to ${advice.oilLitres} litres are included, and it takes ${advice.oilTime}.`,
      ],
    ],
  },
  {
    id: 'brakes',
    category: 'mechanical',
    question: 'How do I know my brakes need work?',
    short: { value: 'Free', after: 'check' },
    answer: [
      [
        'They squeal or grind, the pedal pulses, the car pulls to one side, or it takes longer to stop. If the pedal sinks, leave the car where it is and ring.',
      ],
      [
        `Inspection costs nothing. Pads are from ${dollars(prices.brakePadsPerAxleFrom)} per axle, rotors from ${dollars(prices.brakeRotorsPerAxleFrom)} per axle including pads, and brake fluid from ${dollars(prices.brakeFluidFrom)}. `,
        { label: 'Brake service', to: '/services/brake-service' },
      ],
    ],
  },
  {
    id: 'wof',
    category: 'mechanical',
    question: 'What does a WOF cost, and how long does it take?',
    short: { before: 'from', value: dollars(prices.wofFrom) },
    answer: [
      [
        `From ${dollars(prices.wofFrom)}, which may vary by location, and ${advice.wofTime} for our ${advice.wofPoints}-point check. We do them ${advice.wofDays} at most locations.`,
      ],
      [`${advice.wofRule} A safety check once a year stays our advice.`],
      [{ label: 'WOF inspections', to: '/services/wof-inspection' }],
    ],
  },
  {
    id: 'wof-failed',
    category: 'mechanical',
    question: 'What if my car fails its WOF?',
    short: { value: advice.wofReturn },
    answer: [
      [
        `Have it put right and we check it again: ${advice.wofReturn} (about one month), free when you come back to us.`,
      ],
      [
        'In the meantime drive it only to the repair and the re-inspection, and only if that is safe.',
      ],
    ],
  },
  {
    id: 'battery',
    category: 'electrical',
    question: 'How long does a car battery last?',
    short: { value: advice.batteryLife, unit: 'years' },
    answer: [
      [
        `Most last ${advice.batteryLife} years. Have yours tested annually after ${advice.batteryTestAfter}: it is free, takes ${advice.batteryTestTime} and needs no appointment.`,
      ],
      [
        { label: 'A new battery', to: '/services/battery-replacement' },
        ` is from ${dollars(prices.batteryFrom)} including fitting and disposal.`,
      ],
    ],
  },
  {
    id: 'warning-light',
    category: 'electrical',
    question: 'A warning light is on. Can I keep driving?',
    short: { value: 'Red: stop' },
    answer: [
      [
        'A red light means stop as soon as it is safe, switch off and ring us. Amber means drive gently and have it looked at soon; if it flashes, treat it as red.',
      ],
      [
        'We read the code, find what set it, and tell you the price before we repair it. ',
        { label: 'Auto electrical services', to: '/auto-services' },
      ],
    ],
  },
  {
    id: 'electrics',
    category: 'electrical',
    question: 'Do you fix air conditioning, lights and alarms?',
    short: { value: 'Yes' },
    answer: [
      [
        'Yes: air conditioning, lighting, wiring, sound systems and alarms. The work is done at Sockburn and Riccarton.',
      ],
      [
        'Air that blows warm often means lost gas, and gas that is lost went through a leak. We look for it before we fill the system again. ',
        { label: 'All automotive services', to: '/auto-services' },
      ],
    ],
  },
  {
    id: 'booking',
    category: 'general',
    question: 'Do I need an appointment?',
    short: { value: 'Ring first' },
    answer: [
      [
        'It saves you a wait, except for a battery test, which needs none. Booking is by telephone or through the ',
        { label: 'form on our contact page', to: '/contact' },
        `; there is no online diary. An enquiry is answered within ${claims.responseMinutes} minutes during opening hours.`,
      ],
      [
        'Each branch keeps its own hours. ',
        { label: 'Hours and services of all six', to: '/locations' },
      ],
    ],
  },
  {
    id: 'payment',
    category: 'general',
    question: 'How can I pay?',
    short: { value: 'Card or cash' },
    answer: [
      [
        'Cash, EFTPOS, Visa or Mastercard. Businesses and fleets can run an account, and we take a buy-now-pay-later service.',
      ],
      [
        `The store finance card is interest-free for ${advice.financeMonths} months, depending on the purchase amount. The finance Visa card has a minimum purchase of ${advice.financeVisaMinimum}. For both, lending criteria, fees and terms apply; ask in store. `,
        { label: 'Payment options', to: '/payment-options' },
      ],
    ],
  },
  {
    id: 'mobile',
    category: 'general',
    question: 'Do you come to me?',
    short: { value: `${claims.vanDays} days` },
    answer: [
      [
        `Yes. The van with the tyres is available ${claims.vanDays} days a week; the hours of the branches vary.`,
      ],
      [
        'A call-out fee applies; ask what it comes to when you ring, before the van sets off. ',
        { label: 'How the mobile service works', to: '/services/mobile-service' },
      ],
    ],
  },
  {
    id: 'warranty',
    category: 'general',
    question: 'What warranty do I get?',
    short: { value: advice.workmanshipMonths, after: `or ${advice.workmanshipDistance}` },
    answer: [
      [
        `Workmanship: ${advice.workmanshipMonths} or ${advice.workmanshipDistance}. Parts: ${advice.partsWarranty}. Tyres: their maker’s warranty, typically ${advice.tyreWarranty}, pro-rated by tread wear.`,
      ],
      [
        `After ${advice.reTorqueAfter} come back for a re-torque of the wheel nuts, which is free. A claim is resolved in about ${advice.claimTime}.`,
      ],
      [
        'All of it is in addition to your rights under the Consumer Guarantees Act 1993. ',
        { label: 'Warranty terms', to: '/warranty' },
      ],
    ],
  },
];
