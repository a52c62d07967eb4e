const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as in a sentence: in words up to twelve, then in figures. */
export function inWords(count: number): string {
  return numberWords[count] ?? String(count);
}

/** A count with its noun: `10 reviews`, or `1 review`. */
export function counted(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${wordsFor(count, one, many)}`;
}

/** The words for one of something, or for another number of it. */
export function wordsFor(count: number | string, one: string, many: string): string {
  return count === 1 || count === 'one' ? one : many;
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Names as in a sentence: `Sockburn, Riccarton and Papanui`. */
export function listed(names: readonly string[], link: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${link} ${last}` : last;
}

/** Full years between two, for `15+ years`: rounded down to a multiple of five from five on. */
export function yearsAtLeast(from: number, to: number): number {
  const years = to - from;
  return years < 5 ? years : years - (years % 5);
}
