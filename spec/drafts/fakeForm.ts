import { vi } from 'vitest';

/** A field as a form without a browser has it. */
type FieldStandIn =
  | { type: string; value: string; selectedOptions?: { defaultSelected: boolean }[] }
  | { value: string };

/** A form of some fields by their names, for rules that read and fill one; the names and values are all that counts. */
export function formOf(fields: Readonly<Record<string, FieldStandIn>>): HTMLFormElement {
  return {
    fields,
    addEventListener: () => undefined,
    elements: Object.assign(
      Object.entries(fields).map(([name, field]) => Object.assign(field, { name })),
      { namedItem: (name: string) => fields[name] ?? null },
    ),
  } as unknown as HTMLFormElement;
}

/** Lets `new FormData(form)` read a form of `formOf`; a file comes as a value that is no text. */
export function readFakes(): void {
  vi.stubGlobal(
    'FormData',
    class {
      readonly #fields: Readonly<Record<string, FieldStandIn>>;

      constructor(form: { fields: Readonly<Record<string, FieldStandIn>> }) {
        this.#fields = form.fields;
      }

      *[Symbol.iterator](): Generator<[string, unknown]> {
        for (const [name, field] of Object.entries(this.#fields))
          yield [
            name,
            'type' in field && field.type === 'file' ? { name: field.value } : field.value,
          ];
      }
    },
  );
}

/** Lets a storage of the browser keep its texts in a map, which can be read. */
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
    // Its keys are those of the texts in it.
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  return kept;
}

/** What the device keeps for all tabs, and what one tab keeps for itself; both empty. */
export function fakeStorage() {
  return { device: fakeStore('localStorage'), tab: fakeStore('sessionStorage') };
}

/** What the device keeps of a form, whichever tab it is of. */
export function draftsOf(device: ReadonlyMap<string, string>, name: string): unknown[] {
  return [...device]
    .filter(([key]) => key.startsWith(`draft:${name}`))
    .map(([, text]) => JSON.parse(text) as unknown);
}
