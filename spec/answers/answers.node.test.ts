import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { expect } from 'vitest';
import { fuelSavingAnswer } from '../../src/answers/fuelSavingAnswer.ts';
import { reminderLinks } from '../../src/answers/reminderLinks.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { tyreAgeAnswer } from '../../src/answers/tyreAgeAnswer.ts';
import { wofEvent } from '../../src/content/wofReminder.ts';
import { calendarFile, webCalendars } from '../../src/domain/calendarFile.ts';
import { firstCheck, renewal } from '../../src/domain/renewal.ts';
import { mentionsWof } from '../../src/forms/contact/enquiry.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { business, phone } from '../facts/business.ts';
import { guide } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

const today = '2026-11-18';
const age = (typed: string) => tyreAgeAnswer(typed, today);

for (const [typed, date, years, last] of [
  ['2319', 'week 23 of 2019 (June 2019)', '7 years', ''],
  ['4620', 'week 46 of 2020 (November 2020)', '6 years', ''],
  ['4820', 'week 48 of 2020 (November 2020)', '5 years', 'November 2026'],
  ['0121', 'week 1 of 2021 (January 2021)', '5 years', 'January 2027'],
  ['2322', 'week 23 of 2022 (June 2022)', '4 years', 'June 2028'],
  ['4724', 'week 47 of 2024 (November 2024)', '1 year', 'November 2030'],
  ['5300', 'week 53 of 2000 (December 2000)', '25 years', ''],
  ['4726', 'week 47 of 2026 (November 2026)', 'less than 1 year', 'November 2032'],
] as const)
  clause('TYRE-AGE', `the code ${typed} gives an age of ${years}`, () => {
    expect(age(typed)).toEqual({
      kind: last ? 'plain' : 'stop',
      before: `Made in ${date}:`,
      figure: `${years} old.`,
      after: last
        ? `Replace it by ${last} at the latest, sooner if it’s worn or damaged.`
        : 'Replace it.',
    });
  });

for (const [kind = '', codes = '', after] of tableOf('TYRE-AGE-REFUSED'))
  clause('TYRE-AGE-REFUSED', `a code gets no age if it ${kind}: ${codes}`, () => {
    for (const code of codes.split(' · ')) {
      const answer = { kind: code.endsWith('409') ? 'stop' : 'plain', wrong: 'code', after };
      expect(age(code), code).toMatchObject(answer);
      expect(age(code), code).not.toHaveProperty('figure');
    }
  });

const saving = (kilometres: string, litres: string, dollars: string) =>
  fuelSavingAnswer({ kilometres, litres, dollars });

for (const [id, figure, km, litres, dollars] of [
  ['SAVING-OWN', guide.fuelSavingWorth, '15,000', '', '2.50'],
  ['SAVING-OWN', '$180–$300', '22500', '', '2'],
  ['SAVING-OWN', '$150', '15,000', '8', '2.50'],
  ['SAVING-OWN', '$245', '15,000', '13', '$2.50'],
  ['SAVING-OWN', '$130', '12 500 km', '7,5', '2,79'],
  ['SAVING-OWN', '$10', '1500,5', '8,125', '2,00'],
  ['SAVING-REFUSED', '$120,000', '200,000', '60', '20'],
] as const)
  clause(id, `“${km}”, “${litres}” and “${dollars}” give ${figure}`, () => {
    expect(saving(km, litres, dollars)).toMatchObject({ kind: 'good', figure });
  });

const labels = {
  kilometres: 'Kilometres a year',
  litres: 'Litres per 100km',
  dollars: 'Price per litre',
};
const noNumber = 'that isn’t a number. Type one such as';

for (const [wrong, typed, words] of [
  ['kilometres', '', 'type a number, such as 15,000.'],
  ['dollars', ' ', 'type a number, such as 2.50.'],
  ['kilometres', 'many', `${noNumber} 15,000.`],
  ['litres', '1e5', `${noNumber} 8.5.`],
  ['dollars', 'two', `${noNumber} 2.50.`],
  ['kilometres', '0', 'type more than 0.'],
  ['litres', '-8', 'type more than 0.'],
  ['dollars', '0', 'type more than 0.'],
  ['kilometres', '200001', 'that’s more than 200,000. Check the number.'],
  ['litres', '60.1', 'that’s more than 60. Check the number.'],
  ['dollars', '20.01', `that’s more than ${formatPrice(20)}. Check the number.`],
] as const)
  clause('SAVING-REFUSED', `${labels[wrong]}: “${typed}” gives “${words}”`, () => {
    const after = `${labels[wrong]}: ${words}`;
    expect(
      fuelSavingAnswer({ kilometres: '15,000', litres: '8', dollars: '2.50', [wrong]: typed }),
    ).toEqual({ kind: 'plain', wrong, after });
  });

for (const [date, lastDay, on] of [
  [today, '2027-03-31', '2027-03-10'],
  [today, '2028-02-29', '2028-02-08'],
  ['2026-12-09', '2026-12-31', '2026-12-10'],
] as const)
  clause(
    'REMIND-LAST-DAY',
    `on ${date}, the reminder of a WOF until ${lastDay} is for ${on}`,
    () => {
      const [year = 0, month = 0] = lastDay.split('-').map(Number);
      expect(renewal(year, month, date)).toMatchObject({ kind: 'remind', lastDay, on });
    },
  );

