import { dollars } from '../domain/money.ts';
import { advice } from './advice.ts';
import { brands } from './brands.ts';
import { claims } from './claims.ts';
import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';
import { stats } from './stats.ts';
import type { Figure } from './summary.ts';
import type { TyreCategoryPath } from './tyreCategoryPath.ts';

/** The words of the tyres landing (specification, section 2: Tyres landing). */
export const tyres = {
  heading: 'Tyres for every car, ute and van',
  subtitle: `${stats.brandsAvailable}+ brands, fitted and balanced at six branches.`,
  figures: [
    {
      label: 'Passenger tyres',
      before: 'from',
      value: dollars(prices.passengerTyreFrom),
      note: 'the size on your sidewall decides',
    },
    { label: 'Brands', value: `${stats.brandsAvailable}+`, note: 'from premium to sensible' },
    { label: 'Branches', value: `${stats.locations}`, note: 'from Hornby to Ferrymead' },
  ],
} as const satisfies { readonly figures: readonly Figure[]; readonly [words: string]: unknown };

/** The six types: what each is for, in a line. A total record: a category without a line does not compile. */
export const tyreTypes = {
  heading: 'Browse by tyre type',
  lines: {
    '/tyres/passenger': `Hatchbacks, sedans and wagons, from ${dollars(prices.passengerTyreFrom)}`,
    '/tyres/4wd-suv': 'Seal, gravel, wet grass and the boat ramp',
    '/tyres/performance': 'Low profiles that hold a line',
    '/tyres/commercial': 'Vans and utes that carry their keep',
    '/tyres/run-flat': `Up to ${advice.runFlatDistance} without air`,
    '/tyres/fuel-efficient': `Up to ${advice.fuelSaving} less fuel; results vary`,
  } satisfies Record<TyreCategoryPath, string>,
} as const;

/** The signs' heading, and the four figures to judge a tyre by (specification, section 9). */
export const replacement = {
  heading: 'When Should You Replace Your Tyres?',
  lead: 'Any one of these six is reason enough to have a tyre looked at.',
  gaugeHeading: 'Tread by the millimetre',
  gauge: [
    { label: 'Legal minimum', value: advice.treadLegal, note: 'of tread, in New Zealand' },
    {
      label: 'Replace at',
      value: advice.treadReplace,
      note: 'our advice: a worn groove moves less water',
    },
    {
      label: 'Typical life',
      value: `${advice.tyreLife} km`,
      note: 'depending on tyre, vehicle and roads',
    },
    {
      label: 'Replace when over',
      value: advice.tyreAge,
      note: 'our advice; 2324 on the sidewall means week 23 of 2024',
    },
  ],
} as const;

export const brandGrid = {
  heading: `${brands.length} names to choose from`,
  lead: 'Yours is not on a plate? Ask: most tyres can be ordered in.',
} as const;

/** The three feature cards (specification, section 2; the machines by D38). */
export const features = {
  heading: 'Fitted by people, checked by laser',
  fitting: {
    title: 'Professional Fitting',
    text: `Old tyre off, rim cleaned, new tyre seated, balanced and set to the placard. Come back after ${advice.reTorqueAfter} and we check the wheel nuts again, free.`,
  },
  laser: {
    title: 'Laser Alignment',
    figure: `${claims.alignmentMachines}`,
    unit: 'laser machines',
    text: 'New rubber on crooked wheels wears out early, so we measure before we send you off.',
    to: '/services/wheel-alignment',
    further: 'What an alignment costs',
  },
  mobile: {
    title: 'Mobile Service',
    text: `The van brings tyres to your home, work or roadside ${claims.vanDays} days a week. Its call-out fee is told when you ring.`,
    to: '/services/mobile-service',
    further: 'How the van works',
  },
} as const satisfies Record<
  string,
  string | { readonly to?: RoutePath; readonly [words: string]: string }
>;

export const tyreCall = {
  heading: 'Get a price',
  ready: 'Have the numbers from the sidewall ready. The sticker in the driver’s door has them too.',
  contact: 'Book Online',
  more: { label: 'Tyre quote', to: '/tyre-enquiry' },
  servicesHeading: 'Tyre services',
} as const;
