import { amountOf } from '../domain/figure.ts';
import { dollars, withGst } from '../domain/money.ts';
import { advice } from './advice.ts';
import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';

/** One of the 24 jobs (specification, section 3; D41). */
interface AutoServiceFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The drawing that stands for it; each job has one of its own. */
  readonly icon: string;
  readonly category: 'servicing' | 'repairs' | 'electrical';
  /** The fragment that leads to it: `/auto-services#<slug>`. */
  readonly slug: string;
  /** The page that says more, where there is one (D41). */
  readonly path?: RoutePath;
  /** What it costs, for jobs with a page: the amount, and the small words around it. */
  readonly price?: { readonly before: string; readonly amount: string; readonly after: string };
}

/** The 24 jobs in the specification's order. */
export const autoServices = [
  {
    id: 'wof',
    name: 'WOF inspections',
    description: `Our ${advice.wofPoints}-point check takes ${advice.wofTime}. If something fails, you see it on the hoist before you pay for it.`,
    icon: 'label',
    category: 'servicing',
    slug: 'wof-inspections',
    path: '/services/wof-inspection',
    price: { before: 'from', amount: dollars(prices.wofFrom), after: ', may vary by location' },
  },
  {
    id: 'general',
    name: 'General servicing',
    description: `Two packages, ${advice.basicServiceItems} items or ${advice.fullServiceItems}. Once in ${advice.serviceMonths} or ${advice.serviceEvery} suits most cars that see the odd long run.`,
    icon: 'spanner',
    category: 'servicing',
    slug: 'general-servicing',
    path: '/services/car-servicing',
    price: {
      before: 'from',
      amount: dollars(prices.basicServicePlusGst),
      after: ` + GST (${dollars(withGst(prices.basicServicePlusGst))} incl. GST)`,
    },
  },
  {
    id: 'oil',
    name: 'Oil and filtration',
    description:
      'Engine oil to the grade on your filler cap, a new filter, and the old oil looked at on its way out.',
    icon: 'drop',
    category: 'servicing',
    slug: 'oil-and-filtration',
    path: '/services/oil-change',
    price: { before: 'from', amount: dollars(prices.oilMineralFrom), after: ', filter included' },
  },
  {
    id: 'transmission-service',
    name: 'Transmission service',
    description:
      'Fresh fluid for an automatic, a CVT or a manual, in the type its maker names. The wrong one ruins a gearbox.',
    icon: 'gate',
    category: 'servicing',
    slug: 'transmission-service',
  },
  {
    id: 'differential',
    name: 'Differential and transfer case',
    description:
      'For utes and four-wheel drives: gear oil drained, magnets read for metal, seals checked after river or beach.',
    icon: 'axle',
    category: 'servicing',
    slug: 'differential-and-transfer-case',
  },
  {
    id: 'engine-flush',
    name: 'Engine flush',
    description:
      'Loosens sludge before an oil change. Worth it after missed services; we say so when it is not.',
    icon: 'flush',
    category: 'servicing',
    slug: 'engine-flush',
  },
  {
    id: 'power-steering',
    name: 'Power steering flush',
    description:
      'Dark fluid and a groan at full lock go together. Old fluid out, new in, hoses felt for soft spots.',
    icon: 'wheel',
    category: 'servicing',
    slug: 'power-steering-flush',
  },
  {
    id: 'coolant',
    name: 'Coolant exchange',
    description:
      'Coolant loses its rust protection long before its colour. We pressure-test, refill and bleed out the air.',
    icon: 'thermometer',
    category: 'servicing',
    slug: 'coolant-exchange',
  },
  {
    id: 'diesel',
    name: 'Diesel fuel filters',
    description:
      'Water in the fuel costs injectors. New filter, trap drained, system primed so it starts first time.',
    icon: 'filter',
    category: 'servicing',
    slug: 'diesel-fuel-filters',
  },
  {
    id: 'pre-purchase',
    name: 'Pre-purchase inspection',
    description:
      'Bring the car you may buy. You leave with what is wrong now, what comes next, and roughly what it costs.',
    icon: 'glass',
    category: 'servicing',
    slug: 'pre-purchase-inspection',
  },
  {
    id: 'batteries',
    name: 'Batteries',
    description: `Tested free in ${advice.batteryTestTime}. Most last ${advice.batteryLife} years; we fit the right one and take the old one away.`,
    icon: 'battery',
    category: 'servicing',
    slug: 'batteries',
    path: '/services/battery-replacement',
    price: { before: 'from', amount: dollars(prices.batteryFrom), after: ', fitted' },
  },
  {
    id: 'hybrid',
    name: 'Hybrid and electric services',
    description:
      'Brakes that seize from too little use, the 12-volt battery, cabin filter, coolant loops and tyres that carry more.',
    icon: 'bolt',
    category: 'servicing',
    slug: 'hybrid-and-electric-services',
  },
  {
    id: 'brakes',
    name: 'Brakes',
    description:
      'Pads, rotors, drums, calipers, hoses and fluid. The check costs nothing, and you see the measurements.',
    icon: 'disc',
    category: 'repairs',
    slug: 'brakes',
    path: '/services/brake-service',
    price: {
      before: 'pads from',
      amount: dollars(prices.brakePadsPerAxleFrom),
      after: ' per axle',
    },
  },
  {
    id: 'transmission',
    name: 'Transmission',
    description:
      'Slips, shudders, clunks into gear. We read its codes and its fluid first: not every fault means a rebuild.',
    icon: 'gear',
    category: 'repairs',
    slug: 'transmission',
  },
  {
    id: 'engine',
    name: 'Engine',
    description:
      'Misfires, oil leaks, timing belts, head gaskets. Compression tells more than guessing at parts.',
    icon: 'piston',
    category: 'repairs',
    slug: 'engine',
  },
  {
    id: 'radiator',
    name: 'Radiator and cooling',
    description:
      'A needle that climbs past its usual mark means pull over. Then water pumps, thermostats, fans, hoses and radiators are ours.',
    icon: 'radiator',
    category: 'repairs',
    slug: 'radiator-and-cooling',
  },
  {
    id: 'exhaust',
    name: 'Exhaust',
    description:
      'A blow, a rattle or fumes in the cabin. Welded where the metal allows it, replaced where it does not.',
    icon: 'silencer',
    category: 'repairs',
    slug: 'exhaust',
  },
  {
    id: 'suspension',
    name: 'Suspension and steering',
    description:
      'Shocks, springs, ball joints, bushes, racks. Patched streets find the worn one; a knock says which side.',
    icon: 'spring',
    category: 'repairs',
    slug: 'suspension-and-steering',
  },
  {
    id: 'heating',
    name: 'Heating and air conditioning',
    description:
      'Cold feet in July or a wet carpet: heater cores, taps, blend doors, compressors and leaking lines.',
    icon: 'heat',
    category: 'repairs',
    slug: 'heating-and-air-conditioning',
  },
  {
    id: 'air-conditioning',
    name: 'Air conditioning',
    description:
      'Pressures read, leaks found with dye, gas recovered and recharged by weight. Then sensors, fans and switches.',
    icon: 'frost',
    category: 'electrical',
    slug: 'air-conditioning',
  },
  {
    id: 'lighting',
    name: 'Lighting',
    description:
      'Bulbs, LEDs, ballasts, trailer plugs. Headlamps are aimed on a screen, so nobody flashes you for nothing.',
    icon: 'lamp',
    category: 'electrical',
    slug: 'lighting',
  },
  {
    id: 'auto-electrical',
    name: 'Auto electrical',
    description:
      'Alternators, starters, looms and the flat battery every Monday: we measure what draws current while it sleeps.',
    icon: 'fuse',
    category: 'electrical',
    slug: 'auto-electrical',
  },
  {
    id: 'sound-alarm',
    name: 'Sound system and alarm',
    description:
      'Head units, reversing cameras, alarms and immobilisers, wired so that the next mechanic can follow it.',
    icon: 'speaker',
    category: 'electrical',
    slug: 'sound-system-and-alarm',
  },
  {
    id: 'dash-lights',
    name: 'Dash warning lights',
    description:
      'Red: stop. Amber: ring us today. We read the code, then prove the fault before a part is ordered.',
    icon: 'warning',
    category: 'electrical',
    slug: 'dash-warning-lights',
  },
] as const satisfies readonly AutoServiceFacts[];

