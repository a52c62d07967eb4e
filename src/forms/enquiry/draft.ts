import { fillFields, filledFields } from '../fields/fieldValues.ts';
import { cleanField } from './clean.ts';
import { enquiryForms, type FormName } from './enquiryForms.ts';
import {
  isFresh,
  removeExpired,
  storageName,
  version,
  withStorage,
  writeDraft,
  type Draft,
  type DraftFields,
  type Progress,
} from './kept.ts';

/** Why an enquiry may have arrived: the visitor left while it was being sent, it was being sent, or it has arrived. */
export type Doubt = 'left' | 'unsure' | 'arrived';

const noDraft: Draft = { at: 0, fields: {}, isSending: false, hasLeft: false };

/** How long another page may be sending the draft it has saved, in milliseconds: a little longer than it waits. */
const longestSending = 20_000;

/** A draft as it is stored, before its fields are known to be texts. */
interface StoredDraft {
  readonly at: number;
  readonly fields: object;
  readonly isSending?: unknown;
  readonly hasLeft?: unknown;
}

/** Whether a parsed text is a draft of this version. */
function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { version: own, at, fields } = value as Partial<Record<string, unknown>>;
  return own === version && typeof at === 'number' && typeof fields === 'object' && fields !== null;
}

function parse(saved: string | null): unknown {
  try {
    return JSON.parse(saved ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Parses a stored draft. Returns an empty draft if the stored one is older than a day, of another version, or
 * malformed.
 */
export function readDraft(saved: string | null, now: number): Draft {
  const draft = parse(saved);
  if (!isStoredDraft(draft) || !isFresh(draft.at, now)) return noDraft;
  const texts = Object.entries(draft.fields).filter(([, text]) => typeof text === 'string');
  return {
    at: draft.at,
    fields: Object.fromEntries(texts),
    isSending: draft.isSending === true,
    hasLeft: draft.hasLeft === true,
  };
}

/** Identifies this page, so that tabs don't overwrite each other's drafts. */
const pageId = Math.random().toString(36).slice(2);

const pageKey = (name: FormName) => `${storageName(name)}:${pageId}`;

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

const sentKey = (name: FormName, fields: DraftFields) => `sent:${name}:${fingerprint(fields)}`;

/** Remembers for a day, on this device, that these fields have arrived: not what they say. */
export function recordSent(name: FormName, fields: DraftFields): void {
  const text = JSON.stringify({ at: Date.now() });
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    withStorage(kind, (storage) => storage.setItem(sentKey(name, fields), text));
}

/** Whether another tab has sent these fields today. In the tab that sent them, the visitor has seen them arrive. */
function hasArrived(name: FormName, fields: DraftFields): boolean {
  const read = (storage: Storage) => storage.getItem(sentKey(name, fields));
  const sent = withStorage('localStorage', read);
  return Boolean(sent) && !withStorage('sessionStorage', read);
}

/** This tab's own draft: it survives a reload, whatever other tabs do. */
function ownDraft(name: FormName): Draft {
  const saved = withStorage('sessionStorage', (tab) => tab.getItem(storageName(name))) ?? null;
  return readDraft(saved, Date.now());
}

/** The drafts of all tabs on this device. */
function savedDrafts(name: FormName) {
  const read = (device: Storage) =>
    Object.keys(device)
      .filter((key) => key.startsWith(storageName(name)))
      .map((key) => ({ key, draft: readDraft(device.getItem(key), Date.now()) }));
  return withStorage('localStorage', read) ?? [];
}

/** Removes every draft on the device with these field values, so that nobody sends the same enquiry twice. */
function removeCopies(name: FormName, fields: DraftFields): void {
  for (const { key, draft } of savedDrafts(name))
    if (isSame(draft.fields, fields))
      withStorage('localStorage', (device) => device.removeItem(key));
}

/** Clears this tab's draft, once it has arrived or when the visitor asks. */
export function clearDraft(name: FormName): void {
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
function takeDraft(name: FormName): Draft {
  removeExpired();
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

/** What a form's own fields hold. An extension may have put fields of its own among them. */
export function heldFields(name: FormName, form: HTMLFormElement): DraftFields {
  return filledFields(form, enquiryForms[name].fields);
}

/** Saves what a form holds, on this device only, and how far its sending has come. An empty form clears its draft. */
export function saveDraft(name: FormName, form: HTMLFormElement, progress: Progress = {}): void {
  const fields = heldFields(name, form);
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
 * @returns what was typed before, whether there was a draft, and whether what the form holds may have arrived
 */
export function restoreDraft(name: FormName, form: HTMLFormElement) {
  const typed = heldFields(name, form);
  const draft = takeDraft(name);
  fillFields(form, enquiryForms[name].fields, draft.fields);
  // What was typed before hydration has not been saved yet.
  if (!isEmpty({ fields: typed })) saveDraft(name, form, draft);
  const doubt: Doubt | undefined = draft.isSending
    ? draft.hasLeft
      ? 'left'
      : 'unsure'
    : findArrived(name, form);
  return { typed, restored: !isEmpty(draft), doubt };
}

/** Whether what a form holds has arrived from another tab. */
export function findArrived(name: FormName, form: HTMLFormElement): 'arrived' | undefined {
  const fields = heldFields(name, form);
  return !isEmpty({ fields }) && hasArrived(name, fields) ? 'arrived' : undefined;
}

/** Whether another tab's change of the storage says that its sending of what this form holds has failed. */
export function hasFailedElsewhere(
  name: FormName,
  form: HTMLFormElement,
  { key, newValue }: StorageEvent,
): boolean {
  if (!key?.startsWith(storageName(name))) return false;
  const { fields, isSending } = readDraft(newValue, Date.now());
  return !isSending && isSame(fields, heldFields(name, form));
}

/** Whether a form still holds the same. */
export function holds(name: FormName, form: HTMLFormElement, fields: DraftFields): boolean {
  return isSame(fields, heldFields(name, form));
}
