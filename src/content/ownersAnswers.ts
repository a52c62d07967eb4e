import { formatPrice } from '../domain/money.ts';
import { prices } from './prices.ts';

/**
 * A question that only the owner can answer, with the sentence that every page shows until then and the sentence that it
 * shows once answered (D55).
 */
export interface OwnersQuestion {
  /** As `npm run owner` asks it. */
  readonly question: string;
  /** The answer, or `unknown`. */
  readonly answer: string;
  /** What pages show while the answer is unknown. Without it they show nothing. */
  readonly unknown?: string;
  /** While the answer is unknown, a strict build leaves out the claim that the answer backs. */
  readonly isLeftOut?: true;
  /** What pages show once it is answered: nothing, for an answer that the question does not have. */
  readonly known: (answer: string) => string | undefined;
}

/** The sentence that pages show for a question. */
export function sentenceOf({ answer, unknown, known }: OwnersQuestion): string {
  return (answer === 'unknown' ? unknown : known(answer)) ?? '';
}

/** A sentence of a page, followed by what the owner's answer adds to it. */
export function withAnswer(text: string, question: OwnersQuestion): string {
  return [text, sentenceOf(question)].filter(Boolean).join(' ');
}

interface YesOrNo extends Omit<OwnersQuestion, 'known'> {
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly yes: string;
  readonly no: string;
}

/** A question that is answered by `yes` or `no`, with the sentence for each. */
function yesOrNo({ yes, no, ...asked }: YesOrNo): OwnersQuestion {
  const sentences: Readonly<Record<string, string>> = { yes, no };
  return { ...asked, known: (given) => sentences[given] };
}

/** A question that is answered in the owner's own words, such as an amount. Without `known`, pages show these alone. */
function inOwnWords(
  asked: Partial<OwnersQuestion> & Omit<OwnersQuestion, 'known'>,
): OwnersQuestion {
  return { known: (answer) => answer, ...asked };
}

