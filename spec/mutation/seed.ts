/**
 * The same random values for every mutant, so that a run can be repeated, and fewer than elsewhere, because each
 * property runs hundreds of times. A failing value is not shortened, because nobody reads it.
 */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: 2026, numRuns: 30, endOnFailure: true });
