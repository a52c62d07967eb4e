import { expect } from 'vitest';
import { supportedBrowsers } from '../../src/build/supportedBrowsers.ts';
import { nearestFirst } from '../../src/domain/distance.ts';
import { openingState } from '../../src/domain/openingHours.ts';
import { clause } from '../tools/clause.ts';

/** Runs a function without the methods that the oldest supported browsers lack. */
function inOldBrowser(run: () => unknown): unknown {
  const newer = ['toSorted', 'toReversed', 'toSpliced', 'with'] as const;
  const methods = newer.map((name) => [
    name,
    Object.getOwnPropertyDescriptor(Array.prototype, name),
  ]);
  for (const name of newer) Reflect.deleteProperty(Array.prototype, name);
  try {
    // As a value: a missing method then fails the comparison instead of ending the test.
    return run();
  } catch (error) {
    return error;
  } finally {
    for (const [name, method] of methods)
      Object.defineProperty(Array.prototype, String(name), method as PropertyDescriptor);
  }
}

clause('BROWSERS-OLDEST', 'branches are put in order without toSorted', () => {
  const places = [
    { latitude: -43.54, longitude: 172.6 },
    { latitude: -43.5, longitude: 172.7 },
  ];
  const found = inOldBrowser(() => nearestFirst({ latitude: -43.5, longitude: 172.7 }, places));
  expect(found).toMatchObject([{ place: places[1] }, { place: places[0] }]);
});

clause('BROWSERS-OLDEST', 'opening hours are known without toSorted', () => {
  const span = { opens: '08:00', closes: '17:00' } as const;
  const week = { weekdays: span, saturday: span, sunday: span };
  const wednesday = Date.parse('2026-11-18T10:30:00+13:00');
  const state = inOldBrowser(() =>
    openingState(wednesday, week, { '2027-12-25': 'Christmas Day' }),
  );
  expect(state).toMatchObject({ kind: 'open' });
});

clause('BROWSERS-OLDEST', 'the build translates for each of them', () => {
  expect(supportedBrowsers()).toEqual([
    'chrome109',
    'edge109',
    'firefox115',
    'safari15.4',
    'ios15.4',
  ]);
  expect(() => supportedBrowsers(['last 2 versions'])).toThrow(
    '"last 2 versions" in browserslist is not a name and a version',
  );
});
