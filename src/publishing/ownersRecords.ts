/**
 * Checks the records that an owner edits, before a build. Each check returns one sentence per fault, naming the file, the
 * field, what is expected and what was found.
 *
 * The compiler knows most of this too, but a build doesn't run it, and its messages are not for a shop owner.
 */
import * as v from 'valibot';
import type { OwnersClosure } from '../content/closures.ts';
import type { FaqItem } from '../content/faq.ts';
import type { OwnersQuestion } from '../content/ownersAnswers.ts';
import type { Testimonial } from '../content/testimonials.ts';
import { services, type BranchFacts } from '../domain/branch.ts';
import { mapBounds, mapFaults, nameSides, type MapArea } from '../domain/cityMap.ts';
import { isAddress } from '../domain/emailAddress.ts';
import { kindsOfDay } from '../domain/hoursRows.ts';
import type { Days } from '../domain/openingHours.ts';
import { isTelephone } from '../domain/telephone.ts';
import {
  anyFields,
  describeValue,
  faultsOf,
  fields,
  inHeadlineFont,
  isText,
  matching,
  must,
  recordFaults,
  repeated,
  shortId,
  text,
} from './schemas.ts';

const between = (low: number, high: number) =>
  v.pipe(v.number(), v.minValue(low), v.maxValue(high));

/** A text that is not blank, in letters of the headline font; `expected` says what belongs there. */
const written = (expected: string) => inHeadlineFont(text(expected, isText));

/** The most letters of a word that a phone of 320 pixels has room for in every place. */
const longestWord = 14;

/** The same for the trading name, which breaks inside a word where it has to (D60). */
const longestWordOfName = 20;

/** A text that is not empty, short enough for a phone, and in letters of the headline font. */
function shortText(what: string, longest: number, wordOf = longestWord) {
  const words = longest > wordOf ? ` and ${wordOf} in a word` : '';
  return inHeadlineFont(
    text(
      `${what}, of ${longest} letters at most${words}`,
      (given) =>
        isText(given) &&
        given.length <= longest &&
        given.split(/[\s-]/).every(({ length }) => length <= wordOf),
    ),
  );
}

const telephone = text(
  'a New Zealand telephone number with its area code and the right number of digits, such as 03 000 0100 or 0800 000 100',
  isTelephone,
);
const email = text(
  'an e-mail address, such as hello@your-domain.example, of 64 letters at most',
  (given) => given.length <= 64 && isAddress(given),
);
const webAddress = matching(
  'a web address that begins with https://',
  /^https:\/\/[^\s/]+\.[^\s/]+/,
);
const street = shortText('a street and its number', 40);
const city = shortText('the name of the town or city', 20);
const place = {
  suburb: shortText('the name of the suburb', 24),
  city,
  postalCode: matching('a postcode of four digits in quotation marks, such as "8042"', /^\d{4}$/),
};

const clockTime = matching(
  'a time of 24 hours with two digits on both sides, such as "08:00" or "17:30"',
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
);
const span = v.pipe(
  fields({ opens: clockTime, closes: clockTime }),
  v.check(
    ({ opens, closes }) => opens < closes,
    ({ input: { opens, closes } }) =>
      `must close later than it opens, but it opens at ${opens} and closes at ${closes}.`,
  ),
);
const closed = must('"closed", or when it opens and closes', v.literal('closed'));
const hours = v.pipe(
  fields(
    v.entriesFromList(
      kindsOfDay.map(([kind]) => kind),
      v.lazy((day) => (typeof day === 'object' && day !== null ? span : closed)),
    ),
  ),
  v.check(
    (week) => Object.values(week).some((day) => day !== 'closed'),
    'must be open on one kind of day at least.',
  ),
);

