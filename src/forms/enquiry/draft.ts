import { cleanField, fieldNames } from './clean.ts';
import {
  isFresh,
  storageName,
  version,
  writeDraft,
  type Draft,
  type DraftFields,
  type Progress,
} from './kept.ts';
import type { Enquiry } from './submitEnquiry.ts';

/** The forms with a saved draft, by the `formType` they send. */
export type DraftName = Enquiry['formType'];

/** Why an enquiry may have arrived: the visitor left while it was being sent, it was being sent, or it has arrived. */
export type Doubt = 'left' | 'unsure' | 'arrived';

const noDraft: Draft = { at: 0, fields: {}, isSending: false, hasLeft: false };

/** How long another page may be sending the draft it has saved, in milliseconds: a little longer than it waits. */
const longestSending = 20_000;

function parse(saved: string | null): Partial<Record<keyof Draft | 'version', unknown>> {
  try {
    const parsed: unknown = JSON.parse(saved ?? '');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/**
 * Parses a stored draft. Returns an empty draft if the stored one is older than a day, of another version, or
 * malformed.
 */
export function readDraft(saved: string | null, now: number): Draft {
  const draft = parse(saved);
  const { at, fields, isSending, hasLeft } = draft;
  if (draft.version !== version || typeof at !== 'number' || !isFresh(at, now)) return noDraft;
  if (typeof fields !== 'object' || fields === null) return noDraft;
  const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string');
  return {
    at,
    fields: Object.fromEntries(texts),
    isSending: isSending === true,
    hasLeft: hasLeft === true,
  };
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

const pageKey = (name: DraftName) => `${storageName(name)}:${pageId}`;

const isEmpty = ({ fields }: Pick<Draft, 'fields'>) => Object.keys(fields).length === 0;

/** A number that stands for what these fields send: equal for equal enquiries, and no way back to the text (FNV-1a). */
function fingerprint(fields: DraftFields): string {
  let hash = 0x811c9dc5;
  for (const [name, text] of Object.entries(fields))
    for (const character of `${name}=${cleanField(name, text)}\n`)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const isSame = (one: DraftFields, other: DraftFields) => fingerprint(one) === fingerprint(other);

const sentKey = (name: DraftName, fields: DraftFields) => `sent:${name}:${fingerprint(fields)}`;

/** Remembers for a day, on this device, that these fields have arrived: not what they say. */
export function recordSent(name: DraftName, fields: DraftFields): void {
  const text = JSON.stringify({ at: Date.now() });
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    withStorage(kind, (storage) => storage.setItem(sentKey(name, fields), text));
}

/** Whether another tab has sent these fields today. In the tab that sent them, the visitor has seen them arrive. */
function hasArrived(name: DraftName, fields: DraftFields): boolean {
  const read = (storage: Storage) => storage.getItem(sentKey(name, fields));
  const sent = withStorage('localStorage', read);
  return Boolean(sent) && !withStorage('sessionStorage', read);
}

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
  for (const { key, draft } of savedDrafts(name))
    if (isSame(draft.fields, fields))
      withStorage('localStorage', (device) => device.removeItem(key));
}

/** Clears this tab's draft, once it has arrived or when the visitor asks. */
export function clearDraft(name: DraftName): void {
  const current = savedDrafts(name).find(({ key }) => key === pageKey(name));
  removeCopies(name, current?.draft.fields ?? {});
  removeCopies(name, ownDraft(name).fields);
  withStorage('sessionStorage', (tab) => tab.removeItem(storageName(name)));
}

/** Whether a page that is still open may be sending a draft at this moment. */
function isUnderway({ at, isSending, hasLeft }: Draft): boolean {
  return isSending && !hasLeft && Date.now() - at < longestSending;
}

/** Returns this tab's draft or, if it has none, takes over the newest one on the device. What has arrived is neither. */
function takeDraft(name: DraftName): Draft {
  // Removes drafts that are expired or unreadable.
  removeCopies(name, {});
  const own = ownDraft(name);
  const isOwn = !isEmpty(own) && !hasArrived(name, own.fields);
  if (!isOwn) withStorage('sessionStorage', (tab) => tab.removeItem(storageName(name)));
  const newest = savedDrafts(name)
    .map(({ draft }) => draft)
    .filter((draft) => !isUnderway(draft) && !hasArrived(name, draft.fields))
    .reduce((best, draft) => (draft.at > best.at ? draft : best), noDraft);
  const draft = isOwn ? own : newest;
  if (isEmpty(draft)) return draft;
  removeCopies(name, draft.fields);
  const text = writeDraft(draft.fields, draft.at, draft);
  withStorage('localStorage', (device) => device.setItem(pageKey(name), text));
  return draft;
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field's value differs from its initial one. */
function isFilled(field: Fillable): boolean {
  const choice = 'selectedOptions' in field ? field.selectedOptions[0] : undefined;
  return field.value !== '' && !choice?.defaultSelected;
}

/** What a form's own fields hold. An extension may have put fields of its own among them. */
export function filledFields(name: DraftName, form: HTMLFormElement): DraftFields {
  const fields: Record<string, string> = {};
  for (const field of fieldNames[name]) {
    const control = form.elements.namedItem(field) as Fillable | null;
    if (control && isFilled(control)) fields[field] = control.value;
  }
  return fields;
}

/** Saves what a form holds, on this device only, and how far its sending has come. An empty form clears its draft. */
export function saveDraft(name: DraftName, form: HTMLFormElement, progress: Progress = {}): void {
  const fields = filledFields(name, form);
  const text = writeDraft(fields, Date.now(), progress);
  if (isEmpty({ fields })) {
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
 * @returns whether there was a draft, and whether what the form holds may have arrived
 */
export function restoreDraft(name: DraftName, form: HTMLFormElement) {
  const isBegun = !isEmpty({ fields: filledFields(name, form) });
  const draft = takeDraft(name);
  for (const field of fieldNames[name]) {
    const control = form.elements.namedItem(field) as Fillable | null;
    const text = draft.fields[field];
    if (control && text !== undefined && !isFilled(control)) control.value = text;
  }
  // What was typed before hydration has not been saved yet.
  if (isBegun) saveDraft(name, form, draft);
  const doubt: Doubt | undefined = draft.isSending
    ? draft.hasLeft
      ? 'left'
      : 'unsure'
    : findArrived(name, form);
  return { restored: !isEmpty(draft), doubt };
}

/** Whether what a form holds has arrived from another tab. */
export function findArrived(name: DraftName, form: HTMLFormElement): 'arrived' | undefined {
  const fields = filledFields(name, form);
  return !isEmpty({ fields }) && hasArrived(name, fields) ? 'arrived' : undefined;
}

/** Whether another tab's change of the storage says that its sending of what this form holds has failed. */
export function hasFailedElsewhere(
  name: DraftName,
  form: HTMLFormElement,
  { key, newValue }: StorageEvent,
): boolean {
  if (!key?.startsWith(storageName(name))) return false;
  const { fields, isSending } = readDraft(newValue, Date.now());
  return !isSending && isSame(fields, filledFields(name, form));
}

/** Whether a form still holds the same. */
export function holds(name: DraftName, form: HTMLFormElement, fields: DraftFields): boolean {
  return isSame(fields, filledFields(name, form));
}
