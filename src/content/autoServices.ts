import { formatPrice, withGst } from '../domain/money.ts';
import { advice, measures } from './advice.ts';
import { branchWords } from './branchWords.ts';
import { ownersAnswers, sentenceOf } from './ownersAnswers.ts';
import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';
import { brakesStop, callUsOrTow } from './safety.ts';
import { warningLights } from './wheelSafety.ts';
import { packageItems } from './servicePackages.ts';
import { promise, shownBy } from './promise.ts';

/** One of the 24 jobs (specification, section 3; D41). */
interface AutoServiceFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Its drawing in `src/assets/drawings/jobs`; each job has its own. */
  readonly icon: string;
  readonly category: 'servicing' | 'repairs' | 'electrical';
  /** Its fragment: `/auto-services#<slug>`. */
  readonly slug: string;
  /** The page with details, if there is one (D41). */
  readonly path?: RoutePath;
  /** The price of a job with its own page: the amount, and the small text around it. */
  readonly price?: { readonly before: string; readonly amount: string; readonly after: string };
}

/** The 24 jobs in the specification's order. */
export const autoServices = [
  {
    id: 'wof',
    name: 'WOF inspections',
    description: `At ${branchWords.wof}. Our ${advice.wofPoints}-point check takes ${advice.wofTime}.`,
    icon: 'label',
    category: 'servicing',
    slug: 'wof-inspections',
    path: '/services/wof-inspection',
    price: { before: 'from', amount: formatPrice(prices.wofFrom), after: ', may vary by branch' },
  },
  {
    id: 'general',
    name: 'General servicing',
    description: `A basic service has ${packageItems.basic} items, a full one ${packageItems.full}. Service your car every ${advice.serviceMonths} or ${advice.serviceEvery}, whichever comes first, or as your handbook says. Change mineral and semi-synthetic oil sooner.`,
    icon: 'spanner',
    category: 'servicing',
    slug: 'general-servicing',
    path: '/services/car-servicing',
    price: {
      before: 'from',
      amount: formatPrice(prices.basicServicePlusGst),
      after: ` + GST (${formatPrice(withGst(prices.basicServicePlusGst))} incl. GST)`,
    },
  },
  {
    id: 'oil',
    name: 'Oil and filtration',
    description: 'Engine oil in the right grade. Most newer engines need synthetic.',
    icon: 'drop',
    category: 'servicing',
    slug: 'oil-and-filtration',
    path: '/services/oil-change',
    price: {
      before: 'mineral from',
      amount: formatPrice(prices.oilMineralFrom),
      after: `, filter included; synthetic from ${formatPrice(prices.oilSyntheticFrom)}`,
    },
  },
  {
    id: 'transmission-service',
    name: 'Transmission service',
    description:
      'The right fluid for your automatic, CVT or manual. The wrong one can ruin a gearbox.',
    icon: 'gate',
    category: 'servicing',
    slug: 'transmission-service',
  },
  {
    id: 'differential',
    name: 'Differential and transfer case',
    description:
      'For utes and 4WDs: gear oil changed, drain plugs checked for metal, seals checked after river or beach driving.',
    icon: 'axle',
    category: 'servicing',
    slug: 'differential-and-transfer-case',
  },
  {
    id: 'engine-flush',
    name: 'Engine flush',
    description: 'Clears sludge before an oil change. Not right for every engine: ask us first.',
    icon: 'flush',
    category: 'servicing',
    slug: 'engine-flush',
  },
  {
    id: 'power-steering',
    name: 'Power steering flush',
    description:
      'Signs you need one: dark fluid, or a whine as you steer. Not for electric steering. We replace the fluid and check the hoses.',
    icon: 'wheel',
    category: 'servicing',
    slug: 'power-steering-flush',
  },
  {
    id: 'coolant',
    name: 'Coolant exchange',
    description:
      'Old coolant stops protecting against rust. We test for leaks, refill and bleed out the air.',
    icon: 'thermometer',
    category: 'servicing',
    slug: 'coolant-exchange',
  },
  {
    id: 'diesel',
    name: 'Diesel fuel filters',
    description:
      'Water in diesel can ruin injectors. We fit a new filter, drain the water trap and prime the system.',
    icon: 'filter',
    category: 'servicing',
    slug: 'diesel-fuel-filters',
  },
  {
    id: 'pre-purchase',
    name: 'Pre-purchase inspection',
    description:
      'Thinking of buying a car? We’ll list the faults we find, and what’s nearly worn out.',
    icon: 'glass',
    category: 'servicing',
    slug: 'pre-purchase-inspection',
  },
  {
    id: 'batteries',
    name: 'Batteries',
    description: `Most batteries last ${advice.batteryLife}. ${promise(`We test yours for free, in ${advice.batteryTestTime}.`, shownBy.free)}`,
    icon: 'battery',
    category: 'servicing',
    slug: 'batteries',
    path: '/services/battery-replacement',
    price: { before: 'from', amount: formatPrice(prices.batteryFrom), after: ', fitted' },
  },
  {
    id: 'hybrid',
    name: 'Hybrid and electric services',
    description:
      'For hybrids and EVs: brake servicing, 12-volt battery, cabin filter, coolant and tyres.',
    icon: 'bolt',
    category: 'servicing',
    slug: 'hybrid-and-electric-services',
  },
  {
    id: 'brakes',
    name: 'Brakes',
    description: `${brakesStop} ${promise('Pads, rotors, drums, calipers, hoses and fluid, with a free brake check.', shownBy.free)}`,
    icon: 'disc',
    category: 'repairs',
    slug: 'brakes',
    path: '/services/brake-service',
    price: {
      before: 'pads from',
      amount: formatPrice(prices.brakePadsPerAxleFrom),
      after: ' per axle',
    },
  },
  {
    id: 'transmission',
    name: 'Transmission',
    description:
      'Slipping, shuddering or clunking? We check fault codes and fluid first. Not every fault means a rebuild.',
    icon: 'gear',
    category: 'repairs',
    slug: 'transmission',
  },
  {
    id: 'engine',
    name: 'Engine',
    description:
      'Misfires, oil leaks, timing belts, head gaskets. We test before we replace parts.',
    icon: 'piston',
    category: 'repairs',
    slug: 'engine',
  },
  {
    id: 'radiator',
    name: 'Radiator and cooling',
    description: `If the temperature gauge climbs, stop when it’s safe, switch off and ${callUsOrTow}. Don’t open the radiator or coolant cap: it can scald you. We repair water pumps, thermostats, fans, hoses and radiators.`,
    icon: 'radiator',
    category: 'repairs',
    slug: 'radiator-and-cooling',
  },
  {
    id: 'exhaust',
    name: 'Exhaust',
    description: `Fumes in the cabin? Open the windows, stop when it’s safe, switch off, and get everyone out and away from traffic. Headache or dizzy? Call 111. Don’t drive it again: ${callUsOrTow}. Blowing or rattling? We weld it if we can and replace it if we can’t.`,
    icon: 'silencer',
    category: 'repairs',
    slug: 'exhaust',
  },
  {
    id: 'suspension',
    name: 'Suspension and steering',
    description: `Shocks, springs, ball joints, bushes and steering racks. Loose or suddenly heavy steering? Stop when it’s safe. Don’t drive: ${callUsOrTow}.`,
    icon: 'spring',
    category: 'repairs',
    slug: 'suspension-and-steering',
  },
  {
    id: 'heating',
    name: 'Heating and air conditioning',
    description:
      'No warm air, or a wet carpet? We repair heater cores, heater taps, air flaps, compressors and leaking hoses.',
    icon: 'heat',
    category: 'repairs',
    slug: 'heating-and-air-conditioning',
  },
  {
    id: 'air-conditioning',
    name: 'Air conditioning',
    description: 'Pressure and leak checks, regas, and repairs to sensors, fans and switches.',
    icon: 'frost',
    category: 'electrical',
    slug: 'air-conditioning',
  },
  {
    id: 'lighting',
    name: 'Lighting',
    description:
      'Road-legal bulbs and units, and trailer plugs. Headlights aimed so you don’t dazzle others.',
    icon: 'lamp',
    category: 'electrical',
    slug: 'lighting',
  },
  {
    id: 'auto-electrical',
    name: 'Auto electrical',
    description:
      'Alternators, starters and wiring. If your battery keeps going flat, we find what’s draining it.',
    icon: 'fuse',
    category: 'electrical',
    slug: 'auto-electrical',
  },
  {
    id: 'sound-alarm',
    name: 'Sound system and alarm',
    description: 'Head units, reversing cameras, alarms and immobilisers, fitted.',
    icon: 'speaker',
    category: 'electrical',
    slug: 'sound-system-and-alarm',
  },
  {
    id: 'dash-lights',
    name: 'Dash warning lights',
    description: warningLights,
    icon: 'warning',
    category: 'electrical',
    slug: 'dash-warning-lights',
  },
] as const satisfies readonly AutoServiceFacts[];

