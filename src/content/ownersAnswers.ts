import { formatPrice } from '../domain/money.ts';
import { prices } from './prices.ts';

/**
 * A question that only the owner can answer, with the sentence that every page shows until then and the sentence that it
 * shows once answered (D55).
 */
export interface OwnersQuestion<Answer extends string = string> {
  /** As `npm run owner` asks it. */
  readonly question: string;
  /** The answer, or `unknown`. */
  readonly answer: Answer | 'unknown';
  /** What pages show while the answer is unknown. Without it they show nothing. */
  readonly unknown?: string;
  /** While the answer is unknown, a strict build leaves out the claim that the answer backs. */
  readonly isLeftOut?: true;
  /** What pages show once it is answered. */
  readonly known: (answer: Answer) => string;
}

/** The sentence that pages show for a question. */
export function sentenceOf<Answer extends string>({
  answer,
  unknown = '',
  known,
}: OwnersQuestion<Answer>): string {
  return isKnown(answer) ? known(answer) : unknown;
}

/** A sentence of a page, followed by what the owner's answer adds to it. */
export function withAnswer<Answer extends string>(
  text: string,
  question: OwnersQuestion<Answer>,
): string {
  return [text, sentenceOf(question)].filter(Boolean).join(' ');
}

function isKnown<Answer extends string>(answer: Answer | 'unknown'): answer is Answer {
  return answer !== 'unknown';
}

/** A question that is answered by `yes` or `no`. */
function yesOrNo(
  question: string,
  answer: 'yes' | 'no' | 'unknown',
  { yes, no, ...shows }: { readonly unknown?: string; readonly yes: string; readonly no: string },
): OwnersQuestion<'yes' | 'no'> {
  return { question, answer, ...shows, known: (given) => ({ yes, no })[given] };
}

/** A question that is answered in the owner's own words, such as an amount. */
function inOwnWords(
  question: string,
  answer: string,
  shows: Pick<OwnersQuestion, 'unknown' | 'isLeftOut' | 'known'>,
): OwnersQuestion {
  return { question, answer, ...shows };
}

/** The question of the lowest price of a tyre, whose answer is an amount such as '$120'. */
function tyrePriceFrom(tyre: string, answer: string): OwnersQuestion {
  return inOwnWords(`What does a ${tyre} cost, from?`, answer, {
    unknown: 'Prices depend on size: get a quote.',
    known: (price) => `From ${price} per tyre, depending on size.`,
  });
}

/** What balancing costs, where a price does not include it. */
export const balancing = `Balancing is ${formatPrice(prices.balancingPerWheel)} per wheel.`;

/** The note next to a price that may not include balancing: that it does, or what balancing costs. */
export function balancingBeside({ answer }: OwnersQuestion<'yes' | 'no'>): string {
  return answer === 'yes' ? 'Balancing is included.' : balancing;
}

/** The note next to the price of a tyre: until the owner has said what is on top of it, also whom to ask. */
export function besideTyrePrice(): string {
  const { tyrePrice } = ownersAnswers;
  return tyrePrice.answer === 'unknown' ? sentenceOf(tyrePrice) : balancingBeside(tyrePrice);
}

/** The same after a price, in a few words. */
export function balancingWith({ answer }: OwnersQuestion<'yes' | 'no'>): string {
  return answer === 'yes'
    ? 'with balancing'
    : `+ ${formatPrice(prices.balancingPerWheel)} balancing`;
}

/**
 * The questions, each with its answer after it: replace `unknown` there, and every page changes. Where the
 * answer is in your own words, the comment has an example.
 */
