import { capitalised } from '../domain/counting.ts';
import { formatPrice, withGst } from '../domain/money.ts';
import { advice, winterTread } from './advice.ts';
import { branchWords, callForVan } from './branchWords.ts';
import { claims, stats } from './claims.ts';
import {
  balancing,
  balancingBeside,
  balancingWith,
  ownersAnswers,
  sentenceOf,
} from './ownersAnswers.ts';
import { prices } from './prices.ts';
import { signsListed } from './replacementSigns.ts';
import { duringHours } from './replyTimes.ts';
import type { RoutePath } from './routes.ts';
import { brakesToday, callUsOrTow } from './safety.ts';
import { packageItems } from './services/carServicing.ts';
import { from, type Figure } from './summary.ts';
import { freeRecheck } from './services/wofInspection.ts';
import { nailInTyre, nutCheck, suddenPull, suddenShake, warningLights } from './wheelSafety.ts';
import { promise, shownBy } from './promise.ts';

const categories = ['tyres', 'mechanical', 'electrical', 'general'] as const;

export interface InlineLink {
  readonly label: string;
  readonly to: RoutePath | `${RoutePath}#${string}`;
}

/** A question with its answer (specification, section 3, FAQ item). */
export interface FaqItem {
  /** The fragment that opens it; it must not change, because people keep links to it. */
  readonly id: string;
  readonly category: (typeof categories)[number];
  readonly question: string;
  /** The short answer, shown while the item is closed. */
  readonly short: Pick<Figure, 'before' | 'value' | 'after'>;
  /** Its paragraphs, each as text and links. */
  readonly answer: readonly (readonly (string | InlineLink)[])[];
}

export const faqPage = {
  heading: 'Frequently asked questions',
  subtitle: 'Choose a question.',
  filter: 'Show questions about',
  all: 'All',
  count: (count: number) => `${count} questions`,
  countOf: (shown: number, count: number) => `${shown} of ${count} questions`,
  /** For screen readers, after a number. */
  questions: ' questions',
  linkLabel: 'Link to this answer',
  closing: {
    heading: 'Can’t see your question?',
    ready: 'Call us, or send us a message.',
    contact: 'Contact Form',
    related: 'More on prices and terms',
  },
} as const;

/** A question as it is written below its fragment, with the paragraphs of its answer, in which a link is `[label](address)`. */
type WrittenItem = Omit<FaqItem, 'id' | 'category' | 'answer'> & {
  readonly answer: readonly string[];
};

