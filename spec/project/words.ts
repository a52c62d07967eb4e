/** A text of the content, and where it stands: `src/content/faq.ts faq.3.answer`. */
export interface Words {
  readonly where: string;
  readonly text: string;
}

/** Every text below a value, however deep it lies. Keys and addresses of pages are no words. */
export function wordsIn(where: string, value: unknown): Words[] {
  if (typeof value === 'string') return /^[/#]\S*$/.test(value) ? [] : [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(`${where}.${key}`, inner));
}

/** Every list below a value that names its entries by `id`, with those ids. */
export function idsIn(where: string, value: unknown): { where: string; ids: unknown[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) => idsIn(`${where}.${key}`, inner));
  if (!Array.isArray(value)) return inside;
  const ids = value.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'id' in entry ? [entry.id] : [],
  );
  return ids.length > 0 ? [{ where, ids }, ...inside] : inside;
}

/** Every place below a value where something is missing: a blank text, an empty list or group, no value at all. `null` is said on purpose. */
export function blanksIn(where: string, value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [where] : [];
  if (typeof value !== 'object') return value === undefined ? [where] : [];
  const inside = Object.entries(value ?? {});
  if (inside.length === 0) return value === null ? [] : [where];
  return inside.flatMap(([key, inner]) => blanksIn(`${where}.${key}`, inner));
}
