import { vi } from 'vitest';

/** A field as a form without a browser has it. */
type FieldStandIn =
  | { type: string; value: string; selectedOptions?: { defaultSelected: boolean }[] }
  | { value: string };

/** A form of some fields by their names, for rules that read and fill one; the names and values are all that counts. */
export function formOf(fields: Readonly<Record<string, FieldStandIn>>): HTMLFormElement {
  return {
    fields,
    elements: Object.assign(
      Object.entries(fields).map(([name, field]) => Object.assign(field, { name })),
      { namedItem: (name: string) => fields[name] ?? null },
    ),
  } as unknown as HTMLFormElement;
}

/** Lets `new FormData(form)` read a form of `formOf`; a file comes as a value that is no text. */
export function readStandIns(): void {
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

/** A storage that keeps texts, in place of the browser's; what it keeps can be read. */
export function standInStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
