import { promise, shownBy } from './promise.ts';
/**
 * Every price of the business, once, in New Zealand dollars (specification, section 9). GST is included except in the
 * two service packages (D29).
 */
export const prices = {
  alignmentTwoWheel: 79,
  alignmentFourWheel: 129,
  balancingPerWheel: 20,
  balancingAllFour: 80,
  punctureFrom: 25,
  rotation: 40,
  wofFrom: 65,
  basicServicePlusGst: 199,
  fullServicePlusGst: 349,
  oilMineralFrom: 79,
  oilSyntheticFrom: 129,
  brakePadsPerAxleFrom: 199,
  brakeRotorsPerAxleFrom: 350,
  brakeFluidFrom: 89,
  batteryFrom: 199,
  passengerTyreFrom: 89,
} as const;

/** The note shown wherever there are prices (D29). */
export const priceBasis = promise(
  'NZ dollars, GST included unless marked + GST',
  shownBy.priceList,
);
