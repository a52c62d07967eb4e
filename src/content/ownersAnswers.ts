import { formatPrice } from '../domain/money.ts';
import { prices } from './prices.ts';

/**
 * A question that only the owner can answer, with the sentence that every page shows until then and the sentence that it
 * shows once answered (D55).
 */
export interface OwnersQuestion {
  /** As `npm run owner` asks it. */
  readonly question: string;
  readonly answer: string;
  /** What pages show while the answer is unknown. Without it they show nothing. */
  readonly unknown?: string;
  /** While the answer is unknown, a strict build leaves out the claim that the answer backs. */
  readonly isLeftOut?: true;
  /** What pages show once it is answered by `yes` or `no`: a question with these two has no other answer. */
  readonly yes?: string;
  readonly no?: string;
  /** What pages show once it is answered in the owner's own words: without it, these alone. */
  readonly known?: `${string}{answer}${string}`;
}

/** The sentence that pages show for a question. */
export function sentenceOf(asked: OwnersQuestion): string {
  const { answer, unknown = '', yes, no, known = '{answer}' } = asked;
  if (answer === 'unknown') return unknown;
  const byAnswer: Readonly<Record<string, string | undefined>> = { yes, no };
  return yes === undefined ? known.replace('{answer}', () => answer) : (byAnswer[answer] ?? '');
}

/** A sentence of a page, followed by what the owner's answer adds to it. */
export function withAnswer(text: string, question: OwnersQuestion): string {
  return [text, sentenceOf(question)].filter(Boolean).join(' ');
}

/** The question of the lowest price of a tyre, whose answer is an amount such as '$120'. */
function tyrePriceFrom(tyre: string, answer: string): OwnersQuestion {
  return {
    question: `What does a ${tyre} cost, from?`,
    answer,
    unknown: 'Prices depend on size: get a quote.',
    known: 'From {answer} per tyre, depending on size.',
  };
}

/** What balancing costs, where a price does not include it. */
export const balancing = `Balancing is ${formatPrice(prices.balancingPerWheel)} per wheel.`;

/** The note next to a price that may not include balancing: that it does, or what balancing costs. */
export function balancingBeside({ answer }: OwnersQuestion): string {
  return answer === 'yes' ? 'Balancing is included.' : balancing;
}

/** The note next to the price of a tyre: until the owner has said what is on top of it, also whom to ask. */
export function besideTyrePrice(): string {
  const { tyrePrice } = ownersAnswers;
  return sentenceOf({ ...tyrePrice, yes: balancingBeside(tyrePrice), no: balancing });
}

/** The same after a price, in a few words. */
export function balancingWith({ answer }: OwnersQuestion): string {
  return answer === 'yes'
    ? 'with balancing'
    : `+ ${formatPrice(prices.balancingPerWheel)} balancing`;
}

/**
 * The questions, each with its answer after it: replace `unknown` there, and every page changes. Where the answer is in
 * your own words, the comment has an example.
 */
