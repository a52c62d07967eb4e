/** A text of the content with its path: `src/content/faq.ts faq.3.answer`. */
export interface Words {
  readonly where: string;
  readonly text: string;
}

/** All texts in a value, at any depth, without keys and page addresses. */
export function wordsIn(where: string, value: unknown): Words[] {
  if (typeof value === 'string') return /^[/#]\S*$/.test(value) ? [] : [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(`${where}.${key}`, inner));
}

/** The paths of all blank texts, empty lists, empty objects and `undefined` in a value. `null` is allowed. */
export function blanksIn(where: string, value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [where] : [];
  if (typeof value !== 'object') return value === undefined ? [where] : [];
  const inside = Object.entries(value ?? {});
  if (inside.length === 0) return value === null ? [] : [where];
  return inside.flatMap(([key, inner]) => blanksIn(`${where}.${key}`, inner));
}
