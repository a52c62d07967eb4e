/** Escapes a text for use in a regular expression. */
export function literal(words: string): string {
  return words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
