import { closestMatch } from 'leven';
import * as v from 'valibot';
import { notInHeadlineFont } from '../styles/headlineFont.ts';

/** What the checks of the owner's data have in common: each fault is one sentence about one value. */

/** What a value is, at the end of a sentence: `it is missing`, `it is empty` or `it is "8am"`. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'it is missing';
  if (value === '') return 'it is empty';
  return `it is ${JSON.stringify(value)}`;
}

/** Whether a value is a text that is not blank. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** A value as a whole, with one sentence if it is wrong: what is expected follows "must be". */
export function must<Value>(expected: string, schema: v.GenericSchema<Value>) {
  return v.custom<Value>(
    (value) => v.is(schema, value),
    ({ input }) => `must be ${expected}, but ${describeValue(input)}.`,
  );
}

/** A text, likewise. */
export function text(expected: string, isRight: (given: string) => boolean) {
  return must(expected, v.pipe(v.string(), v.check(isRight)));
}

/** A text that matches a pattern, likewise. */
export function matching(expected: string, pattern: RegExp) {
  return text(expected, (given) => pattern.test(given));
}

/** A small name that stands in addresses and styles, such as that of a branch. */
export const shortId = matching(
  'small letters, digits and hyphens without a space, such as "new-brighton"',
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
);

export function between(low: number, high: number) {
  return v.pipe(v.number(), v.minValue(low), v.maxValue(high));
}

/**
 * What is wrong with the letters of a text that pages show in the headline font; an empty text if nothing is. Other
 * characters, such as an emoji, may come from another font.
 */
function lettersFault(given: string): string {
  if (given !== given.normalize('NFC'))
    return 'has an accent or macron apart from its letter, as some computers copy it: type it anew.';
  const lacking = notInHeadlineFont(given).filter((character) => /[\p{L}\p{M}]/u.test(character));
  return lacking.length === 0
    ? ''
    : `must be written in letters of the headline font, which has no "${lacking.join('", "')}".`;
}

/** The same text, in letters of the headline font. */
export const inHeadlineFont = (schema: v.GenericSchema<string>) =>
  v.pipe(
    schema,
    v.check(
      (given) => !lettersFault(given),
      ({ input }) => lettersFault(input),
    ),
  );

/** An object's fields; anything else has none. */
export const anyFields = v.fallback(v.record(v.string(), v.unknown()), {});

export type Fields = v.InferOutput<typeof anyFields>;

/**
 * An object with these fields and no other. A missing field counts as an undefined one, so that its own sentence says what
 * belongs there.
 */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  const missing = Object.fromEntries(Object.keys(entries).map((field) => [field, undefined]));
  return v.pipe(
    anyFields,
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      for (const message of unknownFields(value as object, Object.keys(entries)))
        addIssue({ message });
    }),
    v.transform((given) => ({ ...missing, ...given })),
    v.object(entries),
  );
}

/** Asks whether the nearest of the known names was meant; an empty text if none is near. */
export function nearestName(name: string, known: readonly string[]): string {
  const nearest = closestMatch(name, known, { maxDistance: Math.ceil(name.length / 3) });
  return nearest ? `Did you mean "${nearest}"?` : '';
}

/**
 * The fields of a record that the site does not read: one sentence each, which a name goes before, with the field that
 * the owner probably meant. A misspelt field would otherwise be left out without a word.
 */
export function unknownFields(record: object, known: readonly string[]): string[] {
  return Object.keys(record)
    .filter((field) => !known.includes(field))
    .map((field) => {
      const advice = nearestName(field, known) || `Its fields are ${known.join(', ')}.`;
      return `has the field "${field}", which the site does not read. ${advice}`;
    });
}

/** The texts that a list has more than once, each once. */
export function repeated(list: readonly unknown[]): string[] {
  const texts = list.filter(isText);
  return [...new Set(texts.filter((each, index) => texts.indexOf(each) !== index))];
}

/**
 * One sentence for each fault of a value: where it is, and what the schema says about it.
 *
 * @param where the file and the record, as the sentence begins: `src/content/business.ts, branch Hornby: `
 */
export function faultsOf(where: string, schema: v.GenericSchema, given: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, given);
  return issues.map((issue) => {
    const field = v.getDotPath(issue);
    return `${where}${field ? `${field} ` : ''}${issue.message}`;
  });
}

/**
 * One sentence for each fault of the records of a file, and for each id that two of them have.
 *
 * @param what a record is, such as `branch`
 * @param nameOf what a sentence says after that, to tell a record from the others
 */
export function recordFaults<One extends object>(
  file: string,
  what: string,
  records: readonly One[],
  schema: v.GenericSchema,
  nameOf: (record: One, index: number) => string,
): string[] {
  return [
    ...records.flatMap((record, index) =>
      faultsOf(`${file}, ${what} ${nameOf(record, index)}: `, schema, record),
    ),
    ...repeated(records.map((record) => v.parse(anyFields, record)['id'])).map(
      (id) => `${file}: every ${what} needs an id of its own, but two have "${id}".`,
    ),
  ];
}
