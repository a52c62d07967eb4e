/** The words around every page, in the order in which a visitor meets them. */
import { counted } from '../domain/counting.ts';
import { stats, claims, ratingName } from './claims.ts';
import { formatPeriod } from '../domain/hoursRows.ts';
import { mainBranch } from './branches.ts';
import { business } from './business.ts';
import { promise, shownBy } from './promise.ts';

export const skipToContent = 'Skip to content';

/** The header (specification, section 1). */
export const headerWords = {
  tagline: `${business.city} • ${counted(stats.locations, 'Location')}`,
  /** The branch whose opening status follows (D2). */
  openingOf: `${mainBranch.name} branch`,
  /** The name of the telephone link, whose text is the number alone. */
  call: `Call ${business.telephones.main}`,
  book: 'Book Now',
} as const;

/** The menus; `menu.ts` lists their links. */
export const menuWords = {
  label: 'Main menu',
  open: 'Menu',
  mobileTyreService: 'Flat tyre? Mobile tyre service',
  /** The name of a link that lists a whole category, such as `tyre categories`. */
  all: (category: string) => `All ${category}`,
} as const;

/** The bar at the bottom of a phone's screen. */
export const callBarWords = {
  label: 'Quick links',
  call: 'Call us',
  quote: 'Tyre quote',
  find: 'Find us',
} as const;

/** What the footer says of the mobile tyre van. */
export const vanWords = {
  heading: 'Mobile tyre service',
  days: promise(`Available ${claims.vanDays} Days a Week`, shownBy.van),
  call: 'Call us',
  hours: 'Branch hours vary.',
  fee: 'A call-out fee applies.',
} as const;

/** The headings of the footer's columns, and what else is in them. */
export const footerWords = {
  badges: 'Why trust us',
  office: 'Head office',
  services: 'Services',
  servicesNote: 'They’re all on our tyres page.',
  locations: 'Locations',
  nearest: 'Find Nearest Location',
  imprint: `${business.name}, ${business.city}, since ${business.foundedYear}.`,
} as const;

/**
 * The three trust badges of the footer: the large figure, and what it means (specification, section 1; D3, D5). Of a
 * figure that abbreviates the words, a screen reader says the words alone.
 */
export const trustBadges = [
  {
    figure: 'MTA',
    words: promise('Motor Trade Association certified', shownBy.membership),
    isAbbreviation: true,
  },
  { figure: claims.rating, words: `${ratingName} ${claims.ratingSource}` },
  {
    figure: claims.experience,
    words: promise(
      `years of experience serving the city since ${business.foundedYear}`,
      shownBy.registration,
    ),
  },
];

/** The eight services listed; all link to /tyres (specification, section 1). */
export const footerServices: readonly string[] = [
  'New tyres',
  'Tyre fitting',
  'Laser alignment',
  'Balancing',
  'Puncture repairs',
  'Rotation',
  'Nitrogen',
  'Mobile tyre service',
];

const sundayHours = formatPeriod(mainBranch.hours.sunday);

const isThere = mainBranch.address === business.headOffice.street;

/** Shown below the head office's hours, if the main branch, which is at the same address, has others on Sunday (D2). */
export const sundayAtHeadOffice =
  sundayHours === formatPeriod(business.headOfficeHours.sunday)
    ? undefined
    : `The ${mainBranch.name} branch${isThere ? ' here' : ''} ${sundayHours === 'closed' ? 'is closed on Sunday' : `opens Sunday ${sundayHours}`}.`;