const businessSchema = fields({
  name: shortText('the trading name', 40, longestWordOfName),
  shortName: shortText('a short form of the name', 12),
  city,
  foundedYear: must(
    'the year the business began, such as 2008',
    v.pipe(between(1850, new Date().getFullYear()), v.integer()),
  ),
  email,
  telephones: v.pipe(
    anyFields,
    v.transform((given) => ({ main: undefined, ...given })),
    v.record(v.string(), telephone),
  ),
  headOffice: fields({ street, ...place }),
  headOfficeHours: hours,
  directions: fields({ provider: shortText('the name of the maps service', 20), url: webAddress }),
  map: fields({
    provider: shortText('the name of the service that draws the map', 20),
    frameUrl: webAddress,
    pageUrl: webAddress,
  }),
  social: fields({ label: shortText('the name of the social network', 20), url: webAddress }),
});

const nameSide = must(`one of ${nameSides.join(', ')}`, v.picklist(nameSides));

/** What the drawn map needs of a branch. */
const onPlan = v.object({
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  mapNameSide: v.optional(nameSide),
  mapPin: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
});

function branchSchema(telephones: readonly unknown[], mapArea: MapArea) {
  const { west, east, north, south } = mapBounds(mapArea);
  const onMap = v.object({ latitude: between(south, north), longitude: between(west, east) });
  return v.pipe(
    fields({
      id: shortId,
      name: shortText('what the branch is called', 20),
      address: street,
      ...place,
      phone: text('one of the numbers under telephones', (phone) => telephones.includes(phone)),
      coordinatesOf: street,
      latitude: must('degrees in New Zealand, between -48 and -34', between(-48, -34)),
      longitude: must('degrees in New Zealand, between 166 and 179', between(166, 179)),
      mapNameSide: v.optional(nameSide),
      mapPin: v.optional(
        fields({
          latitude: must(`between ${south} and ${north}`, between(south, north)),
          longitude: must(`between ${west} and ${east}`, between(west, east)),
        }),
      ),
      status: must('"open"', v.literal('open')),
      // `businessFaults` compares it.
      isMain: v.optional(v.unknown()),
      email: v.optional(email),
      hours,
      services: must(
        `a list of one or more of ${services.join(', ')}`,
        v.pipe(v.array(v.picklist(services)), v.nonEmpty()),
      ),
    }),
    v.partialCheck(
      [['address'], ['coordinatesOf']],
      ({ address, coordinatesOf }) => address === coordinatesOf,
      ({ input: { address, coordinatesOf } }) =>
        `latitude and longitude are those of "${coordinatesOf}", but the branch is now at "${address}", so the map and ‘nearest branch’ would send people to the old place. Write the new latitude and longitude, which a map service shows for a place that you choose there, and then "${address}" into coordinatesOf.`,
    ),
    v.partialCheck(
      [['latitude'], ['longitude']],
      (branch) => v.is(onMap, branch),
      ({ input: { latitude, longitude } }) =>
        `latitude and longitude must be on the drawn map, between ${south} and ${north} and between ${west} and ${east}, but they are ${latitude} and ${longitude}. Correct them, or draw src/assets/christchurch.svg for a larger mapArea in src/content/cityMap.ts.`,
    ),
  );
}

const businessFile = 'src/content/business.ts';

/**
 * The faults of `business.ts`, where the owner may have left out a line.
 *
 * @param mapArea the area of the drawn map, on which every branch has a pin
 */
export function businessFaults({
  business,
  branchFacts,
  mapArea,
}: Readonly<Record<'business' | 'branchFacts', unknown>> & { mapArea: MapArea }): string[] {
  const faults = faultsOf(`${businessFile}: `, businessSchema, business);
  const branches = v.parse(v.fallback(v.array(anyFields), []), branchFacts);
  if (branches.length === 0)
    return [...faults, `${businessFile}: branchFacts must list one branch at least.`];
  const { telephones } = v.parse(anyFields, business);
  const schema = branchSchema(Object.values(v.parse(anyFields, telephones)), mapArea);
  faults.push(
    ...recordFaults(businessFile, 'branch', branches, schema, ({ name }, index) =>
      isText(name) ? name : `${index + 1}`,
    ),
  );
  const main = branches.filter(({ isMain }) => isMain === true);
  const mains = main.map(({ name }) => String(name)).join(', ');
  const ofAll = [
    ...repeated(branches.map(({ name }) => name)).map(
      (name) => `every branch needs a name of its own, but two have "${name}".`,
    ),
    ...(main.length === 1 && branches[0] === main[0]
      ? []
      : [
          `the first branch, and no other, must have isMain: true, but ${mains ? `these have it: ${mains}` : 'none has it'}.`,
        ]),
    ...mapFaults(
      mapArea,
      branches.filter((branch) => v.is(onPlan, branch)),
    ),
  ];
  return [...faults, ...ofAll.map((fault) => `${businessFile}: ${fault}`)];
}