/** The question of the lowest price of a tyre, whose answer is an amount such as '$120'. */
function tyrePriceFrom(tyre: string, answer: string): OwnersQuestion {
  return {
    question: `What does a ${tyre} cost, from?`,
    answer,
    unknown: 'Prices depend on size: get a quote.',
    known: (price) => `From ${price} per tyre, depending on size.`,
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
  return tyrePrice.answer === 'unknown' ? sentenceOf(tyrePrice) : balancingBeside(tyrePrice);
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
  tyrePrice: yesOrNo({
    question: `Does the tyre price (from ${formatPrice(prices.passengerTyreFrom)}) include fitting, balancing, a new valve, the tyre stewardship fee and disposal of the old tyre?`,
    answer: 'unknown',
    unknown: `${balancing} Ask for the fitted price.`,
    yes: 'Fitting, balancing, a new valve, the tyre stewardship fee and disposal of the old tyre are included.',
    no: `Fitting, a new valve, the tyre stewardship fee and disposal of the old tyre are extra. ${balancing}`,
  }),
  fourWheelDrivePrice: tyrePriceFrom('4WD or SUV tyre', 'unknown'),
  performancePrice: tyrePriceFrom('high performance tyre', 'unknown'),
  commercialPrice: tyrePriceFrom('commercial or van tyre', 'unknown'),
  runFlatPrice: tyrePriceFrom('run flat tyre', 'unknown'),
  fuelEfficientPrice: tyrePriceFrom('fuel efficient tyre', 'unknown'),
  punctureBalancing: yesOrNo({
    question: `Is balancing included in the puncture repair (from ${formatPrice(prices.punctureFrom)})?`,
    answer: 'unknown',
    unknown: `${balancing} Ask if your quote includes it.`,
    yes: 'Balancing is included.',
    no: balancing,
  }),
  vanFee: inOwnWords({
    question: 'What is the call-out fee of the mobile tyre van?',
    answer: 'unknown', // Such as '$60'.
    unknown: 'on top of the price of the job. Ask for both prices.',
    known: (fee) => `${fee}, on top of the price of the job`,
  }),
  vanArea: inOwnWords({
    question: 'Where does the mobile tyre van go, and how soon is it there?',
    answer: 'unknown', // A sentence or two, such as 'We cover Christchurch, and are usually there within two hours.'
    unknown: 'Ask if we come to your suburb, and when.',
  }),
  nitrogenPrice: inOwnWords({
    question: 'What does nitrogen inflation cost?',
    answer: 'unknown', // Such as '$10 per tyre'.
    unknown: 'Call for the price',
    known: (price) => `${price}: call to book`,
  }),
  diagnosis: inOwnWords({
    question: 'What does it cost to find a fault?',
    answer: 'unknown', // Such as 'from $120'.
    unknown: 'We’ll tell you first what finding the fault costs.',
    known: (price) => `Finding the fault costs ${price}.`,
  }),
  sundayMechanics: yesOrNo({
    question: 'Does a mechanic work on Sundays?',
    answer: 'unknown',
    unknown: 'Call to check workshop times.',
    yes: 'The workshop keeps these hours.',
    no: 'The workshop is closed on Sundays.',
  }),
  syntheticFilter: yesOrNo({
    question: `Does the synthetic oil change (from ${formatPrice(prices.oilSyntheticFrom)}) include a new filter?`,
    answer: 'unknown',
    unknown: 'With mineral oil, a new oil filter; with synthetic, ask if the filter is included',
    yes: 'A new oil filter',
    no: 'With mineral oil, a new oil filter; with synthetic, the filter is extra',
  }),
  serviceOil: inOwnWords({
    question: `Which oil is in the basic service (${formatPrice(prices.basicServicePlusGst)} + GST), and are spark plugs in the full service (${formatPrice(prices.fullServicePlusGst)} + GST)?`,
    answer: 'unknown', // A sentence or two, such as 'Both packages use mineral oil. Spark plugs are extra.'
    unknown: 'If your car needs more than the package, we’ll call you with a price first.',
    known: (answer) => `${answer} If your car needs more, we’ll call you with a price first.`,
  }),
  roadHazard: inOwnWords({
    question: 'What does road hazard protection cost, and where are its terms?',
    answer: 'unknown', // A sentence, such as 'It costs $15 per tyre; the terms are on its form.'
    unknown: 'Ask for the price and terms.',
  }),
  payLater: inOwnWords({
    question: 'Which buy now, pay later service do you accept?',
    answer: 'unknown', // Its name.
    unknown: 'Ask us which service we accept. Its own checks and terms apply.',
    known: (service) => `We accept ${service}. Its own checks and terms apply.`,
  }),
  fourTyres: inOwnWords({
    question: 'What do four passenger tyres cost, fitted and balanced, in a common size?',
    answer: 'unknown', // Such as 'from $520 in 195/65R15'.
    known: (price) => `Four tyres, fitted and balanced, cost ${price}.`,
  }),
  wofRecheck: yesOrNo({
    question:
      'Are all WOF branches one inspecting organisation with NZTA? Only then may a customer take the free recheck to any of them.',
    answer: 'unknown',
    unknown:
      'By law, the recheck is free with the organisation that did the inspection. Another of our branches? Call first.',
    yes: 'By law, the recheck is free at any of our WOF branches.',
    no: 'By law, the recheck is free with the organisation that did the inspection: come back to the same branch.',
  }),
  wofVisit: inOwnWords({
    question: 'Can a customer come for a WOF without a booking, and wait while it is done?',
    answer: 'unknown', // A sentence or two, such as 'No booking needed on weekdays. You can wait at every branch.'
  }),
  wofVehicles: inOwnWords({
    question: 'Do you do WOFs for motorbikes and trailers, at which branches and at what price?',
    answer: 'unknown', // A sentence or two, such as 'Trailers: $45, at Hornby. We don’t inspect motorbikes.'
  }),
  brakeTime: inOwnWords({
    question: 'How long does it take to fit brake pads on one axle?',
    answer: 'unknown', // Such as '1–2 hours'.
    known: (time) => `New pads on one axle take ${time}.`,
  }),
  carWarranty: yesOrNo({
    question:
      'Do you service cars under warranty by the manufacturer’s schedule, fill in the service record, and know that the warranty stays?',
    answer: 'unknown',
    unknown: 'Car under warranty? Check its terms first.',
    yes: 'We follow it and fill in the service record, so your new car’s warranty stays.',
    no: 'If your car is under warranty, ask its dealer first.',
  }),
  electricService: inOwnWords({
    question: 'What does a service of an electric car cost?',
    answer: 'unknown', // Such as 'from $150 + GST ($172.50 incl. GST)'.
    known: (price) => `An electric car’s service is ${price}.`,
  }),
  batteryRegistered: yesOrNo({
    question: `Does the battery price (from ${formatPrice(prices.batteryFrom)}) include registering the battery with the car’s computer?`,
    answer: 'unknown',
    unknown: 'Ask if your price includes it.',
    yes: 'That’s included.',
    no: 'That costs extra: ask for the price.',
  }),
  cardSurcharge: inOwnWords({
    question: 'Do you add a surcharge when a customer pays by card? How much, for which cards?',
    answer: 'unknown', // A sentence, such as 'We add no surcharge.'
  }),
  ratingSite: inOwnWords({
    question: 'Which search engine shows the rating?',
    answer: 'unknown', // Its name, such as 'Google'.
    unknown: 'search-engine rating',
    known: (name) => `${name} rating`,
  }),
  lender: inOwnWords({
    question: 'Which lender gives the two finance cards?',
    answer: 'unknown', // Its name, such as 'Kea Finance for both'.
    known: (name) => `The lender is ${name}.`,
  }),
  bestPrice: inOwnWords({
    question: 'Where are the terms of the Best Price Guarantee?',
    answer: 'unknown', // A sentence, such as 'The terms are at every counter.'
    isLeftOut: true,
  }),
  fiveStarReviews: inOwnWords({
    question: 'Where can a customer read the 500+ five-star reviews?',
    answer: 'unknown', // A sentence, such as 'All of them are at every counter.'
    isLeftOut: true,
  }),
} as const;
