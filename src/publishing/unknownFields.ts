import { closestMatch } from 'leven';

/**
 * The fields of a record that the site does not read: one sentence each, which a name goes before, with the field that
 * the owner probably meant. A misspelt field would otherwise be left out without a word.
 */
export function unknownFields(record: object, known: readonly string[]): string[] {
  return Object.keys(record)
    .filter((field) => !known.includes(field))
    .map((field) => {
      const maxDistance = Math.floor(field.length / 3);
      const meant = closestMatch(field, known, { maxDistance });
      const advice = meant ? `Did you mean "${meant}"?` : `Its fields are ${known.join(', ')}.`;
      return `has the field "${field}", which the site does not read. ${advice}`;
    });
}
