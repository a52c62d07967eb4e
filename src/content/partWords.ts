/**
 * The words of small parts that many pages share. They are plain constants, which the build inlines, so no script loads
 * more than it needs.
 */

/** Before a telephone number. */
export const call = 'Call';

/** The link to the contact form, which is not a booking yet: `bookingNote` in `contact.ts` says so. */
export const bookOnline = 'Book Online';

export const breadcrumbLabel = 'Breadcrumb';
export const relatedPagesLabel = 'Related pages';

/** For screen readers, after a link to another site. */
export const inNewTab = ' (opens in a new tab)';

/** After a number of stars; the second for screen readers. */
export const outOfFive = 'out of 5';
export const starsOutOfFive = 'out of 5 stars';

/** Before the number of a year in the life of a part. */
export const yearOfLife = 'Year';

/** For screen readers, in a table of ticks and dashes. */
export const ticked = 'Yes';
export const notTicked = 'No';

/** The first choice of a list, before anything is chosen. */
export const choose = 'Choose';

/** If the script of a part could not be loaded. */
export const loadFailed = 'That didn’t load. Check your connection and try again.';
