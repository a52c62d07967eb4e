/**
 * Who the business is and how to reach it, in the words of the site (specification, sections 1, 3, 7 and 9; D1, D2, D6),
 * in the order of `src/content/business.ts`. Written by hand: change a fact in both files.
 */
export const business = {
  name: 'Port Hills Tyre & Auto',
  shortName: 'Port Hills',
  email: 'hello@porthillstyre.example',
  facebook: 'https://social.example/porthillstyre',
} as const;

/** Each phone number as the site writes it, and the address of its links. */
export const phone = {
  main: { number: '03 000 0100', href: 'tel:+6430000100' },
  autoRepairs: { number: '03 000 0120', href: 'tel:+6430000120' },
  automotiveServices: { number: '03 000 0130', href: 'tel:+6430000130' },
  carServicing: { number: '0800 000 100', href: 'tel:0800000100' },
  wheelAlignment: { number: '0800 000 200', href: 'tel:0800000200' },
  papanui: { number: '03 000 0140', href: 'tel:+6430000140' },
  hornby: { number: '03 000 0150', href: 'tel:+6430000150' },
  linwood: { number: '03 000 0160', href: 'tel:+6430000160' },
  ferrymead: { number: '03 000 0170', href: 'tel:+6430000170' },
} as const;

/** The years since 2008 in the year of the test run, rounded down to a multiple of five (D3). */
export const experience = `${Math.floor((new Date().getFullYear() - 2008) / 5) * 5}+`;

const weekdays = '8am–5pm';

/** What branches offer, as the site writes it (D33). */
export const services = [
  'Tyres',
  'Auto repairs',
  'WOF inspections',
  'Mobile tyre service, comes to you',
] as const;

/**
 * The branches by id, the main one first, with their hours and services as the site writes them (D2, D33), and where they
 * are: latitude and longitude.
 */
export const branch = {
  sockburn: {
    name: 'Sockburn',
    street: '118 Main South Road',
    postalCode: '8042',
    line: phone.main,
    weekdays,
    saturday: '9am–3pm',
    sunday: '10am–2pm',
    services,
    at: [-43.54, 172.553],
  },
  riccarton: {
    name: 'Riccarton',
    street: '126 Riccarton Road',
    postalCode: '8041',
    line: phone.autoRepairs,
    weekdays,
    saturday: '9am–3pm',
    sunday: 'Closed',
    services: ['Tyres', 'Auto repairs', 'WOF inspections'],
    at: [-43.531, 172.6],
  },
  papanui: {
    name: 'Papanui',
    street: '31 Langdons Road',
    postalCode: '8053',
    line: phone.papanui,
    weekdays,
    saturday: '9am–1pm',
    sunday: 'Closed',
    services: ['Tyres', 'WOF inspections'],
    at: [-43.496, 172.607],
  },
  hornby: {
    name: 'Hornby',
    street: '12 Shands Road',
    postalCode: '8042',
    line: phone.hornby,
    weekdays,
    saturday: '9am–3pm',
    sunday: 'Closed',
    services: ['Tyres', 'WOF inspections'],
    at: [-43.543, 172.523],
  },
  linwood: {
    name: 'Linwood',
    street: '146 Linwood Avenue',
    postalCode: '8062',
    line: phone.linwood,
    weekdays,
    saturday: '9am–1pm',
    sunday: 'Closed',
    services: ['Tyres'],
    at: [-43.532, 172.669],
  },
  ferrymead: {
    name: 'Ferrymead',
    street: '980 Ferry Road',
    postalCode: '8023',
    line: phone.ferrymead,
    weekdays,
    saturday: '9am–12pm',
    sunday: 'Closed',
    services: ['Tyres'],
    at: [-43.557, 172.703],
  },
} as const;

/** The hours of the head office, which is at the main branch's address (D2). */
export const headOffice = { weekdays, saturday: '9am–3pm', sunday: 'Closed' } as const;

const farthest = (axis: 0 | 1) =>
  Math.max(...Object.values(branch).map(({ at }) => Math.abs(at[axis] - branch.sockburn.at[axis])));

/** Half the height and width of the Contact page's map: the distance of the farthest branch, plus 25% or 10% (D31). */
const [up, across] = [farthest(0) * 1.25, farthest(1) * 1.1];

/** The limits of that map: west, south, east and north. */
export const mapBox = [
  branch.sockburn.at[1] - across,
  branch.sockburn.at[0] - up,
  branch.sockburn.at[1] + across,
  branch.sockburn.at[0] + up,
].map((degrees) => String(Math.round(degrees * 1000) / 1000));