/** A job as the page shows it. */
export type AutoService = AutoServiceFacts & Pick<(typeof autoServices)[number], 'icon' | 'slug'>;

/** The fragment of one of the 24 jobs on /auto-services. */
export type ServiceSlug = AutoService['slug'];

/** The three sections of the catalogue (specification, section 2), and what to know before reading one. */
export const categories = [
  {
    category: 'servicing',
    id: 'vehicle-servicing',
    heading: 'Vehicle Servicing',
    lead: 'Work that is due by the calendar or the odometer, before anything breaks.',
  },
  {
    category: 'repairs',
    id: 'mechanical-repairs',
    heading: 'Mechanical Repairs',
    lead: 'Something knocks, leaks, slips or smells. We find it, ring you with the price, and wait for your word.',
  },
  {
    category: 'electrical',
    id: 'auto-electrical-services',
    heading: 'Auto Electrical Services',
    lead: 'Faults you cannot see. A meter finds them, one length of wire at a time.',
  },
] as const satisfies readonly (Pick<AutoServiceFacts, 'category'> & Record<string, string>)[];

/** The jobs of one section, in order. */
export function servicesOf(category: AutoServiceFacts['category']): readonly AutoService[] {
  return autoServices.filter((service) => service.category === category);
}

/** The words around the catalogue. Figures: specification, section 9. */
export const autoServicesPage = {
  heading: 'Automotive services',
  subtitle: 'Servicing, mechanical repairs and auto electrical work, explained before it is done.',
  indexLabel: 'Find the job',
  unsure: 'Not on the list, or no idea what it is called?',
  safety: {
    heading: 'Safety Check Recommendation',
    every: amountOf(advice.safetyCheckEvery),
    unit: 'months',
    lead: `Have tyres, brakes, lights and steering looked over every ${advice.safetyCheckEvery}.`,
    text: 'A WOF is due once a year for many vehicles, and for some now only once in two: your label has the date. Brake pads and tread wear by the kilometre, so they do not wait for it.',
  },
  why: {
    heading: 'Why choose one workshop for all of it',
    points: [
      {
        title: 'One diagnosis',
        text: 'A warning light can be a sensor, a wire or the engine behind it. Mechanic and auto electrician look at the same car.',
      },
      {
        title: 'The price comes first',
        text: 'You hear what is urgent, what can wait and what each costs. Nothing is fitted that you did not agree to.',
      },
      {
        title: `${advice.workmanshipMonths} or ${advice.workmanshipDistance}`,
        text: `Our workmanship is guaranteed for whichever comes first, parts for ${advice.partsWarranty}, on top of your rights under the Consumer Guarantees Act.`,
      },
      {
        title: 'Two workshops',
        text: 'Mechanical and electrical work is done at Sockburn and Riccarton; WOFs at Papanui and Hornby as well.',
      },
    ],
  },
  booking: {
    heading: 'Book Your Service Today',
    ready: 'Tell us the make, the model, the year and what it is doing.',
    contact: 'Contact Us',
  },
} as const;
