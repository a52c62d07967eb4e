/**
 * Gives every mutant the same random values, so that a run can be repeated, and fewer than in other runs, because each
 * property runs hundreds of times. A failing value is not shrunk, because nobody reads it.
 */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: 2026, numRuns: 30, endOnFailure: true });
