import type { BranchFacts } from '../domain/branch.ts';
import { standIn, standInFor } from './promise.ts';

/**
 * The one file an owner edits: who the business is, how to reach it, and its branches below.
 *
 * Write your own text in the place of each `standIn(...)`, as a text alone: `npm run owner` lists them. Placeholder
 * telephone numbers use ranges that no New Zealand telephone has, so nobody is called by mistake.
 */
export const business = {
  name: standIn('Port Hills Tyre & Auto', standInFor.name),
  /** For the place below an icon, which holds about 12 letters. */
  shortName: standIn('Port Hills', standInFor.name),
  city: 'Christchurch',
  foundedYear: 2008,
  /** As people read them; links are made from these. */
  telephones: {
    main: '03 000 0100',
    autoRepairs: '03 000 0120',
    automotiveServices: '03 000 0130',
    carServicing: '0800 000 100',
    wheelAlignment: '0800 000 200',
    papanui: '03 000 0140',
    hornby: '03 000 0150',
    linwood: '03 000 0160',
    ferrymead: '03 000 0170',
  },
  email: 'hello@porthillstyre.example',
  headOffice: {
    street: standIn('118 Main South Road', standInFor.address),
    suburb: 'Sockburn',
    city: 'Christchurch',
    postalCode: '8042',
  },
  /** The Sockburn branch at the same address keeps hours of its own (D2). */
  headOfficeHours: {
    weekdays: { opens: '08:00', closes: '17:00' },
    saturday: { opens: '09:00', closes: '15:00' },
    sunday: 'closed',
  },
  /** The provider of directions; a branch's address is the destination (D21). */
  directions: { provider: 'Google Maps', url: 'https://www.google.com/maps/dir/?api=1' },
  /** The provider of the Contact page's map: its embedded frame and its own page (D21). */
  map: {
    provider: 'OpenStreetMap',
    frameUrl: 'https://www.openstreetmap.org/export/embed.html',
    pageUrl: 'https://www.openstreetmap.org/',
  },
  social: { label: 'Facebook', url: 'https://social.example/porthillstyre' },
} as const;

/** The names of the telephone lines, including the branches' (D6). */
export type TelephoneLine = keyof typeof business.telephones;

const { headOffice, telephones } = business;
const weekdays = { opens: '08:00', closes: '17:00' } as const;

/**
 * The branches, the main one first. Times have 24 hours and two digits on both sides. The rest of the site reads them
 * as `branches`.
 */
export const branchFacts = [
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
    coordinatesOf: '118 Main South Road',
    latitude: -43.54,
    longitude: 172.553,
  },
  {
    id: 'riccarton',
    name: 'Riccarton',
    address: standIn('126 Riccarton Road', standInFor.address),
    suburb: 'Riccarton',
    city: 'Christchurch',
    postalCode: '8041',
    phone: telephones.autoRepairs,
    hours: { weekdays, saturday: { opens: '09:00', closes: '15:00' }, sunday: 'closed' },
    services: ['tyres', 'auto-repairs', 'wof'],
    status: 'open',
    coordinatesOf: '126 Riccarton Road',
    latitude: -43.531,
    longitude: 172.6,
  },
  {
    id: 'papanui',
    name: 'Papanui',
    address: standIn('31 Langdons Road', standInFor.address),
    suburb: 'Papanui',
    city: 'Christchurch',
    postalCode: '8053',
    phone: telephones.papanui,
    hours: { weekdays, saturday: { opens: '09:00', closes: '13:00' }, sunday: 'closed' },
    services: ['tyres', 'wof'],
    status: 'open',
    coordinatesOf: '31 Langdons Road',
    latitude: -43.496,
    longitude: 172.607,
    mapNameSide: 'right',
  },
  {
    id: 'hornby',
    name: 'Hornby',
    address: standIn('12 Shands Road', standInFor.address),
    suburb: 'Hornby',
    city: 'Christchurch',
    postalCode: '8042',
    phone: telephones.hornby,
    hours: { weekdays, saturday: { opens: '09:00', closes: '15:00' }, sunday: 'closed' },
    services: ['tyres', 'wof'],
    status: 'open',
    coordinatesOf: '12 Shands Road',
    latitude: -43.543,
    longitude: 172.523,
    mapNameSide: 'below',
  },
  {
    id: 'linwood',
    name: 'Linwood',
    address: standIn('146 Linwood Avenue', standInFor.address),
    suburb: 'Linwood',
    city: 'Christchurch',
    postalCode: '8062',
    phone: telephones.linwood,
    hours: { weekdays, saturday: { opens: '09:00', closes: '13:00' }, sunday: 'closed' },
    services: ['tyres'],
    status: 'open',
    coordinatesOf: '146 Linwood Avenue',
    latitude: -43.532,
    longitude: 172.669,
  },
  {
    id: 'ferrymead',
    name: 'Ferrymead',
    address: standIn('980 Ferry Road', standInFor.address),
    suburb: 'Ferrymead',
    city: 'Christchurch',
    postalCode: '8023',
    phone: telephones.ferrymead,
    hours: { weekdays, saturday: { opens: '09:00', closes: '12:00' }, sunday: 'closed' },
    services: ['tyres'],
    status: 'open',
    coordinatesOf: '980 Ferry Road',
    latitude: -43.557,
    longitude: 172.703,
    mapNameSide: 'below',
  },
] as const satisfies readonly BranchFacts[];
