/** The source of a pattern that matches some words as they stand. */
export function literal(words: string): string {
  return words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