/** The 22 questions by category, in order. Figures come from prices, advice and claims. */
const questions: Readonly<Record<FaqItem['category'], Readonly<Record<string, WrittenItem>>>> = {
  tyres: {
    'tyre-replacement': {
      question: 'When should I replace my tyres?',
      short: { before: 'at', value: advice.treadReplace },
      answer: [
        `The legal minimum is ${advice.treadLegal} of tread. ${winterTread} We recommend replacing at ${advice.treadReplace}, because worn tread clears less water.`,
        `Look for ${signsListed}. [Signs your tyres need replacing](/tyres)`,
      ],
    },
    'tyre-life': {
      question: 'How long do tyres last?',
      short: { value: advice.tyreLife },
      answer: [
        `${advice.tyreLife} is typical. It depends on the tyre, the vehicle and the road: coarse chip seal wears tyres faster.`,
        `Age counts too: we recommend replacing tyres over ${advice.tyreAge} old. [How old are my tyres?](/tyres#tyre-age)`,
      ],
    },
    rotation: {
      question: 'How often should tyres be rotated?',
      short: { value: advice.rotateEvery, after: `or ${advice.rotateMonths}` },
      answer: [
        promise(
          `Every ${advice.rotateEvery} or ${advice.rotateMonths}, whichever comes first: rotation evens out wear and can make a set last up to ${advice.rotationGain} longer; results vary.`,
          shownBy.measured,
        ),
        `[Tyre rotation](/services/tyre-rotation) is ${formatPrice(prices.rotation)} and takes ${advice.rotationTime}. ${balancing}`,
      ],
    },
    balancing: {
      question: 'How often do wheels need balancing?',
      short: { value: advice.balanceEvery },
      answer: [
        `Every ${advice.balanceEvery}, after a rotation, and whenever a tyre has been off its rim. If the steering wheel shakes at ${advice.imbalanceSpeed}, have it done sooner. ${suddenShake}`,
        `[Wheel balancing](/services/wheel-balancing) is ${formatPrice(prices.balancingPerWheel)} per wheel, or ${formatPrice(prices.balancingAllFour)} for all 4, and takes ${advice.balanceTime}.`,
      ],
    },
    alignment: {
      question: 'What does a wheel alignment cost?',
      short: {
        value: `${formatPrice(prices.alignmentTwoWheel)} or ${formatPrice(prices.alignmentFourWheel)}`,
      },
      answer: [
        `A 2-wheel alignment (front only) is ${formatPrice(prices.alignmentTwoWheel)} and suits a fixed rear axle. A 4-wheel one is ${formatPrice(prices.alignmentFourWheel)}. ${promise(`Elsewhere, expect about ${advice.alignmentGuide}, depending on the car.`, shownBy.elsewhere)} [Wheel alignment prices](/services/wheel-alignment)`,
        `Have it checked if the car pulls to one side, one edge of a tyre wears first, or the steering wheel sits crooked. ${suddenPull} ${promise(`We have ${claims.alignmentMachines} laser machines to measure it.`, shownBy.equipment)}`,
      ],
    },
    puncture: {
      question: 'Can my puncture be repaired?',
      short: { value: 'Usually,', after: `if under ${advice.punctureHole}` },
      answer: [
        nailInTyre,
        `Usually yes, if the hole is under ${advice.punctureHole} and in the tread.`,
        `We can’t repair sidewall damage, a hole over ${advice.punctureHole}, punctures close together, or a tyre driven on while flat or with under ${advice.treadLegal} of tread. We confirm once we’ve inspected it.`,
        `[Puncture repair](/services/puncture-repair) is from ${formatPrice(prices.punctureFrom)} at a branch, and most are done in ${advice.punctureTime}. ${balancingBeside(ownersAnswers.punctureBalancing)}`,
      ],
    },
    pressure: {
      question: 'What pressure should my tyres be?',
      short: { before: 'often', value: advice.pressure },
      answer: [
        `Often about ${advice.pressure} (${advice.pressureMetric}) for a car. Vans, utes and electric cars differ, so use the tyre placard, the sticker inside the driver’s door. Check once a month, while the tyres are cold.`,
        `[Nitrogen](/services/nitrogen-inflation) can keep pressure up to ${advice.nitrogenHolds} longer. Results vary, so still check it every month. Our gas has ${advice.nitrogenPurity} purity.`,
      ],
    },
    'run-flat': {
      question: 'How do run flat tyres work?',
      short: {
        before: 'up to',
        value: `${advice.runFlatDistance},`,
        after: `at up to ${advice.runFlatSpeed}`,
      },
      answer: [
        `Stiff sidewalls hold the car up without air. Most run flats go up to ${advice.runFlatDistance} at up to ${advice.runFlatSpeed}. Check your handbook.`,
        'Your car needs a tyre pressure warning system, because you may not feel a run flat go down. We can’t repair one driven on while flat, and some manufacturers forbid any repair. [Run flat tyres](/tyres/run-flat)',
      ],
    },
    brands: {
      question: 'Which brands do you sell, and what do tyres cost?',
      short: { ...from(prices.passengerTyreFrom), after: balancingWith(ownersAnswers.tyrePrice) },
      answer: [
        `${stats.brandsAvailable}+ brands. A passenger tyre is from ${formatPrice(prices.passengerTyreFrom)}; the price depends on size, load and speed rating. ${sentenceOf(ownersAnswers.tyrePrice)} [Quote by tyre size](/tyre-enquiry)`,
        `[Fuel efficient tyres](/tyres/fuel-efficient)${promise(
          ` can cut fuel use by up to ${advice.fuelSaving}, compared with tyres with more rolling resistance. At ${advice.fuelSavingDistance} a year and ${advice.fuelSavingFuel}, ${advice.fuelSaving} is worth about ${advice.fuelSavingWorth} in an average to thirsty car. Results vary.`,
          shownBy.measured,
        )}`,
      ],
    },
  },
  mechanical: {
    'service-interval': {
      question: 'How often should I service my car?',
      short: { value: advice.serviceMonths, after: `or ${advice.serviceEvery}` },
      answer: [
        `Every ${advice.serviceMonths} or ${advice.serviceEvery}, whichever comes first, or as your handbook says. Change mineral and semi-synthetic oil sooner.`,
        `In between, we recommend a safety check every ${advice.safetyCheckEvery}. It covers tyres, brakes, lights and steering. [Car servicing](/services/car-servicing)`,
      ],
    },
    'service-cost': {
      question: 'What does a service cost?',
      short: {
        ...from(prices.basicServicePlusGst),
        after: `+ GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl.)`,
      },
      answer: [
        `Basic service ${formatPrice(prices.basicServicePlusGst)} + GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl. GST): ${packageItems.basic} items, about ${advice.basicServiceTime}.`,
        `Full service ${formatPrice(prices.fullServicePlusGst)} + GST (${formatPrice(withGst(prices.fullServicePlusGst))} incl. GST): ${packageItems.full} items, about ${advice.fullServiceTime}.`,
        `${promise(
          `Elsewhere, a service is generally ${advice.serviceGuide}, depending on the work. `,
          shownBy.elsewhere,
        )}[What each package includes](/services/car-servicing)`,
      ],
    },
    oil: {
      question: 'How often does the oil need changing?',
      short: { value: advice.oilRange },
      answer: [
        `${advice.oilMineralEvery} on mineral oil or in severe use, ${advice.oilSemiSyntheticEvery} on semi-synthetic, ${advice.oilSyntheticEvery} on full synthetic. If your handbook says sooner, in kilometres or months, follow it.`,
        `[An oil change](/services/oil-change) is from ${formatPrice(prices.oilMineralFrom)} with mineral oil, which includes the filter, and from ${formatPrice(prices.oilSyntheticFrom)} with synthetic. Up to ${advice.oilLitres} litres are included, and it takes ${advice.oilTime}.`,
      ],
    },
    brakes: {
      question: 'How do I know my brakes need work?',
      short: { value: 'Grinding: don’t drive' },
      answer: [
        `If they grind, the pedal goes soft or sinks, or the red brake warning light stays on, stop when it’s safe and don’t drive. ${capitalised(callUsOrTow)}.`,
        `If braking pulls the car to one side or takes longer, ${brakesToday} Have a squeal or a pulsing pedal checked this week.`,
        `${promise(`Our brake check is free, at ${branchWords.repairs}.`, shownBy.free)} Pads are from ${formatPrice(prices.brakePadsPerAxleFrom)} per axle (two wheels), rotors from ${formatPrice(prices.brakeRotorsPerAxleFrom)} per axle including pads, and brake fluid from ${formatPrice(prices.brakeFluidFrom)}. [Brake service](/services/brake-service)`,
      ],
    },
    wof: {
      question: 'What does a WOF cost, and how long does it take?',
      short: { ...from(prices.wofFrom), after: `in ${advice.wofTime}` },
      answer: [
        `From ${formatPrice(prices.wofFrom)}, which may vary by branch, with our ${advice.wofPoints}-point check. It takes ${advice.wofTime}. We do WOFs ${branchWords.wofTimes}. Call first to check times.`,
        `${advice.wofRule} We also recommend a safety check every ${advice.safetyCheckEvery}.`,
        '[WOF inspection](/services/wof-inspection)',
      ],
    },
    'wof-failed': {
      question: 'What if my car fails its WOF?',
      short: { value: advice.wofReturn, after: 'to fix it' },
      answer: [
        `You have ${advice.wofReturn} (about one month) to get it fixed and come back for a recheck. ${freeRecheck}`,
        'Until it passes, drive it only to a repair or a recheck, and only if it’s safe.',
      ],
    },
  },
  electrical: {
    battery: {
      question: 'How long does a car battery last?',
      short: { value: advice.batteryLife },
      answer: [
        promise(
          `A battery usually lasts ${advice.batteryLife}. After ${advice.batteryTestAfter}, have yours tested every year. At ${branchWords.anyForRepairs} it’s free, takes ${advice.batteryTestTime} and needs no appointment on a weekday.`,
          shownBy.free,
        ),
        `[A new battery](/services/battery-replacement) is from ${formatPrice(prices.batteryFrom)} including fitting and disposal.`,
      ],
    },
    'warning-light': {
      question: 'A warning light is on. Can I keep driving?',
      short: { value: 'Red: stop' },
      answer: [
        ...warningLights.map((words) => words.join(' ')),
        `We read the fault codes and find the cause. ${sentenceOf(ownersAnswers.diagnosis)} We give you a price before any repair. [Automotive services](/auto-services)`,
      ],
    },
    electrics: {
      question: 'Do you fix air conditioning, lights and alarms?',
      short: { value: 'Yes' },
      answer: [
        `Yes: air conditioning, lighting, wiring, sound systems and alarms, at ${branchWords.repairs}.`,
        '[All automotive services](/auto-services)',
      ],
    },
  },
  general: {
    booking: {
      question: 'Do I need an appointment?',
      short: { value: 'Call first' },
      answer: [
        `It’s best to call first. A battery test at ${branchWords.anyForRepairs} needs no appointment on a weekday. ‘Book Online’ opens our [contact form](/contact), and we confirm a time with you. ${promise(`We reply within ${claims.responseMinutes} minutes ${duringHours}.`, shownBy.enquiries)}`,
        '[Hours and services by branch](/locations)',
      ],
    },
    payment: {
      question: 'How can I pay?',
      short: { value: 'Card or cash' },
      answer: [
        'Cash, EFTPOS, Visa or Mastercard. Businesses and fleets can have an account. We also accept a buy-now-pay-later service.',
        `The store finance card is interest-free for ${advice.financeMonths}, depending on the purchase amount; then interest applies. The finance Visa card has a minimum purchase of ${advice.financeVisaMinimum}. For both, lending criteria, fees and terms apply. [Payment options](/payment-options)`,
      ],
    },
    mobile: {
      question: 'Do you come to me?',
      short: { value: `Yes, ${claims.vanDays} days` },
      answer: [
        `Yes, for tyres. Our mobile tyre van is available ${claims.vanDays} days a week; branch hours vary. ${callForVan}`,
        'A call-out fee applies. [Mobile tyre service](/services/mobile-service)',
      ],
    },
    warranty: {
      question: 'What warranty do I get?',
      short: { value: advice.workmanshipMonths, after: `or ${advice.workmanshipDistance}` },
      answer: [
        `Workmanship: ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first. Parts: ${advice.partsWarranty}. Tyres: the manufacturer’s warranty, typically ${advice.tyreWarranty}, pro-rated by tread wear.`,
        `A wheel has been off? ${nutCheck} Claims are resolved in about ${advice.claimTime}.`,
        'All of these are in addition to your rights under the Consumer Guarantees Act 1993. [Warranty](/warranty)',
      ],
    },
  },
};

/** The categories of questions in the order of the page (specification, section 3, FAQ item). */
export const faqCategories = categories.map((id) => ({ id, name: capitalised(id) }));

/** The text and the links of a paragraph. */
function partsOf(paragraph: string): readonly (string | InlineLink)[] {
  return paragraph
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
      // The check of the content finds addresses that no page has.
      return label && to ? { label, to: to as RoutePath } : part;
    });
}

/** The questions with their answers, in order. */
export const faq: readonly FaqItem[] = Object.entries(questions).flatMap(([category, items]) =>
  Object.entries(items).map(([id, item]) => ({
    ...item,
    id,
    category: category as FaqItem['category'],
    answer: item.answer.map(partsOf),
  })),
);
