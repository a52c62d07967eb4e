/** The days on which the owner closes (`closures.ts`): opening status, documents and search engines. */
import { afterEach, expect, vi } from 'vitest';
import { siteOrigin } from '../../e2e/buildSite.ts';
import { everyAddress } from '../../e2e/pages.ts';
import type * as ServerEntry from '../../src/app/entry.server.tsx';
import type * as closuresFile from '../../src/content/closures.ts';
import { days } from '../../src/content/holidays.ts';
import { daysFaults, daysWarnings, type OwnersDays } from '../../src/publishing/ownersRecords.ts';
import { formatStatus, openingState, type WeekHours } from '../../src/domain/openingHours.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { landmarkOf } from '../documents/page.ts';
import { parseHtml } from '../documents/parseHtml.ts';
// Imported for its effect: documents are then rendered without styles.
import '../documents/rendered.ts';
import { linesOf } from '../documents/visibleText.ts';
import { branches } from '../facts/business.ts';
import { wrongValues } from '../settings/wrongValues.ts';
import { clause } from '../tools/clause.ts';

const summer = {
  from: '2026-12-24',
  until: '2027-01-10',
  words: 'We’re on our summer break.',
} as const;
const stocktake = { from: '2027-03-03', words: 'We count our stock.', branch: 'papanui' } as const;
const summerText = 'Closed Thursday 24 December to Sunday 10 January. We’re on our summer break.';
const stocktakeText = 'Closed Wednesday 3 March. We count our stock.';
const holidays = {
  '2026-12-25': 'Christmas Day',
  '2027-01-11': 'A day of mourning',
  // A day like Easter Sunday: not a public holiday, but most shops must not trade.
  '2027-03-04': { restricted: 'a day of rest' },
} as const;
const week: WeekHours = {
  weekdays: { opens: '08:00', closes: '17:00' },
  saturday: { opens: '09:00', closes: '12:00' },
  sunday: 'closed',
};

afterEach(() => {
  vi.doUnmock('../../src/content/closures.ts');
  vi.doUnmock('../../src/content/holidays.ts');
});

for (const [instant = '', words] of tableOf('CLOSED-NOW'))
  clause('CLOSED-NOW', `with closures, the status on ${instant} is “${words}”`, () => {
    const oneDay = ['2027-01-11', '2027-03-03', '2027-05-03'].map((from) => ({ from, words: '' }));
    const hours = { ...week, closed: [summer, ...oneDay] };
    const table = { holidays: { ...holidays, '2027-05-04': 'Another day of mourning' } };
    expect(formatStatus(openingState(Date.parse(instant), hours, table))).toBe(words);
  });

let rendering: Promise<typeof ServerEntry> | undefined;

/** The document at an address, with two closures: of all branches in summer, and of Riccarton on a day in March. */
async function documentWhenClosed(address: string): Promise<string> {
  if (!rendering) {
    vi.resetModules();
    vi.stubEnv('VITE_SITE_ORIGIN', siteOrigin);
    const closures = [summer, { ...stocktake, branch: 'riccarton' }];
    vi.doMock('../../src/content/closures.ts', () => ({ closures }));
    rendering = import('../../src/app/entry.server.tsx');
  }
  return (await rendering).renderDocument(address);
}

/** The text of one of its landmarks. */
async function textWhenClosed(address: string, landmark = 'body'): Promise<string> {
  return linesOf(await documentWhenClosed(address), landmark)
    .map(({ text }) => text)
    .join('\n');
}

const mobileService = '/services/mobile-service';
const servicePages = everyAddress.filter(
  (address) => address.startsWith('/services/') && address !== mobileService,
);

clause('CLOSED-PAGES', 'every footer has the days, and the main part of Mobile not', async () => {
  for (const address of everyAddress)
    expect.soft(await textWhenClosed(address, 'footer'), address).toContain(summerText);
  expect(await textWhenClosed(mobileService, 'main')).not.toContain(summerText);
});

/** Expects a text to have the closed day of Riccarton once, after the name of the branch. */
function expectDayOfRiccarton(text: string): void {
  expect(text.split(stocktakeText)).toHaveLength(2);
  expect(text).toMatch(new RegExp(`Riccarton(?:(?!Papanui|Sockburn)[^])*${stocktakeText}`));
}

