import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { tableOf } from '../documents/clauseTable.ts';
import type { ClauseId } from '../settings.ts';
import { clause } from '../tools/clause.ts';
import { isWholeRun } from '../tools/run/scope.ts';
import type { Check } from './checkEdits.ts';

/** A mistake in a file of the content: the clause, what is wrong, the text that is replaced, and the new text. */
type Mistake = readonly [id: ClauseId, mistake: string, from: RegExp, to: string, message: string];

const price =
  'rotation must be a price in dollars without quotation marks, such as 40 or 89.5, but';
const name = /(?<=\bname: )(?:standIn\([^)]*\)|'[^']*')/;
const anyBranch = /(?<=\n {4}id: )'[^']*'/;
const firstClosure = /(?<=OwnersClosure\[\] = \[)/;
const reviewText = /(?<=(?:\n {4}|, )text:\s+)'[^']*'/;
const aTitle = /(?<=title: ')Tyre & workmanship warranty/;
const onlyTime =
  'must be a time of 24 hours with two digits on both sides, such as "08:00" or "17:30", but';

/**
 * What an owner may write by mistake, by file, and the line that `npm run build` prints before it stops; … stands for any
 * text. Without a message the build goes on.
 */
// oxfmt-ignore
const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  'prices.ts': [
    ['SETTINGS-PRICES', 'a price of nothing', /(?<=rotation: )[\d.]+/, '0', `src/content/prices.ts, line …: ${price} it is 0.`],
    ['SETTINGS-PRICES', 'a negative price', /(?<=rotation: )[\d.]+/, '-40', `src/content/prices.ts, line …: ${price} it is -40.`],
    ['SETTINGS-PRICES', 'words for a price', /(?<=rotation: )[\d.]+/, "'by quote'", `src/content/prices.ts, line …: ${price} it is "by quote".`],
    ['SETTINGS-PRICES', 'less than a cent', /(?<=rotation: )[\d.]+/, '0.009', `src/content/prices.ts, line …: ${price} it is 0.009.`],
    ['SETTINGS-PRICES', 'a price without an end', /(?<=rotation: )[\d.]+/, '1 / 0', `src/content/prices.ts, line …: ${price} it is Infinity.`],
    ['SETTINGS-PRICES', 'a price that is none', /(?<=rotation: )[\d.]+/, 'Number("$40")', `src/content/prices.ts, line …: ${price} it is NaN.`],
    ['SETTINGS-PRICES', 'quotation marks in the third line', /[^]*/, "export const prices = {\n  alignment: 79,\n  rotation: '40',\n};\n", `src/content/prices.ts, line 3: ${price} it is "40".`],
    ['SETTINGS-LOADED', 'a $ before the number', /(?<=rotation: )[\d.]+/, '$4', 'src/content/prices.ts cannot be used at line …: $4 is not defined. A price has no $ before it: write 4.'],
    ['SETTINGS-PRICES', 'one cent, which is right', /(?<=rotation: )[\d.]+/, '0.01', ''],
    ['SETTINGS-PRICES', 'cents, which are right', /(?<=rotation: )[\d.]+/, '39.95', ''],
    ['SETTINGS-OWNER-NAME', 'cents in the title of a page, which has room', /(?<=fullServicePlusGst: )[\d.]+/, '349.95', ''],
    ['SETTINGS-UNREADABLE', 'a comma before cents', /(?<=rotation: )[\d.]+/, '45,50', 'A price has a full stop before its cents: 45.50.'],
    ['SETTINGS-UNREADABLE', 'a letter O in a price', /(?<=rotation: )[\d.]+/, '4O', 'Is there a letter O in a number? Write the digit 0.'],
    ['SETTINGS-UNREADABLE', 'a line without its comma', /(?<=rotation: [\d.]+),/, '', 'A comma is missing at the end of that line.'],
    ['SETTINGS-UNREADABLE', 'a line without its price', /(?<=rotation:) [\d.]+/, '', 'The value is missing after the colon.'],
    ['SETTINGS-UNREADABLE', 'a record without its last bracket', /[^]*/, 'const a = {\n  b: 1,\n\nexport const b = 2;\n', 'src/content/prices.ts cannot be read at line 4: export const b = 2;\nA bracket is missing above this line: a list ends with ] and a record with }.'],
    ['SETTINGS-UNREADABLE', 'a list without its last bracket', /[^]*/, 'const a = [\n  1,\n\nexport const b = 2;\n', 'src/content/prices.ts cannot be read at line 4: export const b = 2;\nA bracket is missing above this line: a list ends with ] and a record with }.'],
    ['SETTINGS-REPEATED', 'a price twice', /rotation: [\d.]+,/, '$&\n  rotation: 45,', 'src/content/prices.ts, line …: rotation stands there for the second time. Remove one of the two.'],
    ['SETTINGS-NAMES', 'a removed price', /\n *rotation: [\d.]+,/, '', 'src/content/prices.ts has no price "rotation", which … needs at line … (and … other places).'],
  ],
  'business.ts': [
    ['SETTINGS-UNREADABLE', 'an apostrophe in a text', /(?<=shortName: )[^\n]*/, "'Bob's',", 'An apostrophe ends a text in single quotation marks: write ’, or put the text into double ones.'],
    ['SETTINGS-UNREADABLE', 'curly quotation marks', /(?<=city: )'[^']*'/, '‘Timaru’', 'Curly quotation marks do not begin a text: write the straight \' or " around it.'],
    ['SETTINGS-OWNER-FAULTS', 'an empty name', name, "''", 'src/content/business.ts: name must be the trading name, of 40 letters at most and 20 in a word, but it is empty.'],
    ['SETTINGS-OWNER-NAME', 'a name that is too long', name, "'The Best Tyres and Repairs of the South Island'", 'src/content/business.ts: name must be the trading name, of 40 letters at most and 20 in a word, but it is "The Best Tyres and Repairs of the South Island".'],
    ['SETTINGS-OWNER-LETTERS', 'letters that the font lacks', name, "'轮胎 Tyres'", 'src/content/business.ts: name must be written in letters of the headline font, which has no "轮", "胎".'],
    ['SETTINGS-OWNER-FAULTS', 'a year in words', /(?<=foundedYear: )\d+/, "'last year'", 'src/content/business.ts: foundedYear must be the year the business began, such as 2008, but it is "last year".'],
    ['SETTINGS-OWNER-FAULTS', 'a year to come', /(?<=foundedYear: )\d+/, '2099', 'src/content/business.ts: foundedYear must be the year the business began, such as 2008, but it is 2099.'],
    ['SETTINGS-OWNER-FAULTS', 'a number without its area code', /(?<=main: )'[^']*'/, "'366 1234'", 'src/content/business.ts: telephones.main must be a New Zealand telephone number with its area code and the right number of digits, such as …, but it is "366 1234".'],
    ['SETTINGS-OWNER-FAULTS', 'a number with a digit too many', /(?<=main: )'[^']*'/, "'03 366 12345'", 'src/content/business.ts: telephones.main must be a New Zealand telephone number with its area code and the right number of digits, such as …, but it is "03 366 12345".'],
    ['SETTINGS-NAMES', 'a misspelt telephone line', /\bmain(?=: ')/, 'mian', 'src/content/business.ts has no telephone line "main", which … needs at line … (and … other places). Did you mean "mian"?'],
    ['SETTINGS-OWNER-FAULTS', 'an e-mail address in words', /(?<=email: )'[^']*'/, "'hello at corner.nz'", 'src/content/business.ts: email must be an e-mail address, such as …, but it is "hello at corner.nz".'],
    ['SETTINGS-OWNER-FAULTS', 'a postcode as a number', /(?<=postalCode: )'\d+'/, '8042', 'src/content/business.ts: headOffice.postalCode must be a postcode of four digits in quotation marks, such as "8042", but it is 8042.'],
    ['SETTINGS-OWNER-FAULTS', 'a postcode with three digits', /(?<=postalCode: )'\d+'/, "'804'", 'src/content/business.ts: headOffice.postalCode must be a postcode of four digits in quotation marks, such as "8042", but it is "804".'],
    ['SETTINGS-OWNER-FAULTS', 'a time as it is spoken', /(?<=opens: )'[^']*'/, "'8am'", `src/content/business.ts: headOfficeHours.weekdays.opens ${onlyTime} it is "8am".`],
    ['SETTINGS-OWNER-FAULTS', 'a time with one digit', /(?<=opens: )'[^']*'/, "'8:00'", `src/content/business.ts: headOfficeHours.weekdays.opens ${onlyTime} it is "8:00".`],
    ['SETTINGS-OWNER-FAULTS', 'five in the afternoon as 05:00', /(?<=closes: )'[^']*'/, "'05:00'", 'src/content/business.ts: headOfficeHours.weekdays must close later than it opens, but it opens at … and closes at 05:00.'],
    ['SETTINGS-OWNER-FAULTS', 'Closed with a capital letter', /(?<=sunday: )(?:'closed'|\{[^}]*\})/, "'Closed'", 'src/content/business.ts: headOfficeHours.sunday must be "closed", or when it opens and closes, but it is "Closed".'],
    ['SETTINGS-OWNER-FAULTS', 'a week without Saturday', /\n *saturday: \{[^}]*\},/, '', 'src/content/business.ts: headOfficeHours.saturday must be "closed", or when it opens and closes, but it is missing.'],
    ['SETTINGS-OWNER-FAULTS', 'a misspelt day', /saturday(?=:)/, 'saterday', 'src/content/business.ts: headOfficeHours has the field "saterday", which the site does not read. Did you mean "saturday"?'],
    ['SETTINGS-OWNER-FAULTS', 'a new street with the old coordinates', /(?<=coordinatesOf: )'[^']*'/, "'5 Old Road'", 'src/content/business.ts, branch …: latitude and longitude are those of "5 Old Road", but the branch is now at …'],
    ['SETTINGS-OWNER-FAULTS', 'a latitude without its minus', /(?<=latitude: )-/, '', 'src/content/business.ts, branch …: latitude must be degrees in New Zealand, between -48 and -34, but it is ….'],
    ['SETTINGS-OWNER-FAULTS', 'latitude and longitude swapped', /latitude: (-[\d.]+),\s*longitude: ([\d.]+)/, 'latitude: $2, longitude: $1', 'src/content/business.ts, branch …: longitude must be degrees in New Zealand, between 166 and 179, but it is -….'],
    ['SETTINGS-OWNER-PLAN', 'coordinates of another city', /(?<=latitude: )-[\d.]+/, '-36.9', 'src/content/business.ts, branch …: latitude and longitude must be on the drawn map, … Correct them, or draw src/assets/christchurch.svg for a larger mapArea in src/content/cityMap.ts.'],
    ['SETTINGS-OWNER-FAULTS', 'a service that does not exist', /(?<=services: \[)'tyres'/, "'tires'", 'src/content/business.ts, branch …: services must be a list of one or more of tyres, auto-repairs, wof, mobile-service, but it is ["tires"…].'],
    ['SETTINGS-OWNER-FAULTS', 'a branch without a service', /(?<=services: )\[[^\]]*\]/, '[]', 'src/content/business.ts, branch …: services must be a list of one or more of tyres, auto-repairs, wof, mobile-service, but it is [].'],
    ['SETTINGS-OWNER-FAULTS', 'two branches with one id', /(?<=\n {4}id: )('[^']*')([^]*?\n {4}id: )'[^']*'/, '$1$2$1', 'src/content/business.ts: every branch needs an id of its own, but two have "…".'],
    ['SETTINGS-OWNER-FAULTS', 'a space in the id of a branch', anyBranch, "'New Brighton'", 'src/content/business.ts, branch …: id must be small letters, digits and hyphens without a space, such as "new-brighton", but it is "New Brighton".'],
    ['SETTINGS-OWNER-FAULTS', 'two main branches', /\n {2}\},\n\] as const satisfies/, '\n    isMain: true,$&', 'src/content/business.ts: the first branch, and no other, must have isMain: true, but these have it: ….'],
    ['SETTINGS-OWNER-FAULTS', 'no main branch', /\n *isMain: true,/, '', 'src/content/business.ts: the first branch, and no other, must have isMain: true, but none has it.'],
    ['SETTINGS-OWNER-FAULTS', 'a field that the site does not read', anyBranch, "$&, fax: '03 366 1234'", 'src/content/business.ts, branch …: has the field "fax", which the site does not read. Its fields are id, name, ….'],
    ['SETTINGS-OWNER-FAULTS', 'a web address without its s', /(?<=social: \{[^}]*url: ')https/, 'http', 'src/content/business.ts: social.url must be a web address that begins with https://, but it is "http://…".'],
    ['SETTINGS-OWNER-SENTENCES', 'a branch that sells no tyres', /(?<=services: \[)'tyres'(?:, )?/, '', 'src/content/business.ts, branch …: services must include tyres, because …'],
  ],
  'closures.ts': [
    ['SETTINGS-OWNER-DAYS', 'a misspelt field', firstClosure, "{ from: '2027-03-03', untill: '2027-03-10', words: 'We’re away.' },", 'src/content/closures.ts, closure of 2027-03-03: has the field "untill", which the site does not read. Did you mean "until"?'],
    ['SETTINGS-OWNER-DAYS', 'a date in words', firstClosure, "{ from: '3 March 2027', words: 'We’re away.' },", 'src/content/closures.ts, closure of 3 March 2027: from must be a date as year, month and day, such as 2026-12-25, but it is "3 March 2027".'],
    ['SETTINGS-OWNER-DAYS', 'a day that no month has', firstClosure, "{ from: '2027-02-30', words: 'We’re away.' },", 'src/content/closures.ts, closure of 2027-02-30: from must be a date as year, month and day, such as 2026-12-25, but it is "2027-02-30".'],
    ['SETTINGS-OWNER-DAYS', 'an end before the beginning', firstClosure, "{ from: '2027-03-13', until: '2027-03-03', words: 'We’re away.' },", 'src/content/closures.ts, closure of 2027-03-13: until must be the first day or later, and within 120 days of it, but it is "2027-03-03".'],
    ['SETTINGS-OWNER-DAYS', 'the wrong year of the end', firstClosure, "{ from: '2026-12-24', until: '2028-01-10', words: 'We’re away.' },", 'src/content/closures.ts, closure of 2026-12-24: until must be the first day or later, and within 120 days of it, but it is "2028-01-10".'],
    ['SETTINGS-OWNER-DAYS', 'a closure without words', firstClosure, "{ from: '2027-03-03', words: '' },", 'src/content/closures.ts, closure of 2027-03-03: words must be a sentence with a full stop, of 90 letters at most, but it is empty.'],
    ['SETTINGS-OWNER-DAYS', 'words without a full stop', firstClosure, "{ from: '2027-03-03', words: 'We’re away' },", 'src/content/closures.ts, closure of 2027-03-03: words must be a sentence with a full stop, of 90 letters at most, but it is "We’re away".'],
  ],
  'holidays.ts': [
    ['SETTINGS-REPEATED', 'two lines for one day', /\n *('\d{4}-12-25'): '[^']*',/, "$&\n  $1: 'Christmas',", "src/content/holidays.ts, line …: '…-12-25' stands there for the second time. Remove one of the two."],
    ['SETTINGS-OWNER-DAYS', 'a date with one digit', /(?<='\d{4}-)0(?=6-\d\d')/, '', 'src/content/holidays.ts: a holiday must be a date as year, month and day, such as 2026-12-25, but it is "…-6-…".'],
    ['SETTINGS-OWNER-DAYS', 'an end that is no date', /(?<=holidaysUntil = )'[^']*'/, "'never'", 'src/content/holidays.ts: holidaysUntil must be a date as year, month and day, such as 2026-12-25, but it is "never".'],
  ],
  'testimonials.ts': [
    ['SETTINGS-OWNER-SENTENCES', 'a review without its text', reviewText, "''", 'src/content/testimonials.ts, review by …: text must be what the customer wrote, but it is empty.'],
    ['SETTINGS-OWNER-SENTENCES', 'six stars', /(?<=\n {4}rating: |, rating: )\d/, '6', 'src/content/testimonials.ts, review by …: rating must be 1 to 5 whole stars, but it is 6.'],
    ['SETTINGS-OWNER-SENTENCES', 'a month as a number', /(?<=\n {4}date: |, date: )'[^']*'/, "'13/2026'", 'src/content/testimonials.ts, review by …: date must be a month and a year, such as May 2026, but it is "13/2026".'],
    ['SETTINGS-OWNER-SENTENCES', 'a surname', /(?<=\n {4}name: |, name: )'[^']*'/, "'Anna Smith'", 'src/content/testimonials.ts, review by Anna Smith (…): name must be a first name and an initial, such as Anna B., but it is "Anna Smith".'],
    ['SETTINGS-OWNER-SENTENCES', 'a branch that does not exist', /(?<=\n {4}location: |, location: )'[^']*'/, "'Hilltop'", 'src/content/testimonials.ts, review by …: location must be one of your branches (…), but it is "Hilltop".'],
    ['SETTINGS-OWNER-SENTENCES', 'another name for a field', /(?<=\n {4}|, )location(?=: ')/, 'branch', 'src/content/testimonials.ts, review by …: has the field "branch", which the site does not read. Its fields are id, name, text, rating, service, location, date.'],
  ],
  'ownersAnswers.ts': [
    ['SETTINGS-OWNER-SENTENCES', 'an empty answer', /(?<=fee of the mobile tyre van\?',\s*answer: )'[^'\n]*'/, "''", "src/content/ownersAnswers.ts: the answer of vanFee must be 'unknown' or your own words, but it is empty."],
    ['SETTINGS-OWNER-SENTENCES', 'a yes with a capital letter', /(?<=on Sundays\?',\s*answer: )'\w+'/, "'Yes'", "src/content/ownersAnswers.ts: the answer of sundayMechanics must be 'yes', 'no' or 'unknown', but it is \"Yes\"."],
  ],
  'about.ts': [
    ['SETTINGS-TITLE-NUMBER', 'a title that is a year', /'Safety first'/, "'2027'", "src/content/about.ts, line …: the title '2027' is only a number, which would come first in its list. Write a word with it."],
  ],
  'faq.ts': [
    ['SETTINGS-OWNER-LISTS', 'two questions with one id', /(?<=\n {2}tyres: \{\n {4})('[^']*')([^]*?\n {2}mechanical: \{\n {4})'[^']*'/, '$1$2$1', 'src/content/faq.ts: every question needs an id of its own, but two have "…".'],
    ['SETTINGS-NAMES', 'a link to a page that does not exist', /\]\(\/tyres(?=[)#])/, '](/tires', 'src/content/pages.ts has no page "/tires", which src/content/faq.ts needs at line …. Did you mean "/tyres"?'],
  ],
  'brands.ts': [
    ['SETTINGS-OWNER-LISTS', 'a brand without its name', /(?<=\n {2})'[^']*'/, "''", 'src/content/brands.ts: a brand must be a name, but it is empty.'],
    ['SETTINGS-OWNER-LISTS', 'a brand twice', /\n {2}'[^']*',/, '$&$&', 'src/content/brands.ts has "…" twice. Remove one.'],
  ],
  'selectedReviews.ts': [
    ['SETTINGS-OWNER-SENTENCES', 'a branch that does not exist', /location: '/, '$&X', 'src/content/selectedReviews.ts, review by …: location must be one of your branches (…), but it is "X…".'],
  ],
  'photographs.ts': [
    ['SETTINGS-PICTURES', 'words for a photograph that is not there', /= \{/, "$& road: 'A road',", 'src/content/photographs.ts says what road shows, but src/assets/photographs has no road.jpg. Add it, or remove the line.'],
  ],
  'services/oilChange.ts': [
    ['SETTINGS-UNREADABLE', 'a record without an end', /[^]*/, 'const a = {', 'src/content/services/oilChange.ts cannot be read at line 1: const a = {'],
    ['SETTINGS-LOADED', 'a name that nothing has', /^/, 'wof;\n', 'src/content/services/oilChange.ts cannot be used at line 1: wof is not defined'],
    ['SETTINGS-TITLE-NUMBER', 'numbers that are no texts', /^/, "const a = { 1: 'Choose', '2027-12-25': 'Christmas' };\n", ''],
    ['SETTINGS-LOADED', 'an error without a place', /^/, "throw 'Nothing works.';\n", 'src/content cannot be used: Nothing works.'],
    ['SETTINGS-REPEATED', 'a name twice', /^/, `\nconst a = {\n  oil: 1,\n  'oil': 2,\n  b: { oil: 3 },\n  "oil": 4,\n};\n`, `src/content/services/oilChange.ts, line 4: 'oil' stands there for the second time. Remove one of the two.\nsrc/content/services/oilChange.ts, line 6: "oil" stands there for the second time. Remove one of the two.`],
    ['SETTINGS-TITLE-NUMBER', 'a title of one digit', /^/, "\nconst a = { '7': 'Soon.' };\n", "src/content/services/oilChange.ts, line 2: the title '7' is only a number, which would come first in its list. Write a word with it."],
  ],
  'pages.ts': [
    ['SETTINGS-OWNER-NAME', 'a title of 61 letters', aTitle, 'w'.repeat(61), `src/content/pages.ts, page /warranty: title must be a title of 60 letters at most, with the prices, names and counts in it, but it is "${'w'.repeat(61)}".`],
    ['SETTINGS-OWNER-NAME', 'a title of 60 letters, which is right', aTitle, 'w'.repeat(60), ''],
    ['SETTINGS-PAGE-COMPONENT', 'an address that was changed in its record only', /'\/warranty'(?=: \{)/, "'/guarantee'", 'src/pages has no Guarantee.tsx for the page "/guarantee" of src/content/pages.ts. Write it, with the component Guarantee, or correct the address.'],
  ],
};

/** A pattern for a message of the table. */
const asPattern = (message: string) =>
  new RegExp(
    `^${message
      .split('…')
      .map((part) => RegExp.escape(part))
      .join('.*')}$`,
    'm',
  );

/** In a file of `src/content`: the text that a pattern finds, and what takes its place. */
type Edit = readonly [file: string, from: RegExp, to: string];

/** The edits of each check, and the results. In a proof, which asks for one clause, its checks are in a group of their own. */
interface Group {
  readonly rounds: (readonly (readonly string[])[])[];
  results?: readonly Check[];
}
const groups = new Map<string, Group>();

/** Adds a check of the content with these edits. Returns what gets its result: all checks of a group run in one process. */
function checkWith(id: ClauseId, edits: readonly Edit[]): () => Check {
  const key = process.env['PROOF_VIOLATION'] ? id : 'all';
  const group = groups.get(key) ?? { rounds: [] };
  groups.set(key, group);
  const at = group.rounds.push(edits.map(([file, from, to]) => [file, from.source, to])) - 1;
  return () => {
    group.results ??= runChecks(group.rounds);
    return group.results[at] as Check;
  };
}

function runChecks(rounds: Group['rounds']) {
  const command = path.join(import.meta.dirname, 'checkEdits.ts');
  const options = { input: JSON.stringify(rounds), encoding: 'utf8' } as const;
  return JSON.parse(spawnSync(process.execPath, [command], options).stdout) as readonly Check[];
}

/** What a command runs if it checks the content first. */
const checksContent =
  /^node \S+checkInstalled\.js && node src\/publishing\/scripts\/checkContent\.ts && /;

/** The check of the content stopped, with sentences alone, so that `npm run build` does not go on. */
function expectStop({ status, stderr }: Check): void {
  expect(manifest.scripts.build).toMatch(checksContent);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}

for (const [file, ofFile] of Object.entries(mistakes))
  for (const [index, [id, mistake, from, to, message]] of ofFile.entries()) {
    // The sentences of these clauses have tests of their own, which ask no command.
    const isLater = ofFile.findIndex(([other]) => other === id) < index;
    if (!isWholeRun && isLater && message && id.startsWith('SETTINGS-OWNER-')) continue;
    const check = checkWith(id, [[file, from, to]]);
    clause(id, `in ${file}, ${mistake}: ${message ? 'the build stops' : 'accepted'}`, () => {
      if (!message) return expect(check()).toEqual({ status: 0, stderr: '' });
      expectStop(check());
      expect(check().stderr).toMatch(asPattern(message));
    });
  }

for (const [id, rows] of [
  ['SETTINGS-NAMES', tableOf('SETTINGS-NAMES')],
  ['SETTINGS-PAGE-RECORD', tableOf('SETTINGS-PAGE-RECORD').map((row) => ['pages.ts', ...row])],
] as const)
  for (const [place = '', ofFile] of Map.groupBy(rows, ([each]) => each)) {
    const check = checkWith(
      id,
      ofFile.map(([, change = '']) => {
        const [from = '', to = ''] = change.split(/ -> ?| ->$/);
        return [path.basename(place), new RegExp(RegExp.escape(from)), to];
      }),
    );
    clause(id, `each wrong change in ${place} is reported`, () => {
      expectStop(check());
      for (const [, , sentence = ''] of ofFile) expect.soft(check().stderr).toContain(sentence);
    });
  }

const twoErrors = checkWith('SETTINGS-OWNER-FAULTS', [
  ['business.ts', /(?<=foundedYear: )(\d+)([^]*?main: ')\d+ /, "'$1'$2"],
]);

clause('SETTINGS-OWNER-FAULTS', 'a build with two errors in business.ts prints only both', () => {
  expectStop(twoErrors());
  expect(twoErrors().stderr).toMatch(
    /^src\/content\/business\.ts: foundedYear must be .+, but it is "\d+"\.\nsrc\/content\/business\.ts: telephones\.main must be .+\.\n$/,
  );
});

clause('SETTINGS-UNREADABLE', 'each command of the owner begins with the check', () => {
  for (const command of ['build', 'build:strict', 'start', 'owner'] as const)
    expect(manifest.scripts[command]).toMatch(checksContent);
});
