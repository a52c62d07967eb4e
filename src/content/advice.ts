import { listed } from '../domain/counting.ts';
import { formatPrice } from '../domain/money.ts';
import * as fuel from './fuelSaving.ts';
import { promise, shownBy } from './promise.ts';
import { tyreAgeYears } from './tyreAge.ts';
import { checkMonths } from './wofReminder.ts';

/** The interest-free months with the store finance card; which of them depends on the purchase. */
export const interestFreeMonths = [6, 12, 18] as const;

/**
 * Trade advice and legal limits as pages write them: every sentence takes its figures from here (specification, section
 * 9, technical and advice figures).
 */
export const advice = {
  treadLegal: '1.5mm',
  /** The legal minimum of winter tyres, which need it on all wheels. */
  treadWinter: '4mm',
  treadReplace: '3mm',
  tyreLife: '40,000–80,000km',
  tyreAge: `${tyreAgeYears} years`,
  rotateEvery: '10,000km',
  rotateMonths: `${checkMonths} months`,
  /** A maximum; always shown with "results vary" (D28). */
  rotationGain: '20%',
  rotationTime: '20–30 minutes',
  balanceEvery: '10,000–15,000km',
  balanceTime: '15–30 minutes',
  imbalanceSpeed: '80–100km/h',
  /** Elsewhere; our own prices are in the price list (D4). */
  alignmentGuide: '$80–$120',
  punctureHole: '6mm',
  punctureTime: '30 minutes',
  /** The car's placard decides. */
  pressure: '30–35 PSI',
  pressureMetric: '205–240kPa',
  nitrogenPurity: '95–98%',
  /** How much longer, as a maximum; results vary (D28). */
  nitrogenHolds: '3–4 times',
  /** The maximum on a space-saver spare wheel; its sidewall says so too. */
  spaceSaverSpeed: '80km/h',
  runFlatDistance: '80km',
  runFlatSpeed: '80km/h',
  /** A maximum; results vary (D28). */
  fuelSaving: `${fuel.fuelSavingPercent}%`,
  /** A year, based on the two figures below (D28). */
  fuelSavingWorth: `$${fuel.fuelSavingLeast}–$${fuel.fuelSavingMost}`,
  fuelSavingDistance: `${fuel.fuelSavingKilometres.toLocaleString('en-NZ')}km`,
  fuelSavingFuel: `${formatPrice(fuel.fuelSavingPrice)}/L`,
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
  /** From mineral to full synthetic. */
  oilRange: '5,000–15,000km',
  oilTime: '30–45 minutes',
  wofTime: '30–45 minutes',
  wofReturn: '28 days',
  batteryLife: '3–5 years',
  batteryTestAfter: '3 years',
  batteryTestTime: '5 minutes',
  financeVisaMinimum: '$500',
  workmanshipMonths: '12 months',
  workmanshipDistance: '20,000km',
  partsWarranty: '12–24 months',
  tyreWarranty: '3–7 years',
  claimTime: '1–2 weeks',
  reTorqueAfter: '50–100km',
  financeMonths: `${listed(interestFreeMonths.map(String), 'or')} months`,
  /** How much oil the price of an oil change includes. */
  oilLitres: 5,
  wofPoints: 35,
  wofRule: promise(
    'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.',
    shownBy.law,
  ),
} as const;

/** The legal minimum of winter tyres; the same text everywhere. */
export const winterTread = `Winter (‘studless’) tyres need ${advice.treadWinter}, and must be on all wheels.`;
