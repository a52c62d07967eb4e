import type { Enquiry } from './submitEnquiry.ts';
import { honeypotName } from './withHoneypot.ts';

/** The forms with a saved draft, by the `formType` they send. */
export type DraftName = Enquiry['formType'];

/** What was typed, by field name. Fields left at their initial value are not included. */
export type DraftFields = Readonly<Record<string, string>>;

interface Draft {
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
  readonly fields: DraftFields;
  /** Whether it was being sent when it was saved: it may or may not have arrived. */
  readonly isSending: boolean;
}

const noDraft: Draft = { at: 0, fields: {}, isSending: false };

/** Version of the stored format. Drafts of any other version are ignored. */
const version = 1;

/** How long a draft is valid: a day, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/** Serialises a draft for storage. */
export function writeDraft(fields: DraftFields, now: number, isSending = false): string {
  return JSON.stringify({ version, at: now, fields, ...(isSending && { isSending }) });
}

/**
 * Parses a stored draft. Returns an empty draft if the stored one is older than a day, of another version, or
 * malformed.
 */
export function readDraft(saved: string | null, now: number): Draft {
  try {
    const draft = JSON.parse(saved ?? '') as { version: number; at: number; fields: DraftFields };
    const { at, isSending }: Partial<Draft> & { at: number } = draft;
    const age = now - at;
    // A device's clock may be corrected, forwards or back, while a form is filled in.
    if (draft.version !== version || !(Math.abs(age) < lifetime)) return noDraft;
    const fields = Object.entries(draft.fields).filter(([, text]) => typeof text === 'string');
    return { at, fields: Object.fromEntries(fields), isSending: isSending === true };
  } catch {
    return noDraft;
  }
}

/** Runs a task on a storage. Returns `undefined` if the storage is full or blocked: the form works without it. */
function withStorage<Result>(
  kind: 'localStorage' | 'sessionStorage',
  task: (storage: Storage) => Result,
): Result | undefined {
  try {
    return task(globalThis[kind]);
  } catch {
    return undefined;
  }
}

/** Identifies this page, so that tabs don't overwrite each other's drafts. */
const pageId = Math.random().toString(36).slice(2);

/** The draft's key in the tab's session storage, and the prefix of its keys in local storage, which all tabs share. */
const storageName = (name: DraftName) => `draft:${name}`;

const pageKey = (name: DraftName) => `${storageName(name)}:${pageId}`;

const isEmpty = ({ fields }: Draft) => Object.keys(fields).length === 0;

/** This tab's own draft: it survives a reload, whatever other tabs do. */
function ownDraft(name: DraftName): Draft {
  const saved = withStorage('sessionStorage', (tab) => tab.getItem(storageName(name))) ?? null;
  return readDraft(saved, Date.now());
}

/** The drafts of all tabs on this device. */
function savedDrafts(name: DraftName) {
  const read = (device: Storage) =>
    Array.from({ length: device.length }, (_, index) => device.key(index) ?? '')
      .filter((key) => key.startsWith(storageName(name)))
      .map((key) => ({ key, draft: readDraft(device.getItem(key), Date.now()) }));
  return withStorage('localStorage', read) ?? [];
}

/** Removes every draft on the device with these field values, so that nobody sends the same enquiry twice. */
function removeCopies(name: DraftName, fields: DraftFields): void {
  const text = JSON.stringify(fields);
  for (const { key, draft } of savedDrafts(name))
    if (JSON.stringify(draft.fields) === text)
      withStorage('localStorage', (device) => device.removeItem(key));
}

/** Clears this tab's draft, once it has arrived or when the visitor asks. */
export function clearDraft(name: DraftName): void {
  const current = savedDrafts(name).find(({ key }) => key === pageKey(name));
  removeCopies(name, current?.draft.fields ?? {});
  removeCopies(name, ownDraft(name).fields);
  withStorage('sessionStorage', (tab) => tab.removeItem(storageName(name)));
}

/** Returns this tab's draft or, if it has none, takes over the newest one on the device. */
function takeDraft(name: DraftName): Draft {
  // Removes drafts that are expired or unreadable.
  removeCopies(name, {});
  const own = ownDraft(name);
  if (isEmpty(own)) withStorage('sessionStorage', (tab) => tab.removeItem(storageName(name)));
  const newest = savedDrafts(name).reduce(
    (best, { draft }) => (draft.at > best.at ? draft : best),
    own,
  );
  const draft = isEmpty(own) ? newest : own;
  if (isEmpty(draft)) return draft;
  removeCopies(name, draft.fields);
  const text = writeDraft(draft.fields, draft.at, draft.isSending);
  withStorage('localStorage', (device) => device.setItem(pageKey(name), text));
  return draft;
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field's value differs from its initial one. */
function isFilled(field: Fillable): boolean {
  if ('type' in field && field.type === 'hidden') return false;
  const choice = 'selectedOptions' in field ? field.selectedOptions[0] : undefined;
  return field.value !== '' && !choice?.defaultSelected;
}

function filledFields(form: HTMLFormElement): DraftFields {
  const fields: Record<string, string> = {};
  for (const [field, text] of new FormData(form)) {
    if (typeof text !== 'string' || field === honeypotName) continue;
    if (isFilled(form.elements.namedItem(field) as Fillable)) fields[field] = text;
  }
  return fields;
}

/**
 * Saves what a form holds, on this device only. An empty form clears its draft.
 *
 * @param isSending whether it is being sent, so that nobody knows yet whether it arrives
 */
export function saveDraft(name: DraftName, form: HTMLFormElement, isSending = false): void {
  const fields = filledFields(form);
  const text = writeDraft(fields, Date.now(), isSending);
  if (Object.keys(fields).length === 0) {
    clearDraft(name);
  } else {
    withStorage('sessionStorage', (tab) => tab.setItem(storageName(name), text));
    withStorage('localStorage', (device) => device.setItem(pageKey(name), text));
  }
}

/**
 * Fills a form from its draft. Fields that already have a value (typed before hydration, or restored by the browser)
 * keep it.
 *
 * @returns whether there was a draft, and whether it may have been sent
 */
export function restoreDraft(name: DraftName, form: HTMLFormElement) {
  const isBegun = Object.keys(filledFields(form)).length > 0;
  const draft = takeDraft(name);
  for (const [field, text] of Object.entries(draft.fields)) {
    const control = form.elements.namedItem(field) as Fillable | null;
    if (control && !isFilled(control)) control.value = text;
  }
  // What was typed before hydration has not been saved yet.
  if (isBegun) saveDraft(name, form, draft.isSending);
  return { restored: !isEmpty(draft), wasSending: draft.isSending };
}
