import type { BranchService } from '../domain/branch.ts';
import { inWords, listed } from '../domain/counting.ts';
import { branches, mainBranch } from './branches.ts';

/** The names of the branches that offer something, in their order. */
function offering(service: BranchService): string[] {
  return branches.filter(({ services }) => services.includes(service)).map(({ name }) => name);
}

const fromWest = branches.toSorted((a, b) => a.longitude - b.longitude).map(({ name }) => name);
const repairing = offering('auto-repairs');

/** What sentences say of the branches: counted and listed from `business.ts`, so that a branch more is said everywhere. */
export const branchWords = {
  /** How many: `six`. */
  count: inWords(branches.length),
  /** From the one farthest west to the one farthest east. */
  span: `from ${fromWest.at(0)} to ${fromWest.at(-1)}`,
  all: listed(branches.map(({ name }) => name)),
  main: mainBranch.name,
  repairs: listed(repairing),
  anyForRepairs: listed(repairing, 'or'),
  /** Those that do WOFs and no repairs. */
  wofOnly: listed(
    offering('wof').filter((name) => !repairing.includes(name)),
    'or',
  ),
  van: listed(offering('mobile-service'), 'or'),
} as const;
