import { dollars, withGst } from '../../domain/money.ts';
import { prices } from '../prices.ts';
import type { RoutePath } from '../routes.ts';
import { toBranches } from '../service.ts';
import type { Summary } from '../summary.ts';

/** The words of the five mechanical service pages. Figures: specification, section 9. */
export const mechanicalServices = {
  '/services/wof-inspection': {
    heading: 'WOF inspection',
    subtitle: `From ${dollars(prices.wofFrom)}, done in 30-45 minutes with our 35-point check.`,
    figures: [
      {
        label: 'WOF',
        before: 'from',
        value: dollars(prices.wofFrom),
        note: 'may vary by location',
      },
      { label: 'Our check', value: '35', after: 'points', note: 'on our own list' },
      { label: 'Time', value: '30-45', after: 'min', note: 'for the inspection' },
    ],
    priced: true,
    pointsHeading: 'Before you come',
    points: [
      {
        title: 'When it is due',
        text: 'Many vehicles need a WOF every year; some are now checked every two years. The date on your label decides.',
      },
      {
        title: 'What we look at',
        text: 'Tyres, brakes, steering and suspension, lights, glass and wipers, doors, belts and airbags, structure, exhaust and fuel.',
      },
      {
        title: 'If it fails',
        text: 'You have 28 days (about one month), free when you come back to us. Until then drive it only for the repair, and only if it is safe.',
      },
      {
        title: 'Days',
        text: '6 days a week at most locations: Sockburn, Riccarton, Papanui and Hornby.',
      },
    ],
    callHeading: 'Book it',
    ready: 'Check tyres, bulbs and wipers tonight: they are what most cars fail on.',
    contact: 'Book Online',
    more: toBranches,
    related: ['/services/brake-service', '/tyres/passenger', '/services/car-servicing'],
  },
  '/services/car-servicing': {
    heading: 'Car servicing',
    subtitle: `Basic service ${dollars(prices.basicServicePlusGst)} + GST, full service ${dollars(prices.fullServicePlusGst)} + GST.`,
    figures: [
      {
        label: 'Basic service',
        value: dollars(prices.basicServicePlusGst),
        after: '+ GST',
        note: `(${dollars(withGst(prices.basicServicePlusGst))} incl. GST), about 1-1.5 hours`,
      },
      {
        label: 'Full service',
        value: dollars(prices.fullServicePlusGst),
        after: '+ GST',
        note: `(${dollars(withGst(prices.fullServicePlusGst))} incl. GST), about 2-3 hours`,
        mark: 'POPULAR',
      },
    ],
    priced: true,
    pointsHeading: 'What each includes',
    points: [
      {
        title: 'Basic: 8 items',
        text: 'Oil and filter, brake inspection, fluid checks, tyre pressure, battery test, lights and wipers, visual safety inspection, test drive.',
      },
      {
        title: 'Full: 8 more',
        text: 'Air filter, cabin filter, spark plugs if required, coolant check, transmission fluid check, suspension inspection, exhaust check, steering check.',
      },
      {
        title: 'How often',
        text: '12 months or 15,000km, whichever comes first, unless the handbook asks for less.',
      },
      {
        title: 'Anything extra',
        text: 'We ring with the price before we do more than the package says.',
      },
    ],
    callHeading: 'Book it',
    ready: 'Have the rego and the odometer reading ready. This line is a freephone.',
    line: 'carServicing',
    contact: 'Book Online',
    related: ['/services/oil-change', '/services/brake-service', '/services/wof-inspection'],
  },
  '/services/oil-change': {
    heading: 'Oil change',
    subtitle: `Mineral from ${dollars(prices.oilMineralFrom)}, synthetic from ${dollars(prices.oilSyntheticFrom)}, done in 30-45 minutes.`,
    figures: [
      {
        label: 'Mineral',
        before: 'from',
        value: dollars(prices.oilMineralFrom),
        note: 'includes filter',
      },
      {
        label: 'Synthetic',
        before: 'from',
        value: dollars(prices.oilSyntheticFrom),
        note: 'up to 5 litres',
      },
      { label: 'Time', value: '30-45', after: 'min', note: 'most engines' },
    ],
    priced: true,
    pointsHeading: 'How far on one fill',
    points: [
      {
        title: '5,000km: mineral',
        text: 'Also for severe use: short trips, towing, dust, long idling.',
      },
      {
        title: '10,000km: semi-synthetic',
        text: 'A middle way for older engines that were designed for it.',
      },
      {
        title: '15,000km: full synthetic',
        text: 'What most modern engines ask for. Your handbook has the last word.',
      },
      {
        title: 'Included',
        text: 'Up to 5 litres of oil. Larger engines pay for what they take beyond that.',
      },
    ],
    callHeading: 'Book it',
    ready: 'The grade is printed on the filler cap or in the handbook. Read it to us.',
    contact: 'Book Online',
    related: ['/services/car-servicing', '/services/battery-replacement', '/auto-services'],
  },
  '/services/brake-service': {
    heading: 'Brake service',
    subtitle: `The brake check is free. Pads from ${dollars(prices.brakePadsPerAxleFrom)} per axle.`,
    figures: [
      {
        label: 'Pads',
        before: 'from',
        value: dollars(prices.brakePadsPerAxleFrom),
        note: 'per axle',
      },
      {
        label: 'Rotors',
        before: 'from',
        value: dollars(prices.brakeRotorsPerAxleFrom),
        note: 'per axle, including pads',
      },
      {
        label: 'Fluid',
        before: 'from',
        value: dollars(prices.brakeFluidFrom),
        note: 'fluid change',
      },
    ],
    priced: true,
    pointsHeading: 'What brakes say',
    points: [
      {
        title: 'A squeal',
        text: 'Many pads carry a metal tab that sings when they are nearly gone.',
      },
      { title: 'Grinding', text: 'Metal on metal. Each stop now costs a rotor too.' },
      {
        title: 'A pulse in the pedal',
        text: 'The rotor is no longer even, and the foot feels every turn of it.',
      },
      {
        title: 'A soft or sinking pedal',
        text: 'Air or water in the fluid, or a leak. Do not drive on; ring us.',
      },
    ],
    callHeading: 'Free brake check',
    ready: 'Inspection is free. Tell us what you hear and at which end of the car.',
    contact: 'Book Online',
    related: ['/services/wof-inspection', '/services/car-servicing', '/auto-services'],
  },
} as const satisfies Partial<Record<RoutePath, Summary>>;
