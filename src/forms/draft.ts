import type { Enquiry } from './submitEnquiry.ts';
import { honeypotName } from './withHoneypot.ts';

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

/** Where the fields of an enquiry stand from the moment it is sent until its answer is known. */
const sendingKeyOf = (name: DraftName) => `sending:${name}`;

/** Forgets what was typed: when the visitor says so. */
export function dropDraft(name: DraftName): void {
  withStorage((storage) => storage.removeItem(keyOf(name)));
  dropSending(name);
}

/** Forgets that an enquiry is on its way: it could not be sent. */
export function dropSending(name: DraftName): void {
  withStorage((storage) => storage.removeItem(sendingKeyOf(name)));
}

/** Whether the draft is what was on its way when the visitor left: it may have arrived, or not. */
export function isDraftSending(name: DraftName): boolean {
  const [draft, sending] = [keyOf(name), sendingKeyOf(name)].map((key) =>
    JSON.stringify(readDraft(withStorage((storage) => storage.getItem(key)) ?? null, Date.now())),
  );
  return sending !== '{}' && draft === sending;
}

/** Forgets what has been sent. What is being typed in another tab is not it, and stays. */
export function dropSentDraft(name: DraftName): void {
  if (isDraftSending(name)) dropDraft(name);
  else dropSending(name);
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether somebody filled a field in: it differs from what the form came with. */
function isFilled(field: Fillable): boolean {
  if ('type' in field && field.type === 'hidden') return false;
  const choice = 'selectedOptions' in field ? field.selectedOptions[0] : undefined;
  return field.value !== '' && !choice?.defaultSelected;
}

/** What somebody filled in. */
function filledFields(form: HTMLFormElement): DraftFields {
  const fields: Record<string, string> = {};
  for (const [field, text] of new FormData(form)) {
    if (typeof text !== 'string' || field === honeypotName) continue;
    if (isFilled(form.elements.namedItem(field) as Fillable)) fields[field] = text;
  }
  return fields;
}

/** Keeps what a form holds, on this device only. Where nothing is filled in, nothing is kept. */
export function keepDraft(name: DraftName, form: HTMLFormElement): void {
  const fields = filledFields(form);
  if (Object.keys(fields).length === 0) dropDraft(name);
  else withStorage((storage) => storage.setItem(keyOf(name), writeDraft(fields, Date.now())));
}

/** Keeps that what a form holds is on its way, until its answer is known. */
export function keepSending(name: DraftName, form: HTMLFormElement): void {
  const sending = writeDraft(filledFields(form), Date.now());
  withStorage((storage) => storage.setItem(sendingKeyOf(name), sending));
}

/**
 * Fills a form with what was kept. What stands in a field already (typed before the form hydrated, or given
 * back by the browser) stays.
 *
 * @returns whether there was a draft
 */
export function restoreDraft(name: DraftName, form: HTMLFormElement): boolean {
  const isBegun = Object.keys(filledFields(form)).length > 0;
  const kept = withStorage((storage) => storage.getItem(keyOf(name))) ?? null;
  const fields = Object.entries(readDraft(kept, Date.now()));
  // One that is too old, or that nobody understands, is not left lying about.
  if (fields.length === 0) dropDraft(name);
  for (const [field, text] of fields) {
    const place = form.elements.namedItem(field) as Fillable | null;
    if (place && !isFilled(place)) place.value = text;
  }
  // What was typed before the form hydrated was kept by nobody yet.
  if (isBegun) keepDraft(name, form);
  return fields.length > 0;
}
