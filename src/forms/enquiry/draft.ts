import type { Enquiry } from './submitEnquiry.ts';
import { honeypotName } from './withHoneypot.ts';

/** The forms that keep a draft, by what they send. */
export type DraftName = Enquiry['formType'];

/** What was typed, by the names of the fields; a field as the form gave it is left out. */
export type DraftFields = Readonly<Record<string, string>>;

/** What is kept of a form. */
interface Draft {
  /** When it was kept, in milliseconds. */
  readonly at: number;
  readonly fields: DraftFields;
  /** Whether it was on its way: it may have arrived, or not. */
  readonly isSending: boolean;
}

const nothing: Draft = { at: 0, fields: {}, isSending: false };

/** The shape of what is kept. A draft of another version is not understood, and is dropped. */
const version = 1;

/** How long a draft is kept, in milliseconds: a day. */
const lifetime = 24 * 60 * 60 * 1000;

/** A draft as it is kept. */
export function writeDraft(fields: DraftFields, now: number, isSending = false): string {
  return JSON.stringify({ version, at: now, fields, ...(isSending && { isSending }) });
}

/** What a kept draft says: no fields where it is older than a day, of another version, or no draft at all. */
export function readDraft(kept: string | null, now: number): Draft {
  try {
    const draft = JSON.parse(kept ?? '') as { version: number; at: number; fields: DraftFields };
    const { at, isSending }: Partial<Draft> & { at: number } = draft;
    const age = now - at;
    // Clocks are put right, forwards and back, while a form is being filled in.
    if (draft.version !== version || !(Math.abs(age) < lifetime)) return nothing;
    const fields = Object.entries(draft.fields).filter(([, text]) => typeof text === 'string');
    return { at, fields: Object.fromEntries(fields), isSending: isSending === true };
  } catch {
    return nothing;
  }
}

/** A storage that can be full, or forbidden altogether: the form does without it. */
function within<Result>(
  place: 'localStorage' | 'sessionStorage',
  task: (storage: Storage) => Result,
): Result | undefined {
  try {
    return task(globalThis[place]);
  } catch {
    return undefined;
  }
}

/** What tells the drafts of this page from those of other tabs, so that none is written over another. */
const page = Math.random().toString(36).slice(2);

/** Where a tab keeps its draft for itself, and how the names begin under which the device keeps those of all tabs. */
const nameOf = (name: DraftName) => `draft:${name}`;

const keyOf = (name: DraftName) => `${nameOf(name)}:${page}`;

const isEmpty = ({ fields }: Draft) => Object.keys(fields).length === 0;

/** What this tab has kept of a form itself: it is there after a reload, whatever other tabs do. */
function ownDraft(name: DraftName): Draft {
  const kept = within('sessionStorage', (tab) => tab.getItem(nameOf(name))) ?? null;
  return readDraft(kept, Date.now());
}

/** What the device keeps of a form, of every tab. */
function keptDrafts(name: DraftName) {
  const read = (device: Storage) =>
    Array.from({ length: device.length }, (_, place) => device.key(place) ?? '')
      .filter((key) => key.startsWith(nameOf(name)))
      .map((key) => ({ key, draft: readDraft(device.getItem(key), Date.now()) }));
  return within('localStorage', read) ?? [];
}

/** Takes off the device whatever says this of a form: nobody is to send it a second time. */
function forget(name: DraftName, fields: DraftFields): void {
  const text = JSON.stringify(fields);
  for (const { key, draft } of keptDrafts(name))
    if (JSON.stringify(draft.fields) === text)
      within('localStorage', (device) => device.removeItem(key));
}

/** Forgets what was typed in this tab: it has arrived, or the visitor says so. */
export function clearDraft(name: DraftName): void {
  const here = keptDrafts(name).find(({ key }) => key === keyOf(name));
  forget(name, here?.draft.fields ?? {});
  forget(name, ownDraft(name).fields);
  within('sessionStorage', (tab) => tab.removeItem(nameOf(name)));
}

/** Finds this tab's draft, or, in a tab that has none, the one that was kept last: it is this page's from now on. */
function takeDraft(name: DraftName): Draft {
  // One that is too old, or that nobody understands, is not left lying about.
  forget(name, {});
  const own = ownDraft(name);
  if (isEmpty(own)) within('sessionStorage', (tab) => tab.removeItem(nameOf(name)));
  const newest = keptDrafts(name).reduce(
    (best, { draft }) => (draft.at > best.at ? draft : best),
    own,
  );
  const draft = isEmpty(own) ? newest : own;
  if (isEmpty(draft)) return draft;
  forget(name, draft.fields);
  const text = writeDraft(draft.fields, draft.at, draft.isSending);
  within('localStorage', (device) => device.setItem(keyOf(name), text));
  return draft;
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

/**
 * Keeps what a form holds, on this device only. Where nothing is filled in, nothing is kept.
 *
 * @param isSending whether it is on its way, and nobody knows yet whether it arrives
 */
export function saveDraft(name: DraftName, form: HTMLFormElement, isSending = false): void {
  const fields = filledFields(form);
  const text = writeDraft(fields, Date.now(), isSending);
  if (Object.keys(fields).length === 0) {
    clearDraft(name);
  } else {
    within('sessionStorage', (tab) => tab.setItem(nameOf(name), text));
    within('localStorage', (device) => device.setItem(keyOf(name), text));
  }
}

/**
 * Fills a form with what was kept. What stands in a field already (typed before the form hydrated, or given
 * back by the browser) stays.
 *
 * @returns whether there was a draft, and whether it may have been sent
 */
export function restoreDraft(name: DraftName, form: HTMLFormElement) {
  const isBegun = Object.keys(filledFields(form)).length > 0;
  const draft = takeDraft(name);
  for (const [field, text] of Object.entries(draft.fields)) {
    const place = form.elements.namedItem(field) as Fillable | null;
    if (place && !isFilled(place)) place.value = text;
  }
  // What was typed before the form hydrated was kept by nobody yet.
  if (isBegun) saveDraft(name, form, draft.isSending);
  return { restored: !isEmpty(draft), wasSending: draft.isSending };
}
