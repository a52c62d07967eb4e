/** The words of the Locations page, in the order in which a visitor meets them. */
import type { BranchService } from '../domain/branch.ts';
import { capitalised } from '../domain/counting.ts';
import { branchServices } from './branches.ts';
import { branchWords, callForVan, vanComes } from './branchWords.ts';
import { claims } from './claims.ts';
import { vanWords } from './shellWords.ts';

/** The banner, and the heading above the branches. */
export const locationsPage = {
  heading: 'Our locations',
  subtitle: `${capitalised(branchWords.number)} ${branchWords.span}.`,
  branches: 'Hours and services',
} as const;

/** The mobile tyre van, beside the branches. */
export const vanHere = {
  heading: 'Our mobile tyre van',
  days: `Available ${claims.vanDays}\u00a0days`,
  text: `${vanComes} ${callForVan}`,
  note: `On public holidays, call first. ${vanWords.fee}`,
  more: 'Mobile tyre service',
} as const;

/** Which branch offers what: the table's columns, with names short enough for a phone, and the text beside it. */
export const servicesTable = {
  heading: 'Services by branch',
  branch: 'Branch',
  columns: {
    tyres: branchServices.tyres,
    'auto-repairs': branchServices['auto-repairs'],
    wof: 'WOF',
    'mobile-service': 'Tyre van based here',
  } satisfies Readonly<Record<BranchService, string>>,
  text: 'Tyres: fitting, balancing, alignment, rotation and repairs. Auto repairs: servicing, brakes, batteries and electrical. For a WOF, call first.',
  contact: 'Contact us',
} as const;
