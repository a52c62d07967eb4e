import type { BranchService } from '../domain/branch.ts';
import { counted, inWords, listed, wordsFor, capitalised } from '../domain/counting.ts';
import { inspectionDays } from '../domain/inspectionDays.ts';
import { branches, mainBranch } from './branches.ts';
import { openTimes } from '../domain/hoursRows.ts';
import { otherHelp } from './safety.ts';
import { promise, shownBy } from './promise.ts';
import { business } from './business.ts';

/** The names of the branches that offer a service, in order. */
function offering(service: BranchService): string[] {
  return branches.filter(({ services }) => services.includes(service)).map(({ name }) => name);
}

const count = branches.length;
const { city } = business;
const fromWest = [...branches].sort((a, b) => a.longitude - b.longitude).map(({ name }) => name);
const repairing = offering('auto-repairs');
const inspecting = offering('wof');
const days = inspectionDays(branches.filter(({ services }) => services.includes('wof')));
const onlyInspecting = inspecting.filter((name) => !repairing.includes(name));

/** Text about the branches, counted and listed from `business.ts`, so that a new branch appears everywhere. */
export const branchWords = {
  /** Such as `six branches`. */
  number: counted(inWords(count), 'branch', 'branches'),
  /** Such as `six Christchurch branches`. */
  numberInCity: counted(inWords(count), `${city} branch`, `${city} branches`),
  /** Such as `at all six branches`. */
  everywhere: wordsFor(count, 'at our branch', `at all ${inWords(count)} branches`),
  /** Such as `one of six Christchurch branches`, for a visitor who chooses. */
  oneInCity: wordsFor(count, `our ${city} branch`, `one of ${inWords(count)} ${city} branches`),
  /** From the westernmost to the easternmost branch. */
  span: wordsFor(count, `in ${mainBranch.suburb}`, `from ${fromWest.at(0)} to ${fromWest.at(-1)}`),
  all: listed(branches.map(({ name }) => name)),
  main: mainBranch.name,
  repairs: listed(repairing),
  anyForRepairs: listed(repairing, 'or'),
  /** The number of branches that do WOFs: `four branches`. */
  wofNumber: counted(inWords(inspecting.length), 'branch', 'branches'),
  wof: listed(inspecting),
  /** How many days a week WOFs are done; `up to` where branches differ. */
  wofDays: days.short,
  /** When and where WOFs are done. */
  wofTimes: promise(days.long, shownBy.branches),
  /** Where WOFs are done, after where repairs are. */
  wofThere:
    onlyInspecting.length > 0
      ? `We do WOFs there, and at ${listed(onlyInspecting)}.`
      : 'We do WOFs there.',
} as const;

/** The card of a branch (specification, section 2). */
export const branchCardWords = {
  main: 'MAIN LOCATION',
  servicesAt: (name: string) => `Services at ${name}`,
  directions: 'Get Directions',
  /** For screen readers, after the words before. */
  directionsTo: (name: string) => ` to ${name}`,
  inProvider: ` in ${business.directions.provider}`,
  addToContacts: 'Add to contacts',
  contactOf: (name: string) => ` (${name})`,
} as const;

/** The map of the branches (D31). */
export const branchMapWords = {
  label: `Map of ${business.city} with our ${branchWords.number}`,
  /** The name of a pin for screen readers, with the number of its card. */
  pin: (name: string, number: number, isMain: boolean) =>
    `${name} ${number}${isMain ? ', main location' : ''}`,
} as const;

/** When the main line is answered: the hours of the main branch (D2). */
const times = openTimes(mainBranch.hours);

/** When to call for the van: when the main line is answered. */
export const callForVan = promise(`To book the van, call ${times}.`, shownBy.telephones);

/** Where the van goes, before when to call for it. */
export const vanComes = promise('It comes to your home, work or the roadside.', shownBy.van);

/** When the main line is answered, and where to get help at other times. */
export const ifNoAnswer = `${promise(`We answer ${times}.`, shownBy.telephones)} ${otherHelp}`;

/** The same with the number of the main line. */
export const ifNoAnswerOn = `${promise(`We answer ${mainBranch.phone} ${times}.`, shownBy.telephones)} ${otherHelp}`;

/** The line below the business's name in the preview image of shared links (`npm run icons`). */
export const shareLine = `${capitalised(branchWords.number)} in ${business.city}`;

/** The image's text alternative. */
export const shareAlt = `A tyre on an alloy wheel below the words ${business.name}, ${shareLine}`;

export const shareWords = [business.name, shareLine] as const;
