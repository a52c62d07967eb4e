import { listed } from '../domain/counting.ts';
import { formatMeasure, measure } from '../domain/measure.ts';
import * as fuel from './fuelSaving.ts';
import { promise, shownBy } from './promise.ts';
import { tyreAgeYears } from './tyreAge.ts';
import { checkMonths } from './wofReminder.ts';

/** The interest-free months with the store finance card; which of them depends on the purchase. */
export const interestFreeMonths = [6, 12, 18] as const;

/** Trade advice and legal limits as numbers with their units (specification, section 9, technical and advice figures). */
export const measures = {
  treadLegal: measure('mm', 1.5),
  /** The legal minimum of winter tyres, which need it on all wheels. */
  treadWinter: measure('mm', 4),
  treadReplace: measure('mm', 3),
  tyreLife: measure('km', 40_000, 80_000),
  tyreAge: measure('years', tyreAgeYears),
  rotateEvery: measure('km', 10_000),
  rotateMonths: measure('months', checkMonths),
  /** A maximum; always shown with "results vary" (D28). */
  rotationGain: measure('%', 20),
  rotationTime: measure('minutes', 20, 30),
  balanceEvery: measure('km', 10_000, 15_000),
  balanceTime: measure('minutes', 15, 30),
  imbalanceSpeed: measure('km/h', 80, 100),
  /** Elsewhere; our own prices are in the price list (D4). */
  alignmentGuide: measure('$', 80, 120),
  punctureHole: measure('mm', 6),
  punctureTime: measure('minutes', 30),
  /** The car's placard decides. */
  pressure: measure('PSI', 30, 35),
  pressureMetric: measure('kPa', 205, 240),
  nitrogenPurity: measure('%', 95, 98),
  /** How much longer, as a maximum; results vary (D28). */
  nitrogenHolds: measure('times', 3, 4),
  /** The maximum on a space-saver spare wheel; its sidewall says so too. */
  spaceSaverSpeed: measure('km/h', 80),
  runFlatDistance: measure('km', 80),
  runFlatSpeed: measure('km/h', 80),
  /** A maximum; results vary (D28). */
  fuelSaving: measure('%', fuel.fuelSavingPercent),
  /** A year, based on the two figures below (D28). */
  fuelSavingWorth: measure('$', fuel.fuelSavingLeast, fuel.fuelSavingMost),
  fuelSavingDistance: measure('km', fuel.fuelSavingKilometres),
  fuelSavingFuel: measure('$/L', fuel.fuelSavingPrice),
  serviceMonths: measure('months', 12),
  serviceEvery: measure('km', 15_000),
  safetyCheckEvery: measure('months', checkMonths),
  /** Elsewhere (D29). */
  serviceGuide: measure('$', 150, 350),
  basicServiceTime: measure('hours', 1, 1.5),
  fullServiceTime: measure('hours', 2, 3),
  oilMineralEvery: measure('km', 5_000),
  oilSemiSyntheticEvery: measure('km', 10_000),
  oilSyntheticEvery: measure('km', 15_000),
  /** From mineral to full synthetic. */
  oilRange: measure('km', 5_000, 15_000),
  oilTime: measure('minutes', 30, 45),
  wofTime: measure('minutes', 30, 45),
  wofReturn: measure('days', 28),
  batteryLife: measure('years', 3, 5),
  batteryTestAfter: measure('years', 3),
  batteryTestTime: measure('minutes', 5),
  financeVisaMinimum: measure('$', 500),
  workmanshipMonths: measure('months', 12),
  workmanshipDistance: measure('km', 20_000),
  partsWarranty: measure('months', 12, 24),
  tyreWarranty: measure('years', 3, 7),
  claimTime: measure('weeks', 1, 2),
  reTorqueAfter: measure('km', 50, 100),
} as const;

const written = Object.fromEntries(
  Object.entries(measures).map(([name, figure]) => [name, formatMeasure(figure)]),
) as Readonly<Record<keyof typeof measures, string>>;

/** The same as pages write it: every sentence takes its figures from here. */
export const advice = {
  ...written,
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
