import { expect, onTestFinished } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { landmarkOf, readPage } from '../documents/page.ts';
import { parseHtml } from '../documents/parseHtml.ts';
import { renderedHtml } from '../documents/rendered.ts';
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
  const benefits = (await readPage('/services/nitrogen-inflation')).part('Benefits');
  expect(benefits.items[0]).toBe(
    'Keeps pressure up to 3–4 times longer. Results vary: still check every month',
  );
});

clause('PAGE-DRAWING', 'the first drawing of each service page is that of the table', async () => {
  for (const [path = '', label] of tableOf('PAGE-DRAWING'))
    expect.soft((await readPage(path)).drawings[0], path).toBe(label);
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

const forTyres = [
  'wheel-alignment',
  'wheel-balancing',
  'puncture-repair',
  'tyre-rotation',
] as const;
const forCars = ['car-servicing', 'oil-change', 'brake-service', 'battery-replacement'] as const;

for (const [heading, places, expected, services] of [
  ['Our branches', branches, listOf(branches), [...forTyres, 'nitrogen-inflation']],
  ['Branches for this service', inspecting, listOf(inspecting, false), ['wof-inspection']],
  ['Branches for this service', repairing, listOf(repairing), forCars],
] as const)
  for (const service of services)
    clause('PAGE-WHERE-WHEN', `${service} lists its branches and their hours`, async () => {
      const list = (await readPage(`/services/${service}`)).part(heading);
      expect(list.text).toContain([heading, hoursOf(places), 'Sockburn'].filter(Boolean).join(' '));
      expect(list.items).toEqual(expected);
    });

clause(
  'PAGE-WHERE-WHEN',
  'if weekday hours differ, the list has those of each branch',
  async () => {
    const { branches: content, mainBranch } = await import('../../src/content/branches.ts');
    const [, other = mainBranch] = content;
    const { hours } = other;
    Object.assign(other, { hours: { ...hours, weekdays: 'closed' } });
    onTestFinished(() => void Object.assign(other, { hours }));
    const { renderDocument } = await import('../../src/app/entry.server.tsx');
    const page = landmarkOf(parseHtml(await renderDocument('/services/wheel-alignment')));
    const { text, items } = page.part('Our branches');
    expect(text).toMatch(/^Our branches Sockburn/);
    expect(items[0]).toContain(`SockburnMon–Fri ${branch.sockburn.weekdays}`);
    expect(items[1]).not.toContain('Mon–Fri');
  },
);

clause('PAGE-WHERE-WHEN', 'mobile-service lists only Sockburn, without hours', async () => {
  const list = (await readPage('/services/mobile-service')).part(/^Where the van/);
  expect(list.items).toEqual(['Sockburn']);
  expect(list.text).not.toMatch(/Mon–Fri|\d[ap]m/);
});

/** The pictures that a document preloads: those of its first screen. */
const firstPictures = async (path: string) =>
  [...(await renderedHtml(path)).matchAll(/<link[^>]* as="image"[^>]* href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  );

clause('LOOK-BANNERS', 'no page shares its picture with a related page', async () => {
  const shown = await Promise.all(
    pages.map(async ({ path, trail }) => ({
      path,
      name: trail.join('/') || 'Home',
      above: trail.slice(0, -1).join('/'),
      files: await firstPictures(path),
    })),
  );
  const pictured = shown.filter(({ files }) => files.length > 0);
  expect(pictured.map(({ path }) => path)).toEqual(tableOf('LOOK-BANNERS').flat());
  for (const { path, name, above, files } of pictured) {
    // One file for a phone and one for a desktop.
    expect.soft(new Set(files).size, path).toBe(2);
    const related = pictured.filter(
      (other) => other.name !== name && (other.name === above || other.above === above),
    );
    const theirs = related.flatMap((other) => other.files);
    const both = files.filter((file) => theirs.includes(file));
    expect.soft(both, path).toEqual([]);
  }
});

const servicing = '/services/car-servicing';
const note = 'NZ dollars, GST included unless marked + GST';

clause('PAGE-PRICES', 'no other service page or tyre category page has the note', async () => {
  const priced = new Set([...tableOf('PAGE-PRICES').map(([path]) => path), servicing]);
  const others = pages.filter(
    ({ path }) => /^\/(?:services|tyres)\//.test(path) && !priced.has(path),
  );
  expect(others).not.toEqual([]);
  for (const { path } of others) expect.soft((await readPage(path)).text, path).not.toContain(note);
});

clause('PAGE-PRICES', 'each page has the lines of the table, with currency and tax', async () => {
  for (const [path = '', line = '', says] of tableOf('PAGE-PRICES')) {
    const page = await readPage(path);
    expect.soft(page.detail(line), `${path}: ${line}`).toBe(says);
    expect.soft(page.text, path).toContain(note);
  }
});
