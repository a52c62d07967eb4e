import * as v from 'valibot';
import { services } from '../domain/branch.ts';
import { mapBounds, mapFaults, nameSides, type MapArea } from '../domain/cityMap.ts';
import { longestTitle } from '../domain/documentTitle.ts';
import { kindsOfDay } from '../domain/hoursRows.ts';
import { isTelephone } from '../domain/telephone.ts';
import { isAddress } from '../domain/emailAddress.ts';
import {
  anyFields,
  between,
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
  type Fields,
} from './schemas.ts';

/** The content of `business.ts`, unchecked: the owner may have left out a line or written a wrong one. */
export interface OwnersFile {
  readonly business: unknown;
  readonly branchFacts: unknown;
  /** The page titles of `routes.ts`. */
  readonly titles: readonly string[];
  /** The area of the drawn map, on which every branch has a pin. */
  readonly mapArea: MapArea;
}

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

function businessSchema() {
  return fields({
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
    directions: fields({
      provider: shortText('the name of the maps service', 20),
      url: webAddress,
    }),
    map: fields({
      provider: shortText('the name of the service that draws the map', 20),
      frameUrl: webAddress,
      pageUrl: webAddress,
    }),
    social: fields({ label: shortText('the name of the social network', 20), url: webAddress }),
  });
}

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
      // `mainBranchFaults` compares it.
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

const file = 'src/content/business.ts';

function mainBranchFaults(branches: readonly Fields[]): string[] {
  const main = branches.filter(({ isMain }) => isMain === true);
  if (main.length === 1 && branches[0] === main[0]) return [];
  const names = main.map(({ name }) => String(name)).join(', ');
  return [
    `${file}: the first branch, and no other, must have isMain: true, but ${main.length > 0 ? `these have it: ${names}` : 'none has it'}.`,
  ];
}

/**
 * Checks the file an owner edits, before a build. Returns one sentence per fault, naming the field, what is expected
 * and what was found.
 *
 * The compiler knows most of this too, but a build doesn't run it, and its messages are not for a shop owner.
 */
export function validateBusiness({ business, branchFacts, titles, mapArea }: OwnersFile): string[] {
  const faults = faultsOf(`${file}: `, businessSchema(), business);
  const branches = v.parse(v.fallback(v.array(anyFields), []), branchFacts);
  if (branches.length === 0)
    return [...faults, `${file}: branchFacts must list one branch at least.`];
  const { telephones } = v.parse(anyFields, business);
  const branch = branchSchema(Object.values(v.parse(anyFields, telephones)), mapArea);
  const places = branches.filter((given) => v.is(onPlan, given));
  return [
    ...faults,
    ...recordFaults(file, 'branch', branches, branch, ({ name }, index) =>
      isText(name) ? name : `${index + 1}`,
    ),
    ...repeated(branches.map(({ name }) => name)).map(
      (name) => `${file}: every branch needs a name of its own, but two have "${name}".`,
    ),
    ...mainBranchFaults(branches),
    ...mapFaults(mapArea, places).map((fault) => `${file}: ${fault}`),
    ...titles
      .filter(({ length }) => length > longestTitle)
      .map(
        (title) =>
          `src/content/pages.ts: the title "${title}" has ${title.length} characters, but search results show ${longestTitle}. Shorten it, or the price, name or count in it.`,
      ),
  ];
}
