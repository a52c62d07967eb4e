import type { BranchFacts } from '../domain/branch.ts';
import { directionsUrl } from '../domain/directions.ts';
import { business } from './business.ts';

/** The link to directions to a branch, built from its address (D21). */
export function directionsTo(branch: BranchFacts): string {
  return directionsUrl(business.directions.url, branch);
}
