import { advice } from './advice.ts';
import { prices } from './prices.ts';

/** One of the two service packages (specification, section 3, Service package). */
export interface ServicePackage {
  readonly id: 'basic' | 'full';
  readonly name: string;
  /** In New Zealand dollars, before GST. */
  readonly price: number;
  /** Shown beside the price everywhere (D29). */
  readonly gstNote: '+ GST';
  readonly duration: string;
  /** The package whose items this one includes. */
  readonly extends?: 'basic';
  /** The package's own items, without those of the package it extends. */
  readonly inclusions: readonly string[];
  /** A badge beside the name. */
  readonly mark?: 'POPULAR';
}

/** The two packages, the smaller one first: the full one adds to the basic one (specification, section 3). */
export const servicePackages: readonly [basic: ServicePackage, full: ServicePackage] = [
  {
    id: 'basic',
    name: 'Basic service',
    price: prices.basicServicePlusGst,
    gstNote: '+ GST',
    duration: `about ${advice.basicServiceTime}`,
    inclusions: [
      'Oil and filter',
      'Brake inspection',
      'Fluid checks',
      'Tyre pressure',
      'Battery test',
      'Lights and wipers',
      'Visual safety inspection',
      'Test drive',
    ],
  },
  {
    id: 'full',
    name: 'Full service',
    price: prices.fullServicePlusGst,
    gstNote: '+ GST',
    duration: `about ${advice.fullServiceTime}`,
    extends: 'basic',
    inclusions: [
      'Air filter',
      'Cabin filter',
      'Spark plugs if required',
      'Coolant check',
      'Transmission fluid check',
      'Suspension inspection',
      'Exhaust check',
      'Steering check',
    ],
    mark: 'POPULAR',
  },
];

const [basic, full] = servicePackages;

/** How many items each package has. */
export const packageItems = {
  basic: basic.inclusions.length,
  full: basic.inclusions.length + full.inclusions.length,
} as const;

/** What the two cards say in addition. */
export const packageWords = {
  withGst: (price: string) => `(${price} incl. GST)`,
  includes: (name: string) => `What the ${name.toLowerCase()} includes`,
} as const;
