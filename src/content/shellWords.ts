/** The words around every page, in the order in which a visitor meets them; the footer's are in `footer.ts`. */
import { counted } from '../domain/counting.ts';
import { mainBranch } from './branches.ts';
import { business } from './business.ts';
import { stats } from './claims.ts';

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
