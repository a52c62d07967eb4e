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
export const text = (expected: string, isRight: (given: string) => boolean) =>
  must(expected, v.pipe(v.string(), v.check(isRight)));

/** A text that matches a pattern, likewise. */
export const matching = (expected: string, pattern: RegExp) =>
  text(expected, (given) => pattern.test(given));

/** A small name that stands in addresses and styles, such as that of a branch. */
export const shortId = matching(
  'small letters, digits and hyphens without a space, such as "new-brighton"',
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
);

/**
 * A text that pages show in the headline font, in letters that the font has. Other characters, such as an emoji, may come
 * from another font.
 */
export const inHeadlineFont = (schema: v.GenericSchema<string>) =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
      if (!typed) return;
      const lacking = notInHeadlineFont(value).filter((each) => /[\p{L}\p{M}]/u.test(each));
      if (value !== value.normalize('NFC'))
        addIssue({
          message:
            'has an accent or macron apart from its letter, as some computers copy it: type it anew.',
        });
      else if (lacking.length > 0)
        addIssue({
          message: `must be written in letters of the headline font, which has no "${lacking.join('", "')}".`,
        });
    }),
  );

/** An object's fields; anything else has none. */
export const anyFields = v.fallback(v.record(v.string(), v.unknown()), {});

/** Asks whether the nearest of the known names was meant; an empty text if none is near. */
export function nearestName(name: string, known: readonly string[]): string {
  const nearest = closestMatch(name, known, { maxDistance: Math.ceil(name.length / 3) });
  return nearest ? `Did you mean "${nearest}"?` : '';
}

/**
 * An object with these fields and no other. A missing field counts as an undefined one, so that its own sentence says what
 * belongs there. For a field that the site does not read, a sentence names the field that the owner probably meant: a
 * misspelt one would otherwise be left out without a word.
 */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries);
  return v.pipe(
    anyFields,
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      for (const field of Object.keys(value as object)) {
        if (known.includes(field)) continue;
        const advice = nearestName(field, known) || `Its fields are ${known.join(', ')}.`;
        addIssue({ message: `has the field "${field}", which the site does not read. ${advice}` });
      }
    }),
    v.transform((given) => ({
      ...Object.fromEntries(known.map((field) => [field, undefined])),
      ...given,
    })),
    v.object(entries),
  );
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
