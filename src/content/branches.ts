import { directionsUrl, type PostalAddress } from '../domain/directions.ts';
import type { WeekHours } from '../domain/openingHours.ts';
import { business } from './business.ts';

/** What a branch can offer (specification, section 3), and what it is called on a card. */
export const branchServices = {
  tyres: 'Tyres',
  'auto-repairs': 'Auto repairs',
  wof: 'WOF inspections',
  'mobile-service': 'Mobile tyre service',
} as const;

/** One thing a branch can offer. */
export type BranchService = keyof typeof branchServices;

interface BranchFacts extends PostalAddress {
  /** The fragment of the branch on the locations page. */
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  /** The main branch alone is written to. */
  readonly email?: string;
  readonly hours: WeekHours;
  readonly services: readonly BranchService[];
  /** The main branch alone. */
  readonly isMain?: true;
  /** In business. Never shown, and never a word about now (D36). */
  readonly status: 'open';
  /** Degrees, to the part of the suburb the branch is in. */
  readonly latitude: number;
  readonly longitude: number;
}

const { headOffice, telephones } = business;
const weekdays = { opens: '08:00', closes: '17:00' } as const;

/* Confirm: addresses, hours (D2), and which branch offers what (D33). */
const facts = [
  {
    id: 'sockburn',
    name: 'Sockburn',
    address: headOffice.street,
    suburb: headOffice.suburb,
    city: headOffice.city,
    postalCode: headOffice.postalCode,
    phone: telephones.main,
    email: business.email,
    hours: {
      weekdays,
      saturday: { opens: '09:00', closes: '15:00' },
      sunday: { opens: '10:00', closes: '14:00' },
    },
    services: ['tyres', 'auto-repairs', 'wof', 'mobile-service'],
    isMain: true,
    status: 'open',
    latitude: -43.54,
    longitude: 172.553,
  },
  {
    id: 'riccarton',
    name: 'Riccarton',
    address: '246 Riccarton Road',
    suburb: 'Riccarton',
    city: 'Christchurch',
    postalCode: '8041',
    phone: telephones.autoRepairs,
    hours: { weekdays, saturday: { opens: '09:00', closes: '15:00' }, sunday: 'closed' },
    services: ['tyres', 'auto-repairs', 'wof'],
    status: 'open',
    latitude: -43.531,
    longitude: 172.6,
  },
  {
    id: 'papanui',
    name: 'Papanui',
    address: '31 Langdons Road',
    suburb: 'Papanui',
    city: 'Christchurch',
    postalCode: '8053',
    phone: telephones.papanui,
    hours: { weekdays, saturday: { opens: '09:00', closes: '13:00' }, sunday: 'closed' },
    services: ['tyres', 'wof'],
    status: 'open',
    latitude: -43.496,
    longitude: 172.607,
  },
  {
    id: 'hornby',
    name: 'Hornby',
    address: '12 Shands Road',
    suburb: 'Hornby',
    city: 'Christchurch',
    postalCode: '8042',
    phone: telephones.hornby,
    hours: { weekdays, saturday: { opens: '09:00', closes: '15:00' }, sunday: 'closed' },
    services: ['tyres', 'wof'],
    status: 'open',
    latitude: -43.543,
    longitude: 172.523,
  },
  {
    id: 'linwood',
    name: 'Linwood',
    address: '405 Linwood Avenue',
    suburb: 'Linwood',
    city: 'Christchurch',
    postalCode: '8062',
    phone: telephones.linwood,
    hours: { weekdays, saturday: { opens: '09:00', closes: '13:00' }, sunday: 'closed' },
    services: ['tyres'],
    status: 'open',
    latitude: -43.532,
    longitude: 172.669,
  },
  {
    id: 'ferrymead',
    name: 'Ferrymead',
    address: '58 Ferry Road',
    suburb: 'Ferrymead',
    city: 'Christchurch',
    postalCode: '8023',
    phone: telephones.ferrymead,
    hours: { weekdays, saturday: { opens: '09:00', closes: '12:00' }, sunday: 'closed' },
    services: ['tyres'],
    status: 'open',
    latitude: -43.557,
    longitude: 172.703,
  },
] as const satisfies readonly BranchFacts[];

/** The id of one of the six branches. */
export type BranchId = (typeof facts)[number]['id'];

/** A place the business works from (specification, section 3). */
export interface Branch extends BranchFacts {
  readonly id: BranchId;
  /** Directions to the branch, made from its address (D21). */
  readonly mapUrl: string;
}

/** The six branches, the main one first (D1). */
export const branches: readonly Branch[] = facts.map((branch) => ({
  ...branch,
  mapUrl: directionsUrl(business.directions.url, branch),
}));

/** The branch that the header speaks of by name (D2). */
export const mainBranch: BranchFacts = facts[0];
