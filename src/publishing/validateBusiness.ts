import { mapBounds, type MapArea } from '../domain/cityMap.ts';
import { telephoneHref } from '../domain/telephone.ts';

/** The content of `business.ts`, unchecked: the owner may have left out a line or written a wrong one. */
export interface OwnersFile {
  readonly business: unknown;
  readonly branchFacts: unknown;
  /** The page titles of `routes.ts`, which the business's name follows. */
  readonly titles: readonly string[];
  /** The plan of `cityMap.ts`, on which every branch has a pin. */
  readonly mapArea: MapArea;
}

type Fields = Readonly<Record<string, unknown>>;

interface Check {
  /** What is expected, to follow "must be". */
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value);

/** The most letters of a word that a phone of 320 pixels has room for in every place. */
const longestWord = 14;

/** Whether a text has no more letters than there is room for, and no longer word. */
function fits(value: unknown, longest: number): boolean {
  return (
    isText(value) &&
    value.length <= longest &&
    value.split(/[\s-]/).every(({ length }) => length <= longestWord)
  );
}

/** Checks for a text that is not empty, and short enough for a phone. */
function shortText(what: string, longest: number): Check {
  const words = longest > longestWord ? ` and ${longestWord} in a word` : '';
  return {
    expected: `${what}, of ${longest} letters at most${words}`,
    holds: (value) => fits(value, longest),
  };
}

/** Checks for a number within bounds, both included. */
function numberBetween(what: string, low: number, high: number): Check {
  return {
    expected: what,
    holds: (value) => typeof value === 'number' && value >= low && value <= high,
  };
}

function isTelephone(value: unknown): boolean {
  if (!isText(value)) return false;
  try {
    return telephoneHref(value) !== '';
  } catch {
    return false;
  }
}

const telephone: Check = {
  expected:
    'a New Zealand telephone number with its area code, such as 03 000 0100 or 0800 000 100',
  holds: isTelephone,
};
const email: Check = {
  expected: 'an e-mail address, such as hello@your-domain.example, of 64 letters at most',
  holds: (value) => matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)(value) && String(value).length <= 64,
};
const postalCode: Check = {
  expected: 'a postcode of four digits in quotation marks, such as "8042"',
  holds: matches(/^\d{4}$/),
};
const webAddress: Check = {
  expected: 'a web address that begins with https://',
  holds: matches(/^https:\/\/[^\s/]+\.[^\s/]+/),
};
const year: Check = {
  expected: 'the year the business began, such as 2008',
  holds: (value) =>
    Number.isInteger(value) && numberBetween('', 1850, new Date().getFullYear()).holds(value),
};
const clockTime: Check = {
  expected: 'a time of 24 hours with two digits on both sides, such as "08:00" or "17:30"',
  holds: matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
};
const street = shortText('a street and its number', 40);
const city = shortText('the name of the town or city', 20);
const address = { suburb: shortText('the name of the suburb', 24), city, postalCode } as const;

/** The most letters of a page's title, the business's name included, that search results show. */
const longestTitle = 60;

/** Checks for a name that leaves every title short enough. */
function nameOf(titles: readonly string[]): Check {
  const longest = titles.reduce((one, other) => (other.length > one.length ? other : one), '');
  const room = longestTitle - `${longest} | `.length;
  return {
    expected: `the trading name, of ${room} letters at most and ${longestWord} in a word (search results show ${longestTitle}, and the title "${longest}" of src/content/routes.ts stands before it)`,
    holds: (value) => fits(value, room),
  };
}

const latitudes = numberBetween('degrees in New Zealand, between -48 and -34', -48, -34);
const longitudes = numberBetween('degrees in New Zealand, between 166 and 179', 166, 179);

const services = ['tyres', 'auto-repairs', 'wof', 'mobile-service'];
const kindsOfDay = ['weekdays', 'saturday', 'sunday'];

function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'it is missing';
  if (value === '') return 'it is empty';
  return `it is ${JSON.stringify(value)}`;
}

/** One sentence per field that fails its check. */
function faultsOf(where: string, fields: Fields, checks: Readonly<Record<string, Check>>) {
  return Object.entries(checks).flatMap(([field, { expected, holds }]) =>
    holds(fields[field])
      ? []
      : [`${where}${field} must be ${expected}, but ${describeValue(fields[field])}.`],
  );
}

function checkHours(where: string, hours: Fields): string[] {
  const faults = kindsOfDay.flatMap((day) => {
    const given = hours[day];
    if (given === 'closed') return [];
    if (!isFields(given)) {
      return [
        `${where}.${day} must be "closed", or when it opens and closes, but ${describeValue(given)}.`,
      ];
    }
    const timeFaults = faultsOf(`${where}.${day}.`, given, {
      opens: clockTime,
      closes: clockTime,
    });
    if (timeFaults.length > 0 || String(given['opens']) < String(given['closes']))
      return timeFaults;
    return [
      `${where}.${day} must close later than it opens, but it opens at ${String(given['opens'])} and closes at ${String(given['closes'])}.`,
    ];
  });
  const neverOpen = kindsOfDay.every((day) => hours[day] === 'closed');
  return neverOpen ? [`${where} must be open on one kind of day at least.`] : faults;
}