/** A job as the page shows it. */
export type AutoService = AutoServiceFacts & Pick<(typeof autoServices)[number], 'icon' | 'slug'>;

/** The fragment of one of the 24 jobs on /auto-services. */
export type ServiceSlug = AutoService['slug'];

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
] as const satisfies readonly (Pick<AutoServiceFacts, 'category'> & Record<string, string>)[];

/** The jobs of one section, in order. */
export function servicesOf(category: AutoServiceFacts['category']): readonly AutoService[] {
  return autoServices.filter((service) => service.category === category);
}

/** The text around the catalogue. Figures: specification, section 9. */
export const autoServicesPage = {
  heading: 'Automotive services',
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
    every: measures.safetyCheckEvery.low,
    unit: measures.safetyCheckEvery.unit,
    lead: `Have tyres, brakes, lights and steering checked every ${advice.safetyCheckEvery}.`,
    text: `${advice.wofRule} Brakes and tyres can wear out sooner.`,
  },
  why: {
    heading: 'Why choose us for servicing and repairs',
    points: [
      {
        title: 'Mechanical and electrical',
        text: `A warning light can mean either. ${branchWords.repairsBoth}`,
      },
      {
        title: 'You decide what’s done',
        text: 'We’ll tell you what’s urgent, what can wait and what each costs.',
      },
      {
        title: 'Workmanship guarantee',
        text: `${promise(`Workmanship is guaranteed for ${advice.workmanshipMonths} or ${advice.workmanshipDistance}, whichever comes first, and parts for ${advice.partsWarranty}.`, shownBy.terms)} That’s on top of your rights under the Consumer Guarantees Act.`,
      },
    ],
  },
  booking: {
    heading: 'Book Your Service Today',
    ready: 'Tell us your rego and what’s wrong.',
    contact: 'Contact Us',
  },
} as const;
