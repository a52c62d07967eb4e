import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { branch, branches, offering } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

clause('PAGE-CONTACT', 'each page except Home and Contact has its link to /contact', async () => {
  const rows = tableOf('PAGE-CONTACT');
  expect(new Set(rows.map(([path]) => path))).toEqual(
    new Set(pages.flatMap(({ path }) => (['/', '/contact'].includes(path) ? [] : [path]))),
  );
  for (const [path = '', words = ''] of rows)
    expect.soft((await readPage(path)).target(words), path).toBe('/contact');
});

clause('PAGE-QUALIFIED', 'beside each promise the page says what it depends on', async () => {
  for (const [path = '', promise = '', says] of tableOf('PAGE-QUALIFIED'))
    expect.soft((await readPage(path)).detail(promise), `${path}: ${promise}`).toBe(says);
});

/** The name of a day and the hours of a branch on that day; an empty text if the branch is closed. */
const on = (day: string, hours: string) => (hours === 'Closed' ? '' : `${day} ${hours}`);
const inspecting = offering('WOF inspections');
const repairing = offering('Auto repairs');
const workshop = 'Call to check workshop times.';
const haveDifferentWeekdays = (places: typeof branches) =>
  new Set(places.map((place) => place.weekdays)).size > 1;

/** The line above a list of branches: their weekday hours, unless these differ. */
function hoursOf(places: typeof branches): string {
  const weekdays = haveDifferentWeekdays(places) ? '' : `Mon–Fri ${branch.sockburn.weekdays}`;
  const isWorkshop = places === repairing;
  if (isWorkshop) return weekdays ? `Branch hours: ${weekdays}. ${workshop}` : workshop;
  return weekdays && `Open ${weekdays}`;
}

/** The text of each list item: the branch, its weekday hours if these differ, and its weekend hours. */
function listOf(places: typeof branches, sunday = true) {
  return places.map((place) =>
    [
      place.name,
      haveDifferentWeekdays(places) ? on('Mon–Fri', place.weekdays) : '',
      on('Sat', place.saturday),
      sunday ? on('Sun', place.sunday) : '',
    ].join(''),
  );
}

for (const [heading, places, expected, services] of [
  [
    'Our branches',
    branches,
    listOf(branches),
    [
      'wheel-alignment',
      'wheel-balancing',
      'puncture-repair',
      'tyre-rotation',
      'nitrogen-inflation',
    ],
  ],
  ['Branches for this service', inspecting, listOf(inspecting, false), ['wof-inspection']],
  [
    'Branches for this service',
    repairing,
    listOf(repairing),
    ['car-servicing', 'oil-change', 'brake-service', 'battery-replacement'],
  ],
] as const)
  for (const service of services)
    clause('PAGE-WHERE-WHEN', `${service} lists its branches and their hours`, async () => {
      const list = (await readPage(`/services/${service}`)).part(heading);
      expect(list.text).toContain([heading, hoursOf(places), 'Sockburn'].filter(Boolean).join(' '));
      expect(list.items).toEqual(expected);
    });

clause('PAGE-WHERE-WHEN', 'mobile-service lists only Sockburn, without hours', async () => {
  const list = (await readPage('/services/mobile-service')).part(/^Where the van/);
  expect(list.items).toEqual(['Sockburn']);
  expect(list.text).not.toMatch(/Mon–Fri|\d[ap]m/);
});
