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
