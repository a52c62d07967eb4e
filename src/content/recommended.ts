/**
 * Figures of `advice.ts` and `claims.ts` that a script in the browser needs too (specification, section 9). They are plain
 * constants, which the build inlines, so no script loads more than it needs.
 */

/** Minutes until an enquiry is answered, during opening hours (D28). */
export const responseMinutes = 30;

/** Tyres that are older than this many years should be replaced. */
export const tyreAgeYears = 6;

/** The example of the date at the end of a tyre's DOT code. */
export const dotExample = '2324';
export const dotExampleDate = 'week 23 of 2024';

/** The months between two safety checks, and between two rotations. */
export const checkMonths = 6;

/** The most that fuel efficient tyres save, in percent of the fuel; results vary (D28). */
export const fuelSavingPercent = 5;

/** That saving in dollars a year, from an average to a thirsty car, at the two figures below, as pages write them. */
export const fuelSavingDollars = 150;
export const fuelSavingMost = 250;
export const fuelSavingKilometres = '15,000';
/** In dollars per litre. */
export const fuelSavingPrice = '2.50';
