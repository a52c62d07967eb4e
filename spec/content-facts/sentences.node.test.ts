import { expect } from 'vitest';
import { branchFacts, business } from '../../src/content/business.ts';
import { prices } from '../../src/content/prices.ts';
import {
  branch,
  branches,
  business as expectedBusiness,
  headOffice,
  phone,
  timesOf,
} from '../facts/business.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';
import { amountByHand, committedLines, lineOf, readSentences } from './sentences.ts';

/** Rendering all pages takes seconds, so it is done once for the tests of this file. */
let reading: ReturnType<typeof readSentences> | undefined;
const read = () => (reading ??= readSentences());

clause('CONTENT-FACTS', 'the table has exactly the texts of the pages with a fact', async () => {
  const { sentences } = await read();
  expect(sentences.map(lineOf), 'Right? Then write the table anew with `npm run facts`.').toEqual(
    committedLines(),
  );
});

clause('CONTENT-FACTS', 'each fact is in the table', async () => {
  const { sentences, facts } = await read();
  const all = sentences.map(({ text }) => text).join('\n');
  // Only the icon on a phone has the short name.
  const missing = [...facts].filter((fact) => !all.includes(`{${fact}}`));
  // The build alone compares the streets of the coordinates.
  expect(missing.filter((fact) => !fact.endsWith('.coordinatesOf'))).toEqual([
    'business.shortName',
  ]);
});

clause('CONTENT-PRICES', 'each amount of money on a page is a fact', async () => {
  const { sentences } = await read();
  expect(sentences.filter(({ text }) => amountByHand(text)).map(lineOf)).toEqual([]);
});

/** The prices of the specification in dollars, under the names of the content. */
const { basicService, fullService, ...others } = price;
const expectedPrices = Object.entries({
  ...others,
  basicServicePlusGst: basicService.plusGst,
  fullServicePlusGst: fullService.plusGst,
});

/** The hours of a place as the content has them. */
const hoursOf = (place: Readonly<Record<'weekdays' | 'saturday' | 'sunday', string>>) =>
  Object.fromEntries(
    (['weekdays', 'saturday', 'sunday'] as const).map((day) => [
      day,
      timesOf(place[day])[0] ?? 'closed',
    ]),
  );

/** A place as the facts have it: its street, the line below it, and its hours. */
const placeOf = (
  street: string,
  { suburb, city, postalCode }: Readonly<Record<'suburb' | 'city' | 'postalCode', string>>,
  hours: object,
) => ({ street, place: `${suburb}, ${city} ${postalCode}`, hours });

for (const [what, found, expected] of [
  [
    'prices',
    prices,
    Object.fromEntries(expectedPrices.map(([name, amount]) => [name, Number(amount.slice(1))])),
  ],
  [
    'phone numbers',
    business.telephones,
    Object.fromEntries(Object.entries(phone).map(([line, { number }]) => [line, number])),
  ],
  [
    'names, address, hours, email and Facebook page of the business',
    {
      ...placeOf(business.headOffice.street, business.headOffice, business.headOfficeHours),
      name: business.name,
      shortName: business.shortName,
      email: business.email,
      facebook: business.social.url,
    },
    {
      ...expectedBusiness,
      street: branch.sockburn.street,
      place: branches[0]?.place,
      hours: hoursOf(headOffice),
    },
  ],
  [
    'names, addresses, numbers and hours of the branches',
    branchFacts.map((own) => [own.id, own.name, own.phone, placeOf(own.address, own, own.hours)]),
    branches.map((own) => [
      own.id,
      own.name,
      own.line.number,
      { street: own.street, place: own.place, hours: hoursOf(own) },
    ]),
  ],
] as const)
  clause('CONTENT-VALUES', `the ${what} are those in spec/facts`, () => {
    expect(found).toEqual(expected);
  });
