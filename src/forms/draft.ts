import type { Enquiry } from './submitEnquiry.ts';

/** The forms that keep a draft, by what they send. */
export type DraftName = Enquiry['formType'];

/** What was typed, by the names of the fields; a field as the form gave it is left out. */
export type DraftFields = Readonly<Record<string, string>>;

/** The shape of what is kept. A draft of another version is not understood, and is dropped. */
const version = 1;

/** How long a draft is kept, in milliseconds: a day. */
const lifetime = 24 * 60 * 60 * 1000;

/** A draft as it is kept. */
export function writeDraft(fields: DraftFields, now: number): string {
  return JSON.stringify({ version, at: now, fields });
}

/** What a kept draft says: nothing where it is older than a day, of another version, or no draft at all. */
export function readDraft(kept: string | null, now: number): DraftFields {
  try {
    const draft = JSON.parse(kept ?? '') as { version: number; at: number; fields: DraftFields };
    const age = now - draft.at;
    if (draft.version !== version || !(age >= 0 && age < lifetime)) return {};
    return Object.fromEntries(
      Object.entries(draft.fields).filter(([, text]) => typeof text === 'string'),
    );
  } catch {
    return {};
  }
}

/** A storage that can be full, or forbidden altogether: the form does without it. */
function withStorage<Result>(task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(localStorage);
  } catch {
    return undefined;
  }
}

const keyOf = (name: DraftName) => `draft:${name}`;

/** Forgets what was typed: when it has been sent, and when the visitor says so. */
export function dropDraft(name: DraftName): void {
  withStorage((storage) => storage.removeItem(keyOf(name)));
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether somebody filled a field in: it differs from what the form came with. */
function isFilled(field: Fillable): boolean {
  if ('type' in field && field.type === 'hidden') return false;
  const choice = 'selectedOptions' in field ? field.selectedOptions[0] : undefined;
  return field.value !== '' && !choice?.defaultSelected;
}

/** Keeps what a form holds, on this device only. Where nothing is filled in, nothing is kept. */
export function keepDraft(name: DraftName, form: HTMLFormElement): void {
  const fields: Record<string, string> = {};
  for (const [field, text] of new FormData(form))
    if (typeof text === 'string' && isFilled(form.elements.namedItem(field) as Fillable))
      fields[field] = text;
  if (Object.keys(fields).length === 0) dropDraft(name);
  else withStorage((storage) => storage.setItem(keyOf(name), writeDraft(fields, Date.now())));
}

/**
 * Fills a form with what was kept. What stands in a field already (typed before the page woke, or given
 * back by the browser) stays.
 *
 * @returns whether there was a draft
 */
export function restoreDraft(name: DraftName, form: HTMLFormElement): boolean {
  const kept = withStorage((storage) => storage.getItem(keyOf(name))) ?? null;
  const fields = Object.entries(readDraft(kept, Date.now()));
  // One that is too old, or that nobody understands, is not left lying about.
  if (fields.length === 0) dropDraft(name);
  for (const [field, text] of fields) {
    const place = form.elements.namedItem(field) as Fillable | null;
    if (place && !isFilled(place)) place.value = text;
  }
  return fields.length > 0;
}
