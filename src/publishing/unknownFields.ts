import { closestMatch } from 'leven';

/** Asks whether the nearest of the known names was meant; an empty text if none is near. */
export function nearestName(name: string, known: readonly string[]): string {
  const nearest = closestMatch(name, known, { maxDistance: Math.floor(name.length / 3) });
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
