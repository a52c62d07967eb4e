/**
 * Puts a text in the place of a marker.
 *
 * @throws Error when a document does not have the marker exactly once
 */
export function put(document: string, marker: string, text: string): string {
  const [before, after, ...more] = document.split(marker);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`A document must have ${marker} exactly once.`);
  return before + text + after;
}
