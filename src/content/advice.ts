import {
  checkMonths,
  fuelSavingDollars,
  fuelSavingKilometres,
  fuelSavingMost,
  fuelSavingPercent,
  fuelSavingPrice,
  tyreAgeYears,
} from './recommended.ts';
import { promise, shownBy } from './promise.ts';

/**
 * Trade advice and legal limits, as pages show them (specification, section 9, technical and advice figures). Every
 * page takes these figures from here.
 */
export const advice = {
  treadLegal: '1.5mm',
  /** The legal minimum of winter tyres, which need it on all wheels. */
  treadWinter: '4mm',
  treadReplace: '3mm',
  /** In kilometres. */
  tyreLife: '40,000–80,000',
  /** The distance from which tyres should be checked: the lower end of `tyreLife`. */
  tyreLifeLeast: '40,000',
  tyreAge: `${tyreAgeYears} years`,
  rotateEvery: '10,000km',
  rotateMonths: `${checkMonths} months`,
  /** A maximum; always shown with "results vary" (D28). */
  rotationGain: '20%',
  rotationTime: '20–30 minutes',
  /** In kilometres. */
  balanceEvery: '10,000–15,000',
  balanceTime: '15–30 minutes',
  imbalanceSpeed: '80–100km/h',
  /** Elsewhere; our own prices are in the price list (D4). */
  alignmentGuide: '$80–$120',
  punctureHole: '6mm',
  punctureTime: '30 minutes',
  /** In PSI; the car's placard decides. */
  pressure: '30–35',
  pressureMetric: '205–240kPa',
  nitrogenPurity: '95–98%',
  /** Times longer, as a maximum; results vary (D28). */
  nitrogenHolds: '3–4',
  /** The maximum on a space-saver spare wheel; its sidewall says so too. */
  spaceSaverSpeed: '80km/h',
  runFlatDistance: '80km',
  runFlatSpeed: '80km/h',
  /** A maximum; results vary (D28). */
  fuelSaving: `${fuelSavingPercent}%`,
  /** Dollars a year, based on the two figures below (D28). */
  fuelSavingWorth: `$${fuelSavingDollars}–$${fuelSavingMost}`,
  fuelSavingDistance: `${fuelSavingKilometres}km`,
  fuelSavingFuel: `$${fuelSavingPrice}/L`,
  serviceMonths: '12 months',
  serviceEvery: '15,000km',
  safetyCheckEvery: `${checkMonths} months`,
  /** Elsewhere (D29). */
  serviceGuide: '$150–$350',
  basicServiceTime: '1–1.5 hours',
  fullServiceTime: '2–3 hours',
  oilMineralEvery: '5,000km',
  oilSemiSyntheticEvery: '10,000km',
  oilSyntheticEvery: '15,000km',
  /** From mineral to full synthetic, in kilometres. */
  oilRange: '5,000–15,000',
  oilLitres: 5,
  oilTime: '30–45 minutes',
  wofPoints: 35,
  wofTime: '30–45 minutes',
  wofRule: promise(
    'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.',
    shownBy.law,
  ),
  wofReturn: '28 days',
  /** In years. */
  batteryLife: '3–5',
  batteryTestAfter: '3 years',
  batteryTestTime: '5 minutes',
  /** Interest-free months with the store finance card; which one depends on the purchase. */
  financeMonths: '6, 12 or 18',
  financeVisaMinimum: '$500',
  workmanshipMonths: '12 months',
  workmanshipDistance: '20,000km',
  partsWarranty: '12–24 months',
  tyreWarranty: '3–7 years',
  claimTime: '1–2 weeks',
  reTorqueAfter: '50–100km',
} as const;

/** The legal minimum of winter tyres; the same text everywhere. */
export const winterTread = `Winter (‘studless’) tyres need ${advice.treadWinter}, and must be on all wheels.`;