/** Says that a branch in New Zealand lies beyond the plan, or too near its edge for a pin. */
function checkPlace(where: string, { latitude, longitude }: Fields, mapArea: MapArea): string[] {
  const { west, east, north, south } = mapBounds(mapArea);
  if (
    ![latitudes, longitudes].every(({ holds }, way) => holds([latitude, longitude][way])) ||
    (numberBetween('', south, north).holds(latitude) &&
      numberBetween('', west, east).holds(longitude))
  )
    return [];
  return [
    `${where}latitude and longitude must be on the drawn map, between ${south} and ${north} and between ${west} and ${east}, but they are ${String(latitude)} and ${String(longitude)}. Correct them, or make mapArea in src/content/cityMap.ts larger.`,
  ];
}

function checkBranch(
  branch: Fields,
  index: number,
  telephones: readonly unknown[],
  mapArea: MapArea,
): string[] {
  const where = `Branch ${isText(branch['name']) ? branch['name'] : index + 1}: `;
  const branchServices = listOf(branch['services']);
  return [
    ...faultsOf(where, branch, {
      id: {
        expected: 'small letters, digits and hyphens without a space, such as "new-brighton"',
        holds: matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
      },
      name: shortText('what the branch is called', 20),
      address: street,
      ...address,
      phone: {
        expected: 'one of the numbers under telephones',
        holds: (value) => value !== undefined && telephones.includes(value),
      },
      latitude: latitudes,
      longitude: longitudes,
      status: { expected: '"open"', holds: (value) => value === 'open' },
      ...(branch['email'] === undefined ? {} : { email }),
    }),
    ...checkPlace(where, branch, mapArea),
    ...checkHours(`${where}hours`, fieldsOf(branch['hours'])),
    ...(branchServices.length > 0 &&
    branchServices.every((service) => services.includes(String(service)))
      ? []
      : [
          `${where}services must be a list of one or more of ${services.join(', ')}, but ${describeValue(branch['services'])}.`,
        ]),
  ];
}

/** One sentence per value that two branches share in a field that has to be unique. */
function checkUnique(branches: readonly Fields[], field: string): string[] {
  const values = branches.map((branch) => branch[field]).filter(isText);
  const duplicates = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...duplicates].map(
    (value) =>
      `Every branch needs ${field === 'id' ? 'an id' : `a ${field}`} of its own, but two have "${value}".`,
  );
}

function checkBranches(
  branches: readonly Fields[],
  telephones: readonly unknown[],
  mapArea: MapArea,
): string[] {
  if (branches.length === 0) return ['branchFacts must list one branch at least.'];
  const main = branches.filter(({ isMain }) => isMain === true);
  return [
    ...branches.flatMap((branch, index) => checkBranch(branch, index, telephones, mapArea)),
    ...checkUnique(branches, 'id'),
    ...checkUnique(branches, 'name'),
    ...(main.length === 1 && branches[0] === main[0]
      ? []
      : [
          `The first branch, and no other, must have isMain: true, but ${main.length === 0 ? 'none has it' : `these have it: ${main.map(({ name }) => String(name)).join(', ')}`}.`,
        ]),
  ];
}

/**
 * Checks the file an owner edits, before a build. Returns one sentence per fault, naming the field, what is expected
 * and what was found.
 *
 * The compiler knows most of this too, but a build doesn't run it, and its messages are not for a shop owner.
 */
export function validateBusiness(given: OwnersFile): string[] {
  const business = fieldsOf(given.business);
  const section = (field: string) => fieldsOf(business[field]);
  const telephones = section('telephones');
  return [
    ...faultsOf('business.', business, {
      name: nameOf(given.titles),
      shortName: shortText('a short form of the name', 12),
      city,
      foundedYear: year,
      email,
    }),
    ...faultsOf(
      'business.telephones.',
      telephones,
      Object.fromEntries(['main', ...Object.keys(telephones)].map((line) => [line, telephone])),
    ),
    ...faultsOf('business.headOffice.', section('headOffice'), {
      street,
      ...address,
    }),
    ...checkHours('business.headOfficeHours', section('headOfficeHours')),
    ...faultsOf('business.directions.', section('directions'), {
      provider: shortText('the name of the maps service', 20),
      url: webAddress,
    }),
    ...faultsOf('business.map.', section('map'), {
      provider: shortText('the name of the service that draws the map', 20),
      frameUrl: webAddress,
      pageUrl: webAddress,
    }),
    ...faultsOf('business.social.', section('social'), {
      label: shortText('the name of the social network', 20),
      url: webAddress,
    }),
    ...checkBranches(
      listOf(given.branchFacts).map(fieldsOf),
      Object.values(telephones),
      given.mapArea,
    ),
  ];
}
