import { expect, test } from 'vitest';
import { filesOf, read } from './files.ts';

/**
 * The modules of the site that read the clock, and why what they show stays right on a page that is open for days
 * (NOW-KEPT). Text about the present follows `ui/eachMinute.ts` or names its day.
 */
const clockReaders: Readonly<Record<string, string>> = {
  'src/ui/eachMinute.ts': 'tells the others that a minute has passed',
  'src/shell/ClosureNotice.tsx': 'is kept up to date by openStatus.client.ts',
  'src/branches/openStatus.client.ts': 'shows its first text; the next ones come each minute',
  'src/answers/useToday.ts': 'follows each minute',
  'src/answers/WofReminder.tsx': 'stamps calendar files',
  'src/forms/notes/SuccessPanel.tsx': 'names its day',
  'src/forms/quote/QuoteSuccess.tsx': 'makes a reference number',
  'src/forms/enquiry/draft.ts': 'shows no time',
  'src/forms/enquiry/kept.ts': 'shows no time',
  'src/forms/enquiry/submitEnquiry.ts': 'shows no time',
  'src/forms/enquiry/useEnquiry.ts': 'shows no time',
  'src/app/islands/hydrateIslands.client.ts': 'shows no time',
  'src/content/claims.ts': 'counts at least so many years, when the site is built',
};

test('only these modules read the clock', () => {
  const found = filesOf('src/**/*.{ts,tsx}')
    .filter((file) => !file.startsWith('src/publishing/'))
    .filter((file) => /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)/.test(read(file)));
  expect(found.toSorted()).toEqual(Object.keys(clockReaders).toSorted());
});