/** Names the sentences about branches that would be untrue or incomplete: one fault for each cause. */
export function serviceFaults(
  branches: readonly Pick<BranchFacts, 'name' | 'services'>[],
): string[] {
  return [
    ...branches
      .filter(({ services: own }) => !own.includes('tyres'))
      .map(
        ({ name }) =>
          `${businessFile}, branch ${name}: services must include tyres, because Home, About and the tyre pages say that every branch sells and fits them.`,
      ),
    ...(['auto-repairs', 'wof', 'mobile-service'] as const)
      .filter((service) => !branches.some(({ services: own }) => own.includes(service)))
      .map(
        (service) =>
          `${businessFile}: one branch at least must have ${service} in its services, because pages say where it is done.`,
      ),
  ];
}

const holidaysFile = 'src/content/holidays.ts';
const closuresFile = 'src/content/closures.ts';

/** Public holidays that have the same date each year, observed or not. */
const everyYear = ['01-01', '01-02', '02-06', '04-25', '12-25', '12-26'];

/** The most days that a closure may last. A branch that is closed for longer has to be removed. */
const longestClosure = 120;

const aDate = text('a date as year, month and day, such as 2026-12-25', (given) => {
  const day = new Date(given);
  // Days that no month has, such as 30 February, are in the next one.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given);
  return isDay && /^\d{4}-\d\d-\d\d$/.test(given);
});

/** The yearly holidays up to the table's last day that it lacks, without its first year, which may be incomplete. */
function missingDates({ holidays, until = '' }: Days): string[] {
  const first = Number(Object.keys(holidays).toSorted()[0]?.slice(0, 4));
  const later = Math.max(0, Number(until.slice(0, 4)) - first);
  return Array.from({ length: later }, (_, at) => first + 1 + at)
    .flatMap((year) => everyYear.map((day) => `${year}-${day}`))
    .filter((date) => date <= until && !(date in holidays));
}

const closureSchema = (branchIds: readonly string[]) =>
  v.pipe(
    fields({
      from: aDate,
      until: v.optional(aDate),
      words: text(
        'a sentence with a full stop, of 90 letters at most',
        (given) => given.length <= 90 && /\S[.!]$/.test(given),
      ),
      branch: v.optional(
        must(`the id of one in business.ts (${branchIds.join(', ')})`, v.picklist(branchIds)),
      ),
    }),
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until = from }) => {
        const lasts = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
        return lasts >= 1 && lasts <= longestClosure;
      },
      ({ input: { until } }) =>
        `until must be the first day or later, and within ${longestClosure} days of it, but it is "${until}".`,
    ),
  );

/** The content of `holidays.ts` and `closures.ts`, unchecked, and the ids of the branches. */
export interface OwnersDays {
  readonly days: Days;
  readonly closures: readonly OwnersClosure[];
  readonly branchIds: readonly string[];
}