const reminder = {
  ...wofEvent('2027-03-31', 'https://tyres.example/wof'),
  day: '2027-03-10',
  text: 'If your label names an earlier day, that counts; book early, call 03 000 0199, māna',
};
const made = Date.parse('2026-11-18T10:30:15+13:00');

/**
 * Reads a calendar file with ical.js and node-ical. `first` has the start times of its first `count` events, as ical.js
 * reads them.
 */
function read(file: string, count: number) {
  const component = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const zone = component.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined);
  const coming = event.iterator();
  const first = Array.from({ length: count }, () => coming.next().toJSDate().toJSON().slice(0, 16));
  const other = Object.values(sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
  if (other?.type !== 'VEVENT') throw new Error('node-ical finds no event.');
  return { event, first, other };
}

clause('REMIND-FILE', 'two parsers read the same event, with its alarm and address', () => {
  const file = calendarFile(reminder, made);
  const { event, other } = read(file, 1);
  const { title, text, url } = reminder;
  for (const { uid, summary, description } of [event, other])
    expect([uid, summary, description]).toEqual(['wof-2027-03@tyres.example', title, text]);
  const alarm = event.component.getFirstSubcomponent('valarm');
  const valueOf = (name: string) => String(alarm?.getFirstPropertyValue(name));
  expect(['action', 'trigger', 'description'].map(valueOf)).toEqual(['DISPLAY', 'PT0S', title]);
  expect(other.url).toBe(url);
  expect(file.replaceAll(/[^\r\n]*\r\n/g, '')).toBe('');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

const { lastDay, on } = renewal(2027, 3, '2026-11-20');
const links = reminderLinks(lastDay, on, Date.parse('2026-11-20T08:00:00+13:00'));
const { origin } = new URL(import.meta.env.VITE_SITE_ORIGIN);

for (const [calendar, start, ...names] of [
  ['google', 'calendar.google.com/calendar/render?action=TEMPLATE&', 'text', 'dates', 'details'],
  [
    'outlook',
    'outlook.live.com/calendar/0/deeplink/compose?path=%2Fcalendar%2Faction%2Fcompose&rru=addevent&',
    'subject',
    'startdt',
    'body',
  ],
] as const)
  clause('REMIND-WEB', `the link “${calendar}” has title, day and words, whatever they are`, () => {
    expect(links[calendar]).toMatch(new RegExp(`^https://${RegExp.escape(start)}`));
    const { searchParams } = new URL(links[calendar]);
    const [title, day, words] = names.map((name) => searchParams.get(name));
    expect(title).toBe('Renew the WOF by Wednesday 31 March 2027');
    expect(day?.replaceAll('-', '')).toMatch(/^20270310T09:?00:?00/);
    expect(words).toBe(
      `If your label names an earlier day, that day counts. Book with ${business.name}: ${phone.main.number}, ${origin}/services/wof-inspection`,
    );
    const event = { ...reminder, title: 'Renew & rotate +1', text: 'At 50% & more: 3 + 4, #1' };
    const address = webCalendars(event)[calendar];
    const others = new URL(address).searchParams;
    expect(names.map((name) => others.get(name))).toEqual([
      event.title,
      expect.anything(),
      event.text,
    ]);
    expect(links[calendar] + address).not.toContain('+');
  });

for (const [day, utc, offset] of [
  ['2027-04-03', '2027-04-02T20:00', '+13:00'],
  ['2027-04-04', '2027-04-03T21:00', '+12:00'],
  ['2027-09-25', '2027-09-24T21:00', '+12:00'],
  ['2027-09-26', '2027-09-25T20:00', '+13:00'],
  ['2028-09-24', '2028-09-23T20:00', '+13:00'],
  ['2029-09-29', '2029-09-28T21:00', '+12:00'],
] as const)
  clause('REMIND-NINE', `the event on ${day} begins at 9am`, () => {
    const { event, first, other } = read(calendarFile({ ...reminder, day }, made), 1);
    expect(first).toEqual([utc]);
    expect(String(event.duration)).toBe('PT15M');
    expect(other.start.toISOString()).toBe(`${utc}:00.000Z`);
    const { google, outlook } = webCalendars({ ...reminder, day });
    const entries = new URL(outlook).searchParams;
    expect(entries.get('startdt')).toBe(`${day}T09:00:00${offset}`);
    expect(entries.get('enddt')).toBe(`${day}T09:15:00${offset}`);
    expect(decodeURIComponent(google)).toMatch(/T090000\/\d+T091500&ctz=Pacific\/Auckland&/);
  });

clause('REMIND-CHECKS', 'the event repeats every 6 months at 9am', () => {
  expect(firstCheck('2026-08-31', 6)).toBe('2027-02-28');
  expect(firstCheck('2026-07-31', 6)).toBe('2027-01-28');
  const { first } = read(calendarFile({ ...reminder, day: '2027-05-18', everyMonths: 6 }, made), 3);
  expect(first).toEqual(['2027-05-17T21:00', '2027-11-17T20:00', '2028-05-17T21:00']);
});

clause('REMIND-AFTER-MESSAGE', '“warrant of fitness” names a WOF, and “warranty” does not', () => {
  const wofs = ['WOF please', 'two wofs', 'My W.O.F. is due', 'a warrant of fitness'];
  expect(['the warranty', 'a wolf', 'new tyres', ...wofs].filter(mentionsWof)).toEqual(wofs);
});
