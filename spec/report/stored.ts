import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const kept = new Map<string, Readonly<Record<string, string>>>();
const nothing: Readonly<Record<string, string>> = {};

/** What was kept under a name. A browser that keeps nothing for files keeps it as long as the page is open. */
function load(name: string): Readonly<Record<string, string>> {
  const known = kept.get(name);
  if (known) return known;
  let value = nothing;
  try {
    value = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, string>;
  } catch {
    // Nothing can be read; the reader begins anew.
  }
  kept.set(name, value);
  return value;
}

function save(name: string, value: Readonly<Record<string, string>>): void {
  kept.set(name, value);
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // It is kept as long as the page is open.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Words by key that this browser keeps between visits, and a function that changes one; an empty word takes
 * the key away.
 */
export function useStored(
  name: string,
): readonly [Readonly<Record<string, string>>, (key: string, word: string) => void] {
  const value = useSyncExternalStore(subscribe, () => load(name));
  return [
    value,
    (key, word) => {
      const { [key]: _, ...others } = load(name);
      save(name, word === '' ? others : { ...others, [key]: word });
    },
  ];
}

/** The name under which notes of those who looked are kept, by clause. */
export const notesName = 'specification-report-notes';

/** The name under which ticks are kept; each holds the day on which it was made. */
export const ticksName = 'specification-report-ticks';
