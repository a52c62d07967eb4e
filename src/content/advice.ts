import { listed } from '../domain/counting.ts';
import { formatMeasure, measuredIn } from '../domain/measure.ts';
import {
  fuelSavingKilometres,
  fuelSavingLeast,
  fuelSavingMost,
  fuelSavingPercent,
  fuelSavingPrice,
} from './fuelSaving.ts';
import { promise, shownBy } from './promise.ts';
import { tyreAgeYears } from './tyreAge.ts';
import { checkMonths } from './wofReminder.ts';

const millimetres = measuredIn('mm');
const kilometres = measuredIn('km');
const kilometresAnHour = measuredIn('km/h');
const percent = measuredIn('%');
const poundsASquareInch = measuredIn('PSI');
const kilopascals = measuredIn('kPa');
const dollars = measuredIn('$');
const dollarsALitre = measuredIn('$/L');
const times = measuredIn('times');
const minutes = measuredIn('minutes');
const hours = measuredIn('hours');
const days = measuredIn('days');
const weeks = measuredIn('weeks');
const months = measuredIn('months');
const years = measuredIn('years');

/** Trade advice and legal limits as numbers with their units (specification, section 9, technical and advice figures). */
export const measures = {
  treadLegal: millimetres(1.5),
  /** The legal minimum of winter tyres, which need it on all wheels. */
  treadWinter: millimetres(4),
  treadReplace: millimetres(3),
  tyreLife: kilometres(40_000, 80_000),
  tyreAge: years(tyreAgeYears),
  rotateEvery: kilometres(10_000),
  rotateMonths: months(checkMonths),
  /** A maximum; always shown with "results vary" (D28). */
  rotationGain: percent(20),
  rotationTime: minutes(20, 30),
  balanceEvery: kilometres(10_000, 15_000),
  balanceTime: minutes(15, 30),
  imbalanceSpeed: kilometresAnHour(80, 100),
  /** Elsewhere; our own prices are in the price list (D4). */
  alignmentGuide: dollars(80, 120),
  punctureHole: millimetres(6),
  punctureTime: minutes(30),
  /** The car's placard decides. */
  pressure: poundsASquareInch(30, 35),
  pressureMetric: kilopascals(205, 240),
  nitrogenPurity: percent(95, 98),
  /** How much longer, as a maximum; results vary (D28). */
  nitrogenHolds: times(3, 4),
  /** The maximum on a space-saver spare wheel; its sidewall says so too. */
  spaceSaverSpeed: kilometresAnHour(80),
  runFlatDistance: kilometres(80),
  runFlatSpeed: kilometresAnHour(80),
  /** A maximum; results vary (D28). */
  fuelSaving: percent(fuelSavingPercent),
  /** A year, based on the two figures below (D28). */
  fuelSavingWorth: dollars(fuelSavingLeast, fuelSavingMost),
  fuelSavingDistance: kilometres(fuelSavingKilometres),
  fuelSavingFuel: dollarsALitre(fuelSavingPrice),
  serviceMonths: months(12),
  serviceEvery: kilometres(15_000),
  safetyCheckEvery: months(checkMonths),
  /** Elsewhere (D29). */
  serviceGuide: dollars(150, 350),
  basicServiceTime: hours(1, 1.5),
  fullServiceTime: hours(2, 3),
  oilMineralEvery: kilometres(5_000),
  oilSemiSyntheticEvery: kilometres(10_000),
  oilSyntheticEvery: kilometres(15_000),
  /** From mineral to full synthetic. */
  oilRange: kilometres(5_000, 15_000),
  oilTime: minutes(30, 45),
  wofTime: minutes(30, 45),
  wofReturn: days(28),
  batteryLife: years(3, 5),
  batteryTestAfter: years(3),
  batteryTestTime: minutes(5),
  financeVisaMinimum: dollars(500),
  workmanshipMonths: months(12),
  workmanshipDistance: kilometres(20_000),
  partsWarranty: months(12, 24),
  tyreWarranty: years(3, 7),
  claimTime: weeks(1, 2),
  reTorqueAfter: kilometres(50, 100),
} as const;

/** The interest-free months with the store finance card; which of them depends on the purchase. */
export const interestFreeMonths = [6, 12, 18] as const;

const written = Object.fromEntries(
  Object.entries(measures).map(([name, measure]) => [name, formatMeasure(measure)]),
) as Readonly<Record<keyof typeof measures, string>>;

/** The same as pages write it: every sentence takes its figures from here. */
export const advice = {
  ...written,
  /** The distance from which tyres should be checked. */
  tyreLifeLeast: formatMeasure(kilometres(measures.tyreLife.low)),
  /** How much oil the price of an oil change includes. */
  oilLitres: 5,
  wofPoints: 35,
  wofRule: promise(
    'Many vehicles need a WOF every year; some are now checked every two years. Check the date on your label.',
    shownBy.law,
  ),
  financeMonths: `${listed(interestFreeMonths.map(String), 'or')} months`,
} as const;

/** The legal minimum of winter tyres; the same text everywhere. */
export const winterTread = `Winter (‘studless’) tyres need ${advice.treadWinter}, and must be on all wheels.`;