export const ownersAnswers = {
  tyrePrice: yesOrNo(
    `Does the tyre price (from ${formatPrice(prices.passengerTyreFrom)}) include fitting, balancing, a new valve, the tyre stewardship fee and disposal of the old tyre?`,
    'unknown',
    {
      unknown: `${balancing} Ask for the fitted price.`,
      yes: 'Fitting, balancing, a new valve, the tyre stewardship fee and disposal of the old tyre are included.',
      no: `Fitting, a new valve, the tyre stewardship fee and disposal of the old tyre are extra. ${balancing}`,
    },
  ),
  fourWheelDrivePrice: tyrePriceFrom('4WD or SUV tyre', 'unknown'),
  performancePrice: tyrePriceFrom('high performance tyre', 'unknown'),
  commercialPrice: tyrePriceFrom('commercial or van tyre', 'unknown'),
  runFlatPrice: tyrePriceFrom('run flat tyre', 'unknown'),
  fuelEfficientPrice: tyrePriceFrom('fuel efficient tyre', 'unknown'),
  punctureBalancing: yesOrNo(
    `Is balancing included in the puncture repair (from ${formatPrice(prices.punctureFrom)})?`,
    'unknown',
    {
      unknown: `${balancing} Ask if your quote includes it.`,
      yes: 'Balancing is included.',
      no: balancing,
    },
  ),
  vanFee: inOwnWords(
    'What is the call-out fee of the mobile tyre van?',
    // Such as '$60'.
    'unknown',
    {
      unknown: 'on top of the price of the job. Ask for both prices.',
      known: (fee) => `${fee}, on top of the price of the job`,
    },
  ),
  vanArea: inOwnWords(
    'Where does the mobile tyre van go, and how soon is it there?',
    // A sentence or two, such as 'We cover Christchurch, and are usually there within two hours.'
    'unknown',
    { unknown: 'Ask if we come to your suburb, and when.', known: (area) => area },
  ),
  nitrogenPrice: inOwnWords(
    'What does nitrogen inflation cost?',
    // Such as '$10 per tyre'.
    'unknown',
    { unknown: 'Call for the price', known: (price) => `${price}: call to book` },
  ),
  diagnosis: inOwnWords(
    'What does it cost to find a fault?',
    // Such as 'from $120'.
    'unknown',
    {
      unknown: 'We’ll tell you first what finding the fault costs.',
      known: (price) => `Finding the fault costs ${price}.`,
    },
  ),
  sundayMechanics: yesOrNo('Does a mechanic work on Sundays?', 'unknown', {
    unknown: 'Call to check workshop times.',
    yes: 'The workshop keeps these hours.',
    no: 'The workshop is closed on Sundays.',
  }),
  syntheticFilter: yesOrNo(
    `Does the synthetic oil change (from ${formatPrice(prices.oilSyntheticFrom)}) include a new filter?`,
    'unknown',
    {
      unknown: 'With mineral oil, a new oil filter; with synthetic, ask if the filter is included',
      yes: 'A new oil filter',
      no: 'With mineral oil, a new oil filter; with synthetic, the filter is extra',
    },
  ),
  serviceOil: inOwnWords(
    `Which oil is in the basic service (${formatPrice(prices.basicServicePlusGst)} + GST), and are spark plugs in the full service (${formatPrice(prices.fullServicePlusGst)} + GST)?`,
    // A sentence or two, such as 'Both packages use mineral oil. Spark plugs are extra.'
    'unknown',
    {
      unknown: 'If your car needs more than the package, we’ll call you with a price first.',
      known: (answer) => `${answer} If your car needs more, we’ll call you with a price first.`,
    },
  ),
  roadHazard: inOwnWords(
    'What does road hazard protection cost, and where are its terms?',
    // A sentence, such as 'It costs $15 per tyre; the terms are on its form.'
    'unknown',
    { unknown: 'Ask for the price and terms.', known: (answer) => answer },
  ),
  payLater: inOwnWords(
    'Which buy now, pay later service do you accept?',
    // Its name.
    'unknown',
    {
      unknown: 'Ask us which service we accept. Its own checks and terms apply.',
      known: (service) => `We accept ${service}. Its own checks and terms apply.`,
    },
  ),
  fourTyres: inOwnWords(
    'What do four passenger tyres cost, fitted and balanced, in a common size?',
    // Such as 'from $520 in 195/65R15'.
    'unknown',
    { known: (price) => `Four tyres, fitted and balanced, cost ${price}.` },
  ),
  wofRecheck: yesOrNo(
    'Are all WOF branches one inspecting organisation with NZTA? Only then may a customer take the free recheck to any of them.',
    'unknown',
    {
      unknown:
        'By law, the recheck is free with the organisation that did the inspection. Another of our branches? Call first.',
      yes: 'By law, the recheck is free at any of our WOF branches.',
      no: 'By law, the recheck is free with the organisation that did the inspection: come back to the same branch.',
    },
  ),
  wofVisit: inOwnWords(
    'Can a customer come for a WOF without a booking, and wait while it is done?',
    // A sentence or two, such as 'No booking needed on weekdays. You can wait at every branch.'
    'unknown',
    { known: (answer) => answer },
  ),
  wofVehicles: inOwnWords(
    'Do you do WOFs for motorbikes and trailers, at which branches and at what price?',
    // A sentence or two, such as 'Trailers: $45, at Hornby. We don’t inspect motorbikes.'
    'unknown',
    { known: (answer) => answer },
  ),
  brakeTime: inOwnWords(
    'How long does it take to fit brake pads on one axle?',
    // Such as '1–2 hours'.
    'unknown',
    { known: (time) => `New pads on one axle take ${time}.` },
  ),
  carWarranty: yesOrNo(
    'Do you service cars under warranty by the manufacturer’s schedule, fill in the service record, and know that the warranty stays?',
    'unknown',
    {
      unknown: 'Car under warranty? Check its terms first.',
      yes: 'We follow it and fill in the service record, so your new car’s warranty stays.',
      no: 'If your car is under warranty, ask its dealer first.',
    },
  ),
  electricService: inOwnWords(
    'What does a service of an electric car cost?',
    // Such as 'from $150 + GST ($172.50 incl. GST)'.
    'unknown',
    { known: (price) => `An electric car’s service is ${price}.` },
  ),
  batteryRegistered: yesOrNo(
    `Does the battery price (from ${formatPrice(prices.batteryFrom)}) include registering the battery with the car’s computer?`,
    'unknown',
    {
      unknown: 'Ask if your price includes it.',
      yes: 'That’s included.',
      no: 'That costs extra: ask for the price.',
    },
  ),
  cardSurcharge: inOwnWords(
    'Do you add a surcharge when a customer pays by card? How much, for which cards?',
    // A sentence, such as 'We add no surcharge.'
    'unknown',
    { known: (answer) => answer },
  ),
  ratingSite: inOwnWords(
    'Which search engine shows the rating?',
    // Its name, such as 'Google'.
    'unknown',
    { unknown: 'search-engine rating', known: (name) => `${name} rating` },
  ),
  lender: inOwnWords(
    'Which lender gives the two finance cards?',
    // Its name, such as 'Kea Finance for both'.
    'unknown',
    { known: (name) => `The lender is ${name}.` },
  ),
  bestPrice: inOwnWords(
    'Where are the terms of the Best Price Guarantee?',
    // A sentence, such as 'The terms are at every counter.'
    'unknown',
    { isLeftOut: true, known: (answer) => answer },
  ),
  fiveStarReviews: inOwnWords(
    'Where can a customer read the 500+ five-star reviews?',
    // A sentence, such as 'All of them are at every counter.'
    'unknown',
    { isLeftOut: true, known: (answer) => answer },
  ),
} as const;
