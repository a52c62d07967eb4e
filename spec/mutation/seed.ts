/**
 * Lets properties draw the same values for every mutant, so that the same files give the same result, and fewer of them
 * than elsewhere: they run hundreds of times here. A failure is not made smaller: nobody reads it.
 */
import * as fc from 'fast-check';

fc.configureGlobal({ seed: 2026, numRuns: 30, endOnFailure: true });