for (const address of ['/contact', '/locations'])
  clause('CLOSED-PAGES', `${address} has them below the hours of each branch`, async () => {
    const main = landmarkOf(parseHtml(await documentWhenClosed(address)));
    for (const { name, sunday } of branches)
      expect.soft(main.part(name).everyWord, name).toContain(`Sun${sunday}${summerText}`);
    expectDayOfRiccarton(await textWhenClosed(address, 'main'));
  });

for (const address of ['/', '/tyre-enquiry', ...servicePages])
  clause('CLOSED-PAGES', `the list of branches on ${address} has all days once`, async () => {
    const text = await textWhenClosed(address, 'main');
    expect(text.split(summerText)).toHaveLength(2);
    expect(text).toContain(`All branches: ${summerText}`);
    expectDayOfRiccarton(text);
  });

clause('CLOSED-OVER', 'only elements that hide themselves name the closure', async () => {
  for (const address of everyAddress) {
    const html = await documentWhenClosed(address);
    const others = html
      .replaceAll(/<closed-days[^>]*>[^<]*<\/closed-days>/g, '')
      .replaceAll(/<script[^]*?<\/script>|<[^>]*>/g, '');
    expect
      .soft(others, address)
      .not.toMatch(/summer break|24 December|10 January|count our stock|3 March/);
  }
});

clause('CLOSED-HEADER', 'the header of each page has the line, for all branches only', async () => {
  for (const address of everyAddress) {
    const html = await documentWhenClosed(address);
    const lines = linesOf(html, 'header').flatMap(({ text }) => text.match(/.*Closed .*/) ?? []);
    expect.soft(lines, address).toEqual([`All branches: ${summerText}`]);
    // Without script it is visible.
    expect.soft(html, address).not.toMatch(/<closed-days[^>]*\shidden/);
  }
});

clause('FIND-SPECIAL-DAYS', 'each branch has its closures, and the other holidays', async () => {
  vi.resetModules();
  // Papanui counts its stock on a holiday.
  const closures = [summer, { ...stocktake, from: '2027-03-04' }];
  vi.doMock('../../src/content/closures.ts', () => ({ closures }));
  vi.doMock('../../src/content/holidays.ts', () => ({ days: { holidays } }));
  const { structuredData } = await import('../../src/app/structuredData.ts');
  const { '@graph': graph } = JSON.parse(structuredData('/locations', siteOrigin)) as {
    '@graph': readonly { specialOpeningHoursSpecification?: unknown }[];
  };
  const day = (validFrom: string, validThrough = validFrom) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom,
    validThrough,
    opens: '00:00',
    closes: '00:00',
  });
  const [ownDay, holiday] = [day('2027-03-04'), day('2027-01-11')];
  expect(graph.map((node) => node.specialOpeningHoursSpecification).filter(Boolean)).toEqual(
    branches.map(({ id }) => [
      day('2026-12-24', '2027-01-10'),
      ...(id === 'papanui' ? [ownDay, holiday] : [holiday, ownDay]),
    ]),
  );
});

const table: OwnersDays = {
  days: { holidays, until: '2026-12-31' },
  closures: [summer, stocktake],
  branchIds: ['sockburn', 'papanui'],
};

for (const { title, changed, faults } of wrongValues('SETTINGS-OWNER-DAYS', table))
  clause('SETTINGS-OWNER-DAYS', title, () => {
    expect(daysFaults(changed)).toEqual(faults);
  });

clause('SETTINGS-OWNER-DAYS', 'a correct table and that of the site have no fault', async () => {
  const { closures } = await vi.importActual<typeof closuresFile>('../../src/content/closures.ts');
  expect(daysFaults(table)).toEqual([]);
  expect(daysFaults({ ...table, days, closures })).toEqual([]);
});

const warnings = [
  'src/content/holidays.ts: the public holidays end on 2026-12-31. Write those of the next year, and set holidaysUntil to its end. After that day no page says that a branch is open.',
  'src/content/closures.ts: the closure of 2026-12-24 is over. Take its line away.',
  'src/content/closures.ts: the closure of 2027-03-03 is over. Take its line away.',
];
for (const [today, count] of [
  ['2025-12-31T23:59:59Z', 0],
  ['2026-01-01T00:00:00Z', 1],
  ['2027-01-10T23:59:59Z', 1],
  ['2027-01-11T00:00:00Z', 2],
  ['2027-03-03T23:59:59Z', 2],
  ['2027-03-04T00:00:00Z', 3],
] as const)
  clause('HOLIDAY-TABLE-LASTS', `at ${today} there are ${count} warnings`, () => {
    expect(daysWarnings(table, today)).toEqual(warnings.slice(0, count));
  });