/** The branches in their order. */
export const branches = Object.entries(branch).map(([id, facts]) => ({
  id,
  ...facts,
  /** The line below its street. */
  place: `${facts.name}, Christchurch ${facts.postalCode}`,
  hours: [facts.weekdays, facts.saturday, facts.sunday],
}));

/** Those of the named branches that still exist, in the order of the names, each with its number on the site. */
export function inOrder(names: string): { readonly number: number; readonly name: string }[] {
  return names.split(' ').flatMap((name) => {
    const index = branches.findIndex((place) => place.name === name);
    return index < 0 ? [] : [{ number: index + 1, name }];
  });
}

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as the site writes it: in words up to twelve. */
export const wordFor = (count: number) => numberWords[count] ?? String(count);

/** A text whose first letter is a capital. */
export const capitalised = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** The names of places as a list in a sentence. */
function namesOf(places: readonly { readonly name: string }[], lastWord = 'and'): string {
  const names = places.map(({ name }) => name);
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} ${lastWord} ${names.at(-1) ?? ''}`
    : (names[0] ?? '');
}

/** The branches that offer a service, in their order. */
export function offering(service: (typeof services)[number]): typeof branches {
  return branches.filter((place) => (place.services as readonly string[]).includes(service));
}

const inspecting = offering('WOF inspections');

/** When the branches do WOFs, as the site says it: all of them open from Monday to Saturday. */
export const wof = {
  days: '6 days a week',
  times: `6 days a week, Monday to Saturday, at ${namesOf(inspecting)}`,
  count: wordFor(inspecting.length),
};

const repairing = offering('Auto repairs');
const onlyInspecting = inspecting.filter((place) => !repairing.includes(place));

/** The branches that repair cars, and those that do WOFs, as the site lists them. */
export const listed = {
  repairs: namesOf(repairing),
  anyForRepairs: namesOf(repairing, 'or'),
  wof: namesOf(inspecting),
  wofThere:
    onlyInspecting.length > 0
      ? `We do WOFs there, and at ${namesOf(onlyInspecting)}.`
      : 'We do WOFs there.',
};

/** How many branches there are, as the site says it. */
export const branchCount = {
  number: branches.length,
  words: wordFor(branches.length),
  capitalised: capitalised(wordFor(branches.length)),
};

/** The last two branches, for tests that need any branch. */
export const [anotherBranch = '', aBranch = ''] = branches
  .slice(-2)
  .map(({ name }): string => name);

const [latitude = 0, longitude = 0] = branches.at(-1)?.at ?? [];

/** Where the last branch is, and what the page says to a visitor who searches for the nearest branch there. */
export const there = {
  latitude,
  longitude,
  found: `${aBranch} is nearest: less than 1km in a straight line. All ${branchCount.words} are listed below.`,
};

/** The days on which a place opens, with their hours, as in a sentence. */
const inSentence = (place: Readonly<Record<'weekdays' | 'saturday' | 'sunday', string>>) =>
  [`Mon–Fri ${place.weekdays}`, `Sat ${place.saturday}`, `Sun ${place.sunday}`]
    .filter((day) => !day.endsWith('Closed'))
    .join(', ');

/** The main line's hours in one sentence. */
export const answered = inSentence(branch.sockburn);

/** What is there on seven days a week: a branch that is open, or the van alone. */
export const onSevenDays = (['weekdays', 'saturday', 'sunday'] as const).every((day) =>
  branches.some((each: Readonly<Record<typeof day, string>>) => each[day] !== 'Closed'),
)
  ? 'Open 7 Days'
  : 'Van 7 Days';

/** The main branch's hours on Sunday. */
const sunday: string = branch.sockburn.sunday;

/** What the site says of the main branch's Sunday below the head office's hours; nothing if it is the same. */
export const sundayThere =
  sunday === headOffice.sunday
    ? ''
    : `The Sockburn branch here ${sunday === 'Closed' ? 'is closed on Sunday' : `opens Sunday ${sunday}`}.`;

/** `9am–3pm` as times of 24 hours; none where the branch is closed. */
export function timesOf(hours: string): { readonly opens: string; readonly closes: string }[] {
  const [opens = '', closes] = hours.split('–').map((words) => {
    const [, hour = '', minutes = '00', half = ''] = /^(\d+)(?::(\d+))?([ap])m$/.exec(words) ?? [];
    return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
  });
  return closes === undefined ? [] : [{ opens, closes }];
}