/** The faults of `holidays.ts` and `closures.ts`. */
export function daysFaults({ days, closures, branchIds }: OwnersDays): string[] {
  const faults = [
    ...faultsOf(`${holidaysFile}: holidaysUntil `, aDate, days.until),
    ...Object.keys(days.holidays).flatMap((day) =>
      faultsOf(`${holidaysFile}: a holiday `, aDate, day),
    ),
  ];
  const missing = missingDates(days);
  if (faults.length === 0 && missing.length > 0)
    faults.push(
      `${holidaysFile}: holidaysUntil says that the holidays are complete to ${String(days.until)}, but these are missing: ${missing.join(', ')}.`,
    );
  const schema = closureSchema(branchIds);
  const ofClosures = recordFaults(closuresFile, 'closure', closures, schema, (c) => `of ${c.from}`);
  return [...faults, ...ofClosures];
}

/** What the owner should do about the holidays and closures, a sentence each. They do not stop a build. */
export function daysWarnings(
  { days: { until }, closures }: Omit<OwnersDays, 'branchIds'>,
  today = new Date().toISOString(),
): string[] {
  const aYearOn = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 10)}`;
  const warnings = closures
    .filter(({ from, until: last = from }) => last < today.slice(0, 10))
    .map(({ from }) => `${closuresFile}: the closure of ${from} is over. Take its line away.`);
  if (until !== undefined && until < aYearOn)
    warnings.unshift(
      `${holidaysFile}: the public holidays end on ${until}. Write those of the next year, and set holidaysUntil to its end. After that day no page says that a branch is open.`,
    );
  return warnings;
}

const reviewSchema = (branches: readonly string[]) =>
  fields({
    id: shortId,
    name: inHeadlineFont(matching('a first name and an initial, such as Anna B.', /\S \p{Lu}\.$/u)),
    text: written('what the customer wrote'),
    rating: must('1 to 5 whole stars', v.picklist([1, 2, 3, 4, 5])),
    service: written('what was done, such as Puncture repair'),
    location: must(`one of your branches (${branches.join(', ')})`, v.picklist(branches)),
    date: matching(
      'a month and a year, such as May 2026',
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
    ),
  });

/** The faults of a file of reviews. */
export function reviewFaults(
  file: string,
  reviews: readonly Testimonial[],
  branches: readonly string[],
): string[] {
  if (reviews.length === 0)
    return [`${file}: the list must not be empty, because a page shows it.`];
  const nameOf = ({ name, id }: Testimonial) => `by ${name} (${id})`;
  return recordFaults(file, 'review', reviews, reviewSchema(branches), nameOf);
}

/** The faults of `faq.ts`. */
export function questionFaults(
  questions: readonly FaqItem[],
  categories: readonly string[],
): string[] {
  const schema = fields({
    id: shortId,
    category: must(`one of ${categories.join(', ')}`, v.picklist(categories)),
    question: written('what visitors ask'),
    short: fields({
      before: v.optional(written('a small text before the figure')),
      value: written('the short answer, in a few words'),
      after: v.optional(written('a small text after the figure')),
    }),
    answer: must('a list of one or more texts', v.pipe(v.array(v.array(v.any())), v.nonEmpty())),
  });
  return recordFaults('src/content/faq.ts', 'question', questions, schema, ({ id }) => id);
}

/** The faults of `brands.ts`. */
export function brandFaults(brands: readonly string[]): string[] {
  const file = 'src/content/brands.ts';
  return [
    ...brands.flatMap((brand) => faultsOf(`${file}: a brand `, written('a name'), brand)),
    ...repeated(brands).map((brand) => `${file} has "${brand}" twice. Remove one.`),
  ];
}

/** The answers of `ownersAnswers.ts` from which a page could not make a sentence. */
export function answerFaults(
  questions: Readonly<Record<string, Pick<OwnersQuestion, 'answer' | 'yes'>>>,
): string[] {
  return Object.entries(questions).flatMap(([name, { answer, yes }]) => {
    const isAnswer = yes ? answer === 'yes' || answer === 'no' : isText(answer);
    if (answer === 'unknown' || isAnswer) return [];
    const expected = isText(answer) ? "'yes', 'no' or 'unknown'" : "'unknown' or your own words";
    return `src/content/ownersAnswers.ts: the answer of ${name} must be ${expected}, but ${describeValue(answer)}.`;
  });
}
