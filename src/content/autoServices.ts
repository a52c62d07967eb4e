import { formatPrice, withGst } from '../domain/money.ts';
import { advice } from './advice.ts';
import { branchWords } from './branchWords.ts';
import { ownersAnswers, sentenceOf } from './ownersAnswers.ts';
import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';
import { brakesStop, callUsOrTow } from './safety.ts';
import { warningLights } from './wheelSafety.ts';
import { packageItems } from './services/carServicing.ts';
import { from, points } from './summary.ts';
import { promise, shownBy } from './promise.ts';

/** What is said of a job, its page if it has one of its own (D41), and its price with what may be around it. */
interface Job {
  readonly description: string | readonly (readonly [start: string, text: string])[];
  readonly path?: RoutePath;
  readonly price?: { readonly before?: string; readonly value: string; readonly after?: string };
}

/**
 * The 24 jobs by section, in the specification's order: their names, and what is said of each. A job with another name
 * has another address, and needs its drawing renamed (`slug` below).
 */
const jobs = {
  servicing: {
    'WOF inspections': {
      description: `At ${branchWords.wof}. Our ${advice.wofPoints}-point check takes ${advice.wofTime}.`,
      path: '/services/wof-inspection',
      price: { ...from(prices.wofFrom), after: ', may vary by branch' },
    },
    'General servicing': {
      description: `A basic service has ${packageItems.basic} items, a full one ${packageItems.full}. Service your car every ${advice.serviceMonths} or ${advice.serviceEvery}, whichever comes first, or as your handbook says. Change mineral and semi-synthetic oil sooner.`,
      path: '/services/car-servicing',
      price: {
        ...from(prices.basicServicePlusGst),
        after: ` + GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl. GST)`,
      },
    },
    'Oil and filtration': {
      description: 'Engine oil in the right grade. Most newer engines need synthetic.',
      path: '/services/oil-change',
      price: {
        ...from(prices.oilMineralFrom),
        before: 'mineral from',
        after: `, filter included; synthetic from ${formatPrice(prices.oilSyntheticFrom)}`,
      },
    },
    'Transmission service':
      'The right fluid for your automatic, CVT or manual. The wrong one can ruin a gearbox.',
    'Differential and transfer case':
      'For utes and 4WDs: gear oil changed, drain plugs checked for metal, seals checked after river or beach driving.',
    'Engine flush': 'Clears sludge before an oil change. Not right for every engine: ask us first.',
    'Power steering flush':
      'Signs you need one: dark fluid, or a whine as you steer. Not for electric steering. We replace the fluid and check the hoses.',
    'Coolant exchange':
      'Old coolant stops protecting against rust. We test for leaks, refill and bleed out the air.',
    'Diesel fuel filters':
      'Water in diesel can ruin injectors. We fit a new filter, drain the water trap and prime the system.',
    'Pre-purchase inspection':
      'Thinking of buying a car? We’ll list the faults we find, and what’s nearly worn out.',
    Batteries: {
      description: `Most batteries last ${advice.batteryLife}. ${promise(`We test yours for free, in ${advice.batteryTestTime}.`, shownBy.free)}`,
      path: '/services/battery-replacement',
      price: { ...from(prices.batteryFrom), after: ', fitted' },
    },
    'Hybrid and electric services':
      'For hybrids and EVs: brake servicing, 12-volt battery, cabin filter, coolant and tyres.',
  },
  repairs: {
    Brakes: {
      description: `${brakesStop} ${promise('Pads, rotors, drums, calipers, hoses and fluid, with a free brake check.', shownBy.free)}`,
      path: '/services/brake-service',
      price: { ...from(prices.brakePadsPerAxleFrom), before: 'pads from', after: ' per axle' },
    },
    Transmission:
      'Slipping, shuddering or clunking? We check fault codes and fluid first. Not every fault means a rebuild.',
    Engine: 'Misfires, oil leaks, timing belts, head gaskets. We test before we replace parts.',
    'Radiator and cooling': `If the temperature gauge climbs, stop when it’s safe, switch off and ${callUsOrTow}. Don’t open the radiator or coolant cap: it can scald you. We repair water pumps, thermostats, fans, hoses and radiators.`,
    Exhaust: `Fumes in the cabin? Open the windows, stop when it’s safe, switch off, and get everyone out and away from traffic. Headache or dizzy? Call 111. Don’t drive it again: ${callUsOrTow}. Blowing or rattling? We weld it if we can and replace it if we can’t.`,
    'Suspension and steering': `Shocks, springs, ball joints, bushes and steering racks. Loose or suddenly heavy steering? Stop when it’s safe. Don’t drive: ${callUsOrTow}.`,
    'Heating and air conditioning':
      'No warm air, or a wet carpet? We repair heater cores, heater taps, air flaps, compressors and leaking hoses.',
  },
  electrical: {
    'Air conditioning':
      'Pressure and leak checks, regas, and repairs to sensors, fans and switches.',
    Lighting:
      'Road-legal bulbs and units, and trailer plugs. Headlights aimed so you don’t dazzle others.',
    'Auto electrical':
      'Alternators, starters and wiring. If your battery keeps going flat, we find what’s draining it.',
    'Sound system and alarm': 'Head units, reversing cameras, alarms and immobilisers, fitted.',
    'Dash warning lights': { description: warningLights },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, string | Job>>>>;

/** The catalogue's three sections (specification, section 2), each with an introduction. */
export const categories = [
  {
    category: 'servicing',
    id: 'vehicle-servicing',
    heading: 'Vehicle Servicing',
    lead: `Regular maintenance, by months or kilometres. ${promise('No price shown? We’ll tell you before we start.', shownBy.priceFirst)}`,
  },
  {
    category: 'repairs',
    id: 'mechanical-repairs',
    heading: 'Mechanical Repairs',
    lead: `${promise('We find the cause, then give you a price before any repair.', shownBy.priceFirst)} ${sentenceOf(ownersAnswers.diagnosis)}`,
  },
  {
    category: 'electrical',
    id: 'auto-electrical-services',
    heading: 'Auto Electrical Services',
    lead: 'We find and fix electrical faults.',
  },
] as const;

/**
 * The jobs of one section, in order (specification, section 3; D41). The slug is a job's fragment,
 * `/auto-services#<slug>`, and the name of its drawing in `src/assets/drawings/jobs`.
 */
export function servicesOf(category: keyof typeof jobs) {
  return Object.entries<string | Job>(jobs[category]).map(([name, said]) => ({
    ...(typeof said === 'string' ? { description: said } : said),
    name,
    category,
    slug: name.toLowerCase().replaceAll(' ', '-'),
  }));
}

export const autoServices = categories.flatMap(({ category }) => servicesOf(category));

/** The text around the catalogue. Figures: specification, section 9. */
export const autoServicesPage = {
  subtitle: `Servicing, repairs and auto electrical work, at ${branchWords.repairs}.`,
  /** Where a visitor with a fault, but without the name of a job, looks first. */
  symptoms: [
    { label: 'Noise or leak?', to: '#mechanical-repairs' },
    { label: 'Warning light?', to: '#dash-warning-lights' },
  ],
  indexLabel: 'Find the job you need',
  /** For screen readers, after a number. */
  jobs: ' jobs',
  seeAll: (count: number) => `See all ${count} jobs`,
  unsure: 'Can’t see the job you need?',
  safety: {
    heading: 'Safety Check Recommendation',
    lead: `Have tyres, brakes, lights and steering checked every ${advice.safetyCheckEvery}.`,
    text: `${advice.wofRule} Brakes and tyres can wear out sooner.`,
  },
  why: {
    heading: 'Why choose us for servicing and repairs',
    points: points({
      'Mechanical and electrical': `A warning light can mean either. We repair both at ${branchWords.repairs}.`,
      'You decide what’s done': 'We’ll tell you what’s urgent, what can wait and what each costs.',
      'Workmanship guarantee': `${promise(`Workmanship is guaranteed for ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first, and parts for ${advice.partsWarranty}.`, shownBy.terms)} That’s on top of your rights under the Consumer Guarantees Act.`,
    }),
  },
  booking: {
    heading: 'Book Your Service Today',
    ready: 'Tell us your rego and what’s wrong.',
    contact: 'Contact Us',
  },
} as const;