export const ownersAnswers = {
  tyrePrice: {
    question: `Does the tyre price (from ${formatPrice(prices.passengerTyreFrom)}) include fitting, balancing, a new valve, the tyre stewardship fee and disposal of the old tyre?`,
    answer: 'unknown',
    unknown: `${balancing} Ask for the fitted price.`,
    yes: 'Fitting, balancing, a new valve, the tyre stewardship fee and disposal of the old tyre are included.',
    no: `Fitting, a new valve, the tyre stewardship fee and disposal of the old tyre are extra. ${balancing}`,
  },
  fourWheelDrivePrice: tyrePriceFrom('4WD or SUV tyre', 'unknown'),
  performancePrice: tyrePriceFrom('high performance tyre', 'unknown'),
  commercialPrice: tyrePriceFrom('commercial or van tyre', 'unknown'),
  runFlatPrice: tyrePriceFrom('run flat tyre', 'unknown'),
  fuelEfficientPrice: tyrePriceFrom('fuel efficient tyre', 'unknown'),
  punctureBalancing: {
    question: `Is balancing included in the puncture repair (from ${formatPrice(prices.punctureFrom)})?`,
    answer: 'unknown',
    unknown: `${balancing} Ask if your quote includes it.`,
    yes: 'Balancing is included.',
    no: balancing,
  },
  vanFee: {
    question: 'What is the call-out fee of the mobile tyre van?',
    answer: 'unknown', // Such as '$60'.
    unknown: 'on top of the price of the job. Ask for both prices.',
    known: '{answer}, on top of the price of the job',
  },
  vanArea: {
    question: 'Where does the mobile tyre van go, and how soon is it there?',
    answer: 'unknown', // A sentence or two, such as 'We cover Christchurch, and are usually there within two hours.'
    unknown: 'Ask if we come to your suburb, and when.',
  },
  nitrogenPrice: {
    question: 'What does nitrogen inflation cost?',
    answer: 'unknown', // Such as '$10 per tyre'.
    unknown: 'Call for the price',
    known: '{answer}: call to book',
  },
  diagnosis: {
    question: 'What does it cost to find a fault?',
    answer: 'unknown', // Such as 'from $120'.
    unknown: 'We’ll tell you first what finding the fault costs.',
    known: 'Finding the fault costs {answer}.',
  },
  sundayMechanics: {
    question: 'Does a mechanic work on Sundays?',
    answer: 'unknown',
    unknown: 'Call to check workshop times.',
    yes: 'The workshop keeps these hours.',
    no: 'The workshop is closed on Sundays.',
  },
  syntheticFilter: {
    question: `Does the synthetic oil change (from ${formatPrice(prices.oilSyntheticFrom)}) include a new filter?`,
    answer: 'unknown',
    unknown: 'With mineral oil, a new oil filter; with synthetic, ask if the filter is included',
    yes: 'A new oil filter',
    no: 'With mineral oil, a new oil filter; with synthetic, the filter is extra',
  },
  serviceOil: {
    question: `Which oil is in the basic service (${formatPrice(prices.basicServicePlusGst)} + GST), and are spark plugs in the full service (${formatPrice(prices.fullServicePlusGst)} + GST)?`,
    answer: 'unknown', // A sentence or two, such as 'Both packages use mineral oil. Spark plugs are extra.'
    unknown: 'If your car needs more than the package, we’ll call you with a price first.',
    known: '{answer} If your car needs more, we’ll call you with a price first.',
  },
  roadHazard: {
    question: 'What does road hazard protection cost, and where are its terms?',
    answer: 'unknown', // A sentence, such as 'It costs $15 per tyre; the terms are on its form.'
    unknown: 'Ask for the price and terms.',
  },
  payLater: {
    question: 'Which buy now, pay later service do you accept?',
    answer: 'unknown', // Its name.
    unknown: 'Ask us which service we accept. Its own checks and terms apply.',
    known: 'We accept {answer}. Its own checks and terms apply.',
  },
  fourTyres: {
    question: 'What do four passenger tyres cost, fitted and balanced, in a common size?',
    answer: 'unknown', // Such as 'from $520 in 195/65R15'.
    known: 'Four tyres, fitted and balanced, cost {answer}.',
  },
  wofRecheck: {
    question:
      'Are all WOF branches one inspecting organisation with NZTA? Only then may a customer take the free recheck to any of them.',
    answer: 'unknown',
    unknown:
      'By law, the recheck is free with the organisation that did the inspection. Another of our branches? Call first.',
    yes: 'By law, the recheck is free at any of our WOF branches.',
    no: 'By law, the recheck is free with the organisation that did the inspection: come back to the same branch.',
  },
  wofVisit: {
    question: 'Can a customer come for a WOF without a booking, and wait while it is done?',
    answer: 'unknown', // A sentence or two, such as 'No booking needed on weekdays. You can wait at every branch.'
  },
  wofVehicles: {
    question: 'Do you do WOFs for motorbikes and trailers, at which branches and at what price?',
    answer: 'unknown', // A sentence or two, such as 'Trailers: $45, at Hornby. We don’t inspect motorbikes.'
  },
  brakeTime: {
    question: 'How long does it take to fit brake pads on one axle?',
    answer: 'unknown', // Such as '1–2 hours'.
    known: 'New pads on one axle take {answer}.',
  },
  carWarranty: {
    question:
      'Do you service cars under warranty by the manufacturer’s schedule, fill in the service record, and know that the warranty stays?',
    answer: 'unknown',
    unknown: 'Car under warranty? Check its terms first.',
    yes: 'We follow it and fill in the service record, so your new car’s warranty stays.',
    no: 'If your car is under warranty, ask its dealer first.',
  },
  electricService: {
    question: 'What does a service of an electric car cost?',
    answer: 'unknown', // Such as 'from $150 + GST ($172.50 incl. GST)'.
    known: 'An electric car’s service is {answer}.',
  },
  batteryRegistered: {
    question: `Does the battery price (from ${formatPrice(prices.batteryFrom)}) include registering the battery with the car’s computer?`,
    answer: 'unknown',
    unknown: 'Ask if your price includes it.',
    yes: 'That’s included.',
    no: 'That costs extra: ask for the price.',
  },
  cardSurcharge: {
    question: 'Do you add a surcharge when a customer pays by card? How much, for which cards?',
    answer: 'unknown', // A sentence, such as 'We add no surcharge.'
  },
  ratingSite: {
    question: 'Which search engine shows the rating?',
    answer: 'unknown', // Its name, such as 'Google'.
    unknown: 'search-engine rating',
    known: '{answer} rating',
  },
  lender: {
    question: 'Which lender gives the two finance cards?',
    answer: 'unknown', // Its name, such as 'Kea Finance for both'.
    known: 'The lender is {answer}.',
  },
  bestPrice: {
    question: 'Where are the terms of the Best Price Guarantee?',
    answer: 'unknown', // A sentence, such as 'The terms are at every counter.'
    isLeftOut: true,
  },
  fiveStarReviews: {
    question: 'Where can a customer read the 500+ five-star reviews?',
    answer: 'unknown', // A sentence, such as 'All of them are at every counter.'
    isLeftOut: true,
  },
} satisfies Readonly<Record<string, OwnersQuestion>>;
