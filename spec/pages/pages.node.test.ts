import { expect } from 'vitest';
import type { ClauseId } from '../../.cache/clause-ids.ts';
import { readPage } from '../documents/page.ts';
import { branch, branches, offering } from '../facts/business.ts';
import { guide } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

/** The words of the buttons that lead to the contact page, with their pages. */
const buttons = {
  'Contact us': ['/about', '/locations', '/payment-options', '/warranty'],
  'Contact Form': ['/faq'],
  'Send us a message': ['/tyre-enquiry'],
  'Contact Us': ['/auto-services'],
  'Request a quote': [
    '/tyres/passenger',
    '/tyres/4wd-suv',
    '/tyres/performance',
    '/tyres/commercial',
    '/tyres/run-flat',
    '/tyres/fuel-efficient',
  ],
  'Book Online': [
    '/tyres',
    '/services/wheel-alignment',
    '/services/wheel-balancing',
    '/services/puncture-repair',
    '/services/tyre-rotation',
    '/services/nitrogen-inflation',
    '/services/mobile-service',
    '/services/wof-inspection',
    '/services/car-servicing',
    '/services/oil-change',
    '/services/brake-service',
    '/services/battery-replacement',
    '/testimonials',
  ],
} as const;

for (const [button, paths] of Object.entries(buttons))
  clause('PAGE-CONTACT', `the link “${button}” leads to /contact`, async () => {
    for (const path of paths)
      expect.soft((await readPage(path)).target(button), path).toBe('/contact');
  });

for (const [id, path] of [
  ['MOBILE-BOOK', '/services/mobile-service'],
  ['CARSERVICE-BOOK', '/services/car-servicing'],
] as const satisfies readonly (readonly [ClauseId, string])[])
  clause(id, 'the link “Book Online” leads to /contact', async () => {
    expect((await readPage(path)).target('Book Online')).toBe('/contact');
  });

for (const [path, label, expected] of [
  [
    '/tyres/fuel-efficient',
    'Less fuel',
    'up to 5%, than tyres that roll less easily; results vary with car and driver',
  ],
  [
    '/tyres/fuel-efficient',
    'Worth about',
    `${guide.fuelSavingWorth}, a year for the full 5%, in average to thirsty cars, at 15,000km and ${guide.fuelSavingFuel}`,
  ],
  ['/services/tyre-rotation', 'Longer life', 'up to 20%, results vary with car, tyre and road'],
] as const)
  clause(
    'PAGE-QUALIFIED',
    `beside “${label}”, ${path} says what the promise depends on`,
    async () => {
      expect((await readPage(path)).detail(label)).toBe(expected);
    },
  );

clause('PAGE-QUALIFIED', 'Nitrogen inflation says “results vary” about pressure', async () => {
  const { items } = (await readPage('/services/nitrogen-inflation')).part('Benefits');
  expect(items[0]).toBe(
    'Pressure kept up to 3–4 times longer; results vary, so still check it every month',
  );
});

for (const [title, path, words] of [
  [
    'the warranty page names the law',
    '/warranty',
    'in addition to your rights under the Consumer Guarantees Act 1993',
  ],
  [
    'the payment page gives the conditions',
    '/payment-options',
    'Lending criteria, fees, terms and conditions apply.',
  ],
] as const)
  clause('PAGE-RIGHTS', title, async () => {
    expect((await readPage(path)).text).toContain(words);
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
