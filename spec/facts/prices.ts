/**
 * The prices, in the words of the site (specification, section 9), under the names of `src/content/prices.ts`. Written
 * by hand: change a price in both files.
 */
export const price = {
  alignmentTwoWheel: '$79',
  alignmentFourWheel: '$129',
  balancingPerWheel: '$20',
  balancingAllFour: '$80',
  punctureFrom: '$25',
  rotation: '$40',
  wofFrom: '$65',
  basicService: { plusGst: '$199', inclGst: '$228.85' },
  fullService: { plusGst: '$349', inclGst: '$401.35' },
  oilMineralFrom: '$79',
  oilSyntheticFrom: '$129',
  brakePadsPerAxleFrom: '$199',
  brakeRotorsPerAxleFrom: '$350',
  brakeFluidFrom: '$89',
  batteryFrom: '$199',
  passengerTyreFrom: '$89',
} as const;

/** The guides and examples of section 9 that are not prices of the business, under the names of `src/content/advice.ts`. */
export const guide = {
  alignmentGuide: '$80–$120',
  serviceGuide: '$150–$350',
  fuelSavingWorth: '$150–$250',
  fuelSavingFuel: '$2.50/L',
  financeVisaMinimum: '$500',
} as const;
