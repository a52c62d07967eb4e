const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as a sentence says it: in words up to twelve, then in figures. */
export function inWords(count: number): string {
  return small[count] ?? String(count);
}

/** The same at the beginning of a sentence, and any other word. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Names in a row, as a sentence lists them: `Sockburn, Riccarton and Papanui`. */
export function listed(names: readonly string[], link: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${link} ${last}` : last;
}

/** How many years at least lie between two, for `15+ years`: whole fives, or fewer than five as they are. */
export function yearsAtLeast(from: number, to: number): number {
  const years = to - from;
  return years < 5 ? years : years - (years % 5);
}
