import { vi } from 'vitest';

/** A stand-in for a form field, for tests without a browser. */
interface FieldStandIn {
  type?: string;
  value: string;
  selectedOptions?: { defaultSelected: boolean }[];
}

/** Returns a stand-in for a form with these fields, by name. It has only what drafts use: names and values. */
export function formOf(fields: Readonly<Record<string, FieldStandIn>>): HTMLFormElement {
  return {
    elements: Object.assign(
      Object.entries(fields).map(([name, field]) => Object.assign(field, { name })),
      { namedItem: (name: string) => fields[name] ?? null },
    ),
  } as unknown as HTMLFormElement;
}

/** Replaces a storage of the browser by one that stores its texts in a map, and returns the map. */
export function fakeStore(
  place: 'localStorage' | 'sessionStorage',
  kept = new Map<string, string>(),
): Map<string, string> {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal(
    place,
    // `Object.keys` of a storage returns the keys of its texts.
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  return kept;
}

/** Replaces both storages by empty ones, and returns the texts of the one for all tabs. */
export function fakeStorage(): Map<string, string> {
  fakeStore('sessionStorage');
  return fakeStore('localStorage');
}

/** The drafts of a form on the device, from all tabs. */
export function draftsOf(device: ReadonlyMap<string, string>, name: string): unknown[] {
  return [...device]
    .filter(([key]) => key.startsWith(`draft:${name}`))
    .map(([, text]) => JSON.parse(text) as unknown);
}
