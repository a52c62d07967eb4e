import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const kept = new Map<string, Readonly<Record<string, string>>>();
const nothing: Readonly<Record<string, string>> = {};

/**
 * The values stored under this name. Without storage (some browsers have none for files) they last until the page is
 * closed.
 */
function load(name: string): Readonly<Record<string, string>> {
  const known = kept.get(name);
  if (known) return known;
  let value = nothing;
  try {
    value = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, string>;
  } catch {
    // Unreadable values are replaced by none.
  }
  kept.set(name, value);
  return value;
}

function save(name: string, value: Readonly<Record<string, string>>): void {
  kept.set(name, value);
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage the values last until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Values by key that this browser keeps between visits, and a function that sets some; an empty value removes its key.
 */
export function useStored(
  name: string,
): readonly [Readonly<Record<string, string>>, (values: Readonly<Record<string, string>>) => void] {
  const value = useSyncExternalStore(subscribe, () => load(name));
  return [
    value,
    (values) => {
      const all = Object.entries({ ...load(name), ...values });
      save(name, Object.fromEntries(all.filter(([, word]) => word !== '')));
    },
  ];
}

/** The storage key of the tester's name and device. */
export const sessionName = 'specification-report-session';

/** The storage key of the testers' results, each as JSON. */
export const walkName = 'specification-report-walk';
