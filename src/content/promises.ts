import { formatPrice } from '../domain/money.ts';
import { advice } from './advice.ts';
import { branchWords } from './branchWords.ts';
import { claims, claimGrounds } from './claims.ts';
import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';
import { reviewWords } from './reviewWords.ts';
import { nutCheck } from './wheelSafety.ts';
import { answered, callForVan, numberAnswered } from './telephoneHours.ts';

/** A promise on the site that only the owner can confirm. */
export interface OwnersPromise {
  /** The text, as pages show it. */
  readonly sentences: readonly string[];
  /** The pages with the text; `every page` is the header or the footer. */
  readonly pages: readonly RoutePath[] | 'every page';
  /** Why it has to be true. */
  readonly why: string;
  /** Where the evidence is, such as a price list; `null` if there is none yet. */
  readonly evidence: string | null;
  /** A strict build leaves the promise out while there is no evidence. */
  readonly leftOut?: true;
}

/**
 * The promises the owner has to confirm: the Fair Trading Act 1986 requires reasonable grounds when a promise is
 * made. Remove what is not true from its page and from this list. A strict build prints the list, and fails while a
 * promise has no evidence. Not sent to visitors.
 */
export const promises: readonly OwnersPromise[] = [
  {
    sentences: [`Available ${claims.vanDays} Days a Week`],
    pages: 'every page',
    why: 'Somebody calls the van on a Sunday.',
    evidence: null,
  },
  {
    sentences: ['A call-out fee applies.'],
    pages: 'every page',
    why: 'Whoever answers the phone must know the fee.',
    evidence: null,
  },
  {
    sentences: ['Motor Trade Association certified'],
    pages: 'every page',
    why: 'The membership must be current.',
    evidence: null,
  },
  {
    sentences: ['Our mobile tyre van comes to your home, work or the roadside.'],
    pages: ['/'],
    why: 'Where the van goes, and how late, is written nowhere.',
    evidence: null,
  },
  {
    sentences: ['It comes to your home, work or the roadside.', callForVan],
    pages: ['/locations'],
    why: 'Where the van goes, and how late, is written nowhere.',
    evidence: null,
  },
  {
    sentences: [answered],
    pages: ['/contact', '/services/mobile-service'],
    why: 'These are the Sockburn branch’s hours. Does somebody answer then, and who answers for the van at other times?',
    evidence: null,
  },
  {
    sentences: [numberAnswered],
    pages: ['/services/puncture-repair'],
    why: 'Somebody with a flat tyre calls this number then.',
    evidence: null,
  },
  {
    sentences: [callForVan],
    pages: ['/faq'],
    why: 'Whoever answers then must be able to send the van.',
    evidence: null,
  },
  {
    sentences: [`Servicing, brakes, batteries and auto electrical, at ${branchWords.repairs}.`],
    pages: ['/'],
    why: 'A customer drives to the branch named.',
    evidence: null,
  },
  {
    sentences: [
      `Warrant of fitness: our ${advice.wofPoints}-point check, at ${branchWords.wofCount} branches, ${branchWords.wofDays}.`,
    ],
    pages: ['/'],
    why: 'Which branches have an inspector on a Saturday.',
    evidence: null,
  },
  {
    sentences: [
      `${claims.alignmentMachines} laser alignment machines`,
      `Across ${branchWords.count} branches.`,
    ],
    pages: ['/'],
    why: 'A competitor can count them, and each branch must have one.',
    evidence: null,
  },
  {
    sentences: [`Measured by laser, at all ${branchWords.count} branches.`],
    pages: ['/services/wheel-alignment'],
    why: 'A customer drives to any branch for it.',
    evidence: null,
  },
  {
    sentences: [`Takes ${advice.balanceTime}, at all ${branchWords.count} branches.`],
    pages: ['/services/wheel-balancing'],
    why: 'A customer drives to any branch for it, and plans by this time.',
    evidence: null,
  },
  {
    sentences: [`Our gas has ${advice.nitrogenPurity} purity.`],
    pages: ['/faq'],
    why: `How a purity of ${advice.nitrogenPurity} is reached.`,
    evidence: null,
  },
  {
    sentences: ['If your car isn’t safe to drive, we’ll tell you.'],
    pages: ['/about'],
    why: 'Says how the staff behave with every customer.',
    evidence: null,
  },
  {
    sentences: [
      'We’ll tell you the price before we start. If your car needs more work, we ask you first.',
    ],
    pages: ['/about'],
    why: 'Binds every job.',
    evidence: null,
  },
  {
    sentences: ['We’ll tell you what’s urgent and what can wait.'],
    pages: ['/about'],
    why: 'Says how the staff behave with every customer.',
    evidence: null,
  },
  {
    sentences: [
      `If our work proves faulty, we’ll redo it free: within ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first.`,
    ],
    pages: ['/about'],
    why: 'A guarantee; the warranty must say the same.',
    evidence: null,
  },
  {
    sentences: [
      `Most puncture repairs at a branch are done in ${advice.punctureTime}. A WOF takes ${advice.wofTime}.`,
    ],
    pages: ['/about'],
    why: 'People plan by these times.',
    evidence: null,
  },
  {
    sentences: [
      `At all ${branchWords.count} branches we sell and fit tyres, and do balancing, alignment, rotation and puncture repairs.`,
    ],
    pages: ['/about'],
    why: 'All of it is said of every branch.',
    evidence: null,
  },
  {
    sentences: [branchWords.wofThere],
    pages: ['/about'],
    why: 'A customer drives to the branch named.',
    evidence: null,
  },
  {
    sentences: ['Put all your vehicles on one account.'],
    pages: ['/tyres/commercial'],
    why: 'What an account covers.',
    evidence: null,
  },
  {
    sentences: ['One account for all your vehicles, for tyres and mechanical work.'],
    pages: ['/payment-options'],
    why: 'What an account covers.',
    evidence: null,
  },
  {
    sentences: ['Our mobile tyre van can fit tyres at your yard or depot.'],
    pages: ['/tyres/commercial'],
    why: 'Says that the van comes to businesses, and fits tyres there.',
    evidence: null,
  },
  {
    sentences: ['We look at wet grip as well as rolling resistance.'],
    pages: ['/tyres/fuel-efficient'],
    why: 'Says how the staff advise.',
    evidence: null,
  },
  {
    sentences: ['Otherwise, we look inside first.'],
    pages: ['/tyres/run-flat'],
    why: 'Says how the staff work.',
    evidence: null,
  },
  {
    sentences: [
      'Tell us about canopies, towing or roof tents, so we can check how much load each tyre can carry.',
    ],
    pages: ['/tyres/4wd-suv'],
    why: 'Says how the staff advise.',
    evidence: null,
  },
  {
    sentences: ['We take the old tyre off, fit the new one and set the pressure.'],
    pages: ['/tyres'],
    why: 'What fitting covers.',
    evidence: null,
  },
  {
    sentences: [`Come back after ${advice.reTorqueAfter} for a free wheel nut check.`],
    pages: ['/tyres'],
    why: 'A free service.',
    evidence: null,
  },
  {
    sentences: [
      `Our mobile tyre van comes to your home, work or the roadside, ${claims.vanDays} days a week.`,
    ],
    pages: ['/tyres'],
    why: 'Where and when the van comes. To a motorway too?',
    evidence: null,
  },
  {
    sentences: ['from premium to budget'],
    pages: ['/tyres'],
    why: 'The range of the brands.',
    evidence: null,
  },
  {
    sentences: [
      'Size, load and speed rating checked',
      'Old tyres off, new tyres fitted',
      'Pressures set to the tyre placard (the sticker inside the driver’s door)',
      `Free wheel nut check after ${advice.reTorqueAfter}`,
    ],
    pages: [
      '/tyres/passenger',
      '/tyres/4wd-suv',
      '/tyres/performance',
      '/tyres/commercial',
      '/tyres/run-flat',
      '/tyres/fuel-efficient',
    ],
    why: 'What fitting covers, line by line, whatever the tyre.',
    evidence: null,
  },
  {
    sentences: ['Tread compared on all four (many 4WDs need it to match)'],
    pages: ['/tyres/4wd-suv'],
    why: 'What fitting covers as well.',
    evidence: null,
  },
  {
    sentences: ['Direction and ‘outside’ marks checked'],
    pages: ['/tyres/performance'],
    why: 'What fitting covers as well.',
    evidence: null,
  },
  {
    sentences: ['Tread depth measured on the other tyres'],
    pages: ['/tyres/commercial'],
    why: 'What fitting covers as well.',
    evidence: null,
  },
  {
    sentences: ['Tyre pressure warning system reset'],
    pages: ['/tyres/run-flat'],
    why: 'What fitting covers as well.',
    evidence: null,
  },
  {
    sentences: ['Rolling resistance compared for your size'],
    pages: ['/tyres/fuel-efficient'],
    why: 'What fitting covers as well.',
    evidence: null,
  },
  {
    sentences: [
      'than tyres that roll less easily; results vary with car and driver',
      advice.fuelSavingWorth,
    ],
    pages: ['/tyres/fuel-efficient'],
    why: 'A figure needs a measurement: by whom, and in which cars?',
    evidence: null,
  },
  {
    sentences: [
      `can cut your fuel use by up to ${advice.fuelSaving}, compared with tyres that roll less easily.`,
      `can make a set last up to ${advice.rotationGain} longer; results vary.`,
      `can keep pressure up to ${advice.nitrogenHolds} times longer.`,
    ],
    pages: ['/faq'],
    why: 'Figures need a measurement: by whom, and in which cars?',
    evidence: null,
  },
  {
    sentences: [`up to ${advice.rotationGain}`],
    pages: ['/services/tyre-rotation'],
    why: 'A figure needs a measurement: by whom, and in which cars?',
    evidence: null,
  },
  {
    sentences: [`Pressure kept up to ${advice.nitrogenHolds} times longer; results vary`],
    pages: ['/services/nitrogen-inflation'],
    why: 'A figure needs a measurement. One test found about 1.6 times.',
    evidence: null,
  },
  {
    sentences: ['4WD and SUV brands we fit.'],
    pages: ['/tyres/4wd-suv'],
    why: 'The brands listed below it must be on offer in these sizes.',
    evidence: null,
  },
  {
    sentences: ['Commercial and van brands we fit.'],
    pages: ['/tyres/commercial'],
    why: 'The brands listed below it must be on offer in these sizes.',
    evidence: null,
  },
  {
    sentences: [`Free re-inspection within ${advice.wofReturn} if it fails`],
    pages: ['/services/wof-inspection'],
    why: 'A free service.',
    evidence: null,
  },
  {
    sentences: [
      `You have ${advice.wofReturn} (about one month) from the inspection to come back for a free re-inspection, at any of our WOF branches.`,
    ],
    pages: ['/services/wof-inspection'],
    why: `A free service at ${branchWords.wofCount} branches, whichever did the inspection.`,
    evidence: null,
  },
  {
    sentences: ['The re-inspection is then free at any of our WOF branches.'],
    pages: ['/faq'],
    why: `A free service at ${branchWords.wofCount} branches, whichever did the inspection.`,
    evidence: null,
  },
  {
    sentences: [
      `We recheck what failed. After ${advice.wofReturn} you need a full new inspection, at full price.`,
    ],
    pages: ['/services/wof-inspection'],
    why: 'What the re-inspection looks at, and when it costs the full price.',
    evidence: null,
  },
  {
    sentences: [
      'A list of what passed and what failed',
      'A new WOF label if your car passes',
      'It shows what failed, where on the car, and why.',
    ],
    pages: ['/services/wof-inspection'],
    why: 'What the price includes.',
    evidence: null,
  },
  {
    sentences: [
      'Come up to 14 days early and you keep your date. Until your next WOF, go by the label you have.',
    ],
    pages: ['/services/wof-inspection'],
    why: 'The rule since 1 November 2026, as NZTA has it.',
    evidence: null,
  },
  {
    sentences: ['our free brake check does that.'],
    pages: ['/services/wof-inspection'],
    why: 'A free service, at branches with repairs.',
    evidence: null,
  },
  {
    sentences: [`At ${branchWords.wof}.`],
    pages: ['/auto-services'],
    why: 'Which branches have an inspector.',
    evidence: null,
  },
  {
    sentences: [
      'We give you a price first.',
      `tyres at any branch, other repairs at ${branchWords.anyForRepairs}.`,
    ],
    pages: ['/services/wof-inspection'],
    why: 'A price before the work.',
    evidence: null,
  },
  {
    sentences: [`You can get a WOF ${branchWords.wofTimes}.`],
    pages: ['/services/wof-inspection'],
    why: 'Which branches have an inspector on a Saturday.',
    evidence: null,
  },
  {
    sentences: [`We do WOFs ${branchWords.wofTimes}.`],
    pages: ['/faq'],
    why: 'Which branches have an inspector on a Saturday.',
    evidence: null,
  },
  {
    sentences: [
      'If your car needs more than the package includes, we call you with the price first.',
    ],
    pages: ['/services/car-servicing'],
    why: 'A price before the work.',
    evidence: null,
  },
  {
    sentences: ['Petrol, diesel, hybrid and electric.'],
    pages: ['/services/car-servicing'],
    why: 'What is serviced, with the makes listed below it.',
    evidence: null,
  },
  {
    sentences: ['We find the cause, then give you a price before any repair.'],
    pages: ['/auto-services'],
    why: 'A price before the work.',
    evidence: null,
  },
  {
    sentences: [
      'We’ll tell you what’s urgent, what can wait and what each costs.',
      'No price shown? We’ll tell you before we start.',
    ],
    pages: ['/auto-services'],
    why: 'What every customer is told.',
    evidence: null,
  },
  {
    sentences: [
      'We test before we replace parts.',
      'We check fault codes and fluid first.',
      'We weld it if we can and replace it if we can’t.',
    ],
    pages: ['/auto-services'],
    why: 'How the work is done.',
    evidence: null,
  },
  {
    sentences: [
      'We replace the fluid and check the hoses.',
      'We test for leaks, refill and bleed out the air.',
      'We fit a new filter, drain the water trap and prime the system.',
      'We report the faults we find, and what’s wearing.',
      'For utes and 4WDs: gear oil changed, drain plugs checked for metal, seals checked after river or beach driving.',
    ],
    pages: ['/auto-services'],
    why: 'What the job covers.',
    evidence: null,
  },
  {
    sentences: [
      'Headlights aimed so you don’t dazzle others.',
      'If your battery keeps going flat, we find what’s draining it.',
      'Head units, reversing cameras, alarms and immobilisers, fitted.',
    ],
    pages: ['/auto-services'],
    why: 'What the work achieves.',
    evidence: null,
  },
  {
    sentences: [
      'For hybrids and EVs: brake servicing, 12-volt battery, cabin filter, coolant and tyres.',
    ],
    pages: ['/auto-services'],
    why: 'What is offered for hybrids and EVs.',
    evidence: null,
  },
  {
    sentences: [
      `Workmanship is guaranteed for ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first, and parts for ${advice.partsWarranty}.`,
    ],
    pages: ['/auto-services'],
    why: 'A guarantee.',
    evidence: null,
  },
  {
    sentences: ['Pads, rotors, drums, calipers, hoses and fluid, with a free brake check.'],
    pages: ['/auto-services'],
    why: 'A free service.',
    evidence: null,
  },
  {
    sentences: [`We test yours for free, in ${advice.batteryTestTime}.`],
    pages: ['/auto-services'],
    why: 'A free service.',
    evidence: null,
  },
  {
    sentences: [`We repair both at ${branchWords.repairs}.`],
    pages: ['/auto-services'],
    why: 'A customer drives to the branch named.',
    evidence: null,
  },
  {
    sentences: [
      `If our work proves faulty within ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first, we’ll redo it free. Both count from the invoice.`,
    ],
    pages: ['/warranty'],
    why: 'A guarantee, and that it costs nothing.',
    evidence: null,
  },
  {
    sentences: [`It’s free, ${advice.reTorqueAfter} after a wheel has been off.`],
    pages: ['/warranty'],
    why: 'A free service.',
    evidence: null,
  },
  {
    sentences: [
      'We check our own work. For a tyre or part, we deal with the manufacturer for you.',
    ],
    pages: ['/warranty'],
    why: 'Who handles a claim.',
    evidence: null,
  },
  {
    sentences: [
      'If we decline, we’ll tell you why, and your Consumer Guarantees Act rights still apply.',
    ],
    pages: ['/warranty'],
    why: 'How a claim ends.',
    evidence: null,
  },
  {
    sentences: [`Resolved in about ${advice.claimTime}`],
    pages: ['/warranty'],
    why: 'People wait for it.',
    evidence: null,
  },
  {
    sentences: [`Claims are resolved in about ${advice.claimTime}.`],
    pages: ['/faq'],
    why: 'People wait for it.',
    evidence: null,
  },
  {
    sentences: [
      'Road hazard protection is an extra you can add when you buy a tyre, for damage from things such as nails and potholes.',
    ],
    pages: ['/warranty'],
    why: 'What the extra covers, and that it is on offer.',
    evidence: null,
  },
  {
    sentences: [
      'normal wear, such as tread, brake pads and wiper blades',
      'punctures, cuts and damage from the road or a kerb',
      'tyres driven on while flat, overloaded or at the wrong pressure',
      'uneven wear from suspension or alignment faults that weren’t fixed, unless our work caused them',
      'racing, burnouts and off-road use the tyre isn’t made for',
      'faults caused by someone else’s later work',
    ],
    pages: ['/warranty'],
    why: 'What the warranty leaves out; the written terms must say the same.',
    evidence: null,
  },
  {
    sentences: [
      `Up to ${advice.oilLitres} litres of oil, in the grade your engine needs`,
      'With mineral oil, a new oil filter; with synthetic, ask if the filter is included',
      'Old oil drained, and checked for metal and water',
      'Oil level checked after the engine has run',
      'Sump plug checked for leaks',
    ],
    pages: ['/services/oil-change'],
    why: 'What the price includes, line by line.',
    evidence: null,
  },
  {
    sentences: ['The brake check is free.', 'We measure your brakes and show you the results.'],
    pages: ['/services/brake-service'],
    why: 'A free service.',
    evidence: null,
  },
  {
    sentences: [
      'Pad thickness at each wheel',
      'Rotor thickness and surface',
      'Brake fluid level, and water in the fluid',
      'Hoses and pipes for cracks and rust',
      'Calipers and slides move freely',
      'Handbrake holds',
    ],
    pages: ['/services/brake-service'],
    why: 'What the free check covers, line by line.',
    evidence: null,
  },
  {
    sentences: [
      'Slides cleaned and greased, new pads fitted and bedded in.',
      'Measured first, and replaced if they’re below minimum thickness.',
      'Old fluid flushed out at all four wheels, and the right type put in.',
      'Cleaned, measured and adjusted. Wheel cylinders checked for leaks.',
      'Freed, rebuilt or replaced, with new fluid.',
      'Cable or electric, adjusted so it holds on a hill.',
    ],
    pages: ['/services/brake-service'],
    why: 'What each job covers.',
    evidence: null,
  },
  {
    sentences: ['We give you a price before any work.'],
    pages: ['/services/brake-service'],
    why: 'A price before the work.',
    evidence: null,
  },
  {
    sentences: [
      `${advice.batteryTestTime}, no appointment`,
      `No appointment: drive in to ${branchWords.anyForRepairs}. At weekends, call first.`,
    ],
    pages: ['/services/battery-replacement'],
    why: `A free service, without booking, at ${branchWords.repairs}.`,
    evidence: null,
  },
  {
    sentences: [
      'Terminals cleaned, battery secured, charging checked.',
      'We take your old battery.',
    ],
    pages: ['/services/battery-replacement'],
    why: 'What the price includes.',
    evidence: null,
  },
  {
    sentences: [`We fit batteries at ${branchWords.repairs}.`],
    pages: ['/services/battery-replacement'],
    why: 'A customer drives, or is towed, to the branch named.',
    evidence: null,
  },
  {
    sentences: ['Stock varies. Call for your size.'],
    pages: ['/services/battery-replacement'],
    why: 'The brands listed beside it must be on offer.',
    evidence: null,
  },
  {
    sentences: [
      'Tyres checked and pressures set first: both change the reading',
      'Steering joints checked for play: worn parts don’t hold a setting',
      'Toe, camber and caster measured by laser on the two or four wheels you book',
      'Adjustable angles set to the manufacturer’s specifications',
      'Steering wheel centred',
    ],
    pages: ['/services/wheel-alignment'],
    why: 'What the price includes, line by line.',
    evidence: null,
  },
  {
    sentences: [`${claims.alignmentMachines} laser wheel-alignment machines across our branches`],
    pages: ['/services/wheel-alignment'],
    why: 'A competitor can count them.',
    evidence: null,
  },
  {
    sentences: [`We have ${claims.alignmentMachines} laser machines to measure it.`],
    pages: ['/faq'],
    why: 'A competitor can count them.',
    evidence: null,
  },
  {
    sentences: [`From ${formatPrice(prices.punctureFrom)}, most done in ${advice.punctureTime}.`],
    pages: ['/services/puncture-repair'],
    why: 'People plan by this time.',
    evidence: null,
  },
  {
    sentences: ['We decide once the tyre is off.'],
    pages: ['/services/puncture-repair'],
    why: 'A customer can be told no after the tyre was taken off. Is the look charged?',
    evidence: null,
  },
  {
    sentences: ['Our mobile tyre van comes to you.'],
    pages: ['/services/puncture-repair'],
    why: 'Where the van goes, and how late, is written nowhere.',
    evidence: null,
  },
  {
    sentences: ['We find the hole and check the tyre.', 'We check for leaks and set the pressure.'],
    pages: ['/services/puncture-repair'],
    why: 'What the repair covers.',
    evidence: null,
  },
  {
    sentences: [nutCheck],
    pages: [
      '/services/tyre-rotation',
      '/services/wheel-balancing',
      '/services/puncture-repair',
      '/services/mobile-service',
      '/services/brake-service',
    ],
    why: 'A free service.',
    evidence: null,
  },
  {
    sentences: [
      `After a wheel has been off, come back ${advice.reTorqueAfter} later for a free wheel nut check.`,
    ],
    pages: ['/faq'],
    why: 'A free service.',
    evidence: null,
  },
  {
    sentences: [
      `We let the air out and fill your tyres with dry nitrogen of ${advice.nitrogenPurity} purity.`,
    ],
    pages: ['/services/nitrogen-inflation'],
    why: `How a purity of ${advice.nitrogenPurity} is reached.`,
    evidence: null,
  },
  {
    sentences: [`We come to your home, work or the roadside, ${claims.vanDays} days a week.`],
    pages: ['/services/mobile-service'],
    why: 'Where and when the van comes. To a motorway too? How late?',
    evidence: null,
  },
  {
    sentences: ['on top of the price of the job.'],
    pages: ['/services/mobile-service'],
    why: 'How the fee is charged.',
    evidence: null,
  },
  {
    sentences: ['We repair or replace the tyre and set the pressure.'],
    pages: ['/services/mobile-service'],
    why: 'What the visit ends with.',
    evidence: null,
  },
  {
    sentences: [`A hole under ${advice.punctureHole} in the tread can usually be repaired.`],
    pages: ['/services/mobile-service'],
    why: 'Says that the van repairs from the inside, as a branch does.',
    evidence: null,
  },
  {
    sentences: [
      `Our mobile tyre van is available ${claims.vanDays} days a week; branch hours vary.`,
    ],
    pages: ['/faq'],
    why: 'Somebody calls the van on a Sunday.',
    evidence: null,
  },
  {
    sentences: ['‘Book Online’ opens our contact form, and we confirm a time with you.'],
    pages: ['/faq'],
    why: 'Nothing is booked until somebody answers.',
    evidence: null,
  },
  {
    sentences: [`We answer within ${claims.responseMinutes} minutes during head office hours.`],
    pages: ['/faq'],
    why: 'People wait for it.',
    evidence: null,
  },
  {
    sentences: [
      'We read the fault codes and find the cause.',
      'We give you a price before any repair.',
    ],
    pages: ['/faq'],
    why: 'Says that a diagnosis is on offer, without a price.',
    evidence: null,
  },
  {
    sentences: [
      `At ${branchWords.anyForRepairs} it’s free, takes ${advice.batteryTestTime} and needs no appointment.`,
    ],
    pages: ['/faq'],
    why: 'A free service without booking.',
    evidence: null,
  },
  {
    sentences: ['Our brake check is free.'],
    pages: ['/faq'],
    why: 'A free service.',
    evidence: null,
  },
  {
    sentences: [
      `Yes: air conditioning, lighting, wiring, sound systems and alarms, at ${branchWords.repairs}.`,
    ],
    pages: ['/faq'],
    why: 'A customer drives to the branch named.',
    evidence: null,
  },
  {
    sentences: [
      `Within ${claims.responseMinutes} minutes during head office hours. Outside these hours, when head office next opens.`,
      'We’ll confirm a branch and time with you.',
    ],
    pages: ['/contact'],
    why: 'People wait for it.',
    evidence: null,
  },
  {
    sentences: ['If we’re closed, you can also send this form. We’ll reply when we open.'],
    pages: ['/contact'],
    why: 'Somebody stranded at night reads this.',
    evidence: null,
  },
  {
    sentences: [reviewWords.selected],
    pages: ['/testimonials'],
    why: 'True only once they are real.',
    evidence: null,
  },
  {
    sentences: ['Best Price Guarantee'],
    pages: ['/tyre-enquiry'],
    why: 'Who finds a lower price asks for the terms.',
    evidence: claimGrounds.bestPrice,
    leftOut: true,
  },
  {
    sentences: [`Within ${claims.responseMinutes} minutes during head office hours`],
    pages: ['/tyre-enquiry'],
    why: 'People wait for it.',
    evidence: null,
  },
  {
    sentences: ['Otherwise, when head office next opens.'],
    pages: ['/tyre-enquiry'],
    why: 'Says when somebody answers outside opening hours.',
    evidence: null,
  },
  {
    sentences: [
      'Nothing is booked or paid until you say so. Happy with the price? We’ll arrange a time.',
    ],
    pages: ['/tyre-enquiry'],
    why: 'How a quote becomes a booking.',
    evidence: null,
  },
  {
    sentences: ['We check your size and get you a price.', 'Your rego helps us check the size.'],
    pages: ['/tyre-enquiry'],
    why: 'Says that each enquiry gets a price, and that staff check a size by the plate.',
    evidence: null,
  },
];
