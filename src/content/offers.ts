import { prices } from './prices.ts';
import type { RoutePath } from './routes.ts';

/** Something offered on a page, with its price. */
export interface ServiceOffer {
  readonly name: string;
  /** In New Zealand dollars; 0 is free. */
  readonly price: number;
  /** The price is a minimum. */
  readonly from?: true;
  /** GST is added (D29). */
  readonly plusGst?: true;
  /** The unit the price is for, if not the whole job. */
  readonly per?: 'wheel' | 'axle';
}

/** The pages with offers in structured data: the services, and the one tyre category with a price. */
export type OfferPath = Extract<RoutePath, `/services/${string}` | '/tyres/passenger'>;

/**
 * The offers of each page, as it shows them. Nitrogen and the mobile service have none: their prices are unknown, and
 * none are invented. Only the prerender needs them.
 */
export const offers: Readonly<Record<OfferPath, readonly ServiceOffer[]>> = {
  '/tyres/passenger': [{ name: 'Passenger tyre', price: prices.passengerTyreFrom, from: true }],
  '/services/wheel-alignment': [
    { name: '2-wheel alignment', price: prices.alignmentTwoWheel },
    { name: '4-wheel alignment', price: prices.alignmentFourWheel },
  ],
  '/services/wheel-balancing': [
    { name: 'Balancing per wheel', price: prices.balancingPerWheel, per: 'wheel' },
    { name: 'Balancing of all 4 wheels', price: prices.balancingAllFour },
  ],
  '/services/puncture-repair': [
    { name: 'Puncture repair', price: prices.punctureFrom, from: true },
  ],
  '/services/tyre-rotation': [{ name: 'Tyre rotation', price: prices.rotation }],
  '/services/nitrogen-inflation': [],
  '/services/mobile-service': [],
  '/services/wof-inspection': [{ name: 'WOF inspection', price: prices.wofFrom, from: true }],
  '/services/car-servicing': [
    { name: 'Basic service', price: prices.basicServicePlusGst, plusGst: true },
    { name: 'Full service', price: prices.fullServicePlusGst, plusGst: true },
  ],
  '/services/oil-change': [
    { name: 'Mineral oil change', price: prices.oilMineralFrom, from: true },
    { name: 'Synthetic oil change', price: prices.oilSyntheticFrom, from: true },
  ],
  '/services/brake-service': [
    { name: 'Brake check', price: 0 },
    { name: 'Brake pads', price: prices.brakePadsPerAxleFrom, from: true, per: 'axle' },
    {
      name: 'Brake rotors including pads',
      price: prices.brakeRotorsPerAxleFrom,
      from: true,
      per: 'axle',
    },
    { name: 'Brake fluid', price: prices.brakeFluidFrom, from: true },
  ],
  '/services/battery-replacement': [
    { name: 'Battery test', price: 0 },
    {
      name: 'Battery including fitting and disposal',
      price: prices.batteryFrom,
      from: true,
    },
  ],
};
