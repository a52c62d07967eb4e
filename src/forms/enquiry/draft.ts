import { withStorage } from '../../ui/stored.ts';
import { cleanField } from './clean.ts';
import {
  isFresh,
  removeExpired,
  sentName,
  storageName,
  version,
  writeDraft,
  type Draft,
  type DraftFields,
  type Progress,
} from './kept.ts';
import { fieldNames, type FormName } from './submitEnquiry.ts';

/**
 * Why an enquiry may have arrived: the visitor left while it was being sent, it was being sent when it was saved, or
 * another tab has sent it.
 */
export type UnsureStatus = 'left' | 'unsure' | 'arrived';

const noDraft: Draft = { at: 0, fields: {}, isSending: false, hasLeft: false };

/** How long another page may be sending a draft, in milliseconds: a little longer than `submitEnquiry` waits. */
const longestSending = 20_000;

/**
 * Parses a stored draft. Returns an empty draft if the stored one is older than a day, of another version, or
 * malformed.
 */
export function readDraft(saved: string | null, now: number): Draft {
  try {
    const stored = JSON.parse(saved ?? '') as Readonly<Record<string, unknown>>;
    const { version: own, at, fields, isSending, hasLeft } = stored;
    if (
      own === version &&
      typeof at === 'number' &&
      isFresh(at, now) &&
      typeof fields === 'object' &&
      fields
    ) {
      const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string');
      return {
        at,
        fields: Object.fromEntries(texts),
        isSending: isSending === true,
        hasLeft: hasLeft === true,
      };
    }
  } catch {
    // It is no JSON, or `null`.
  }
  return noDraft;
}

/** Identifies this page, so that tabs don't overwrite each other's drafts. */
const pageId = Math.random().toString(36).slice(2);

const pageKey = (name: FormName) => `${storageName(name)}:${pageId}`;

const isEmpty = ({ fields }: Pick<Draft, 'fields'>) => Object.keys(fields).length === 0;

/** A hash of what these fields send (FNV-1a), from which the text can't be recovered. */
function fingerprint(form: FormName, fields: DraftFields): string {
  let hash = 0x811c9dc5;
  for (const [name, text] of Object.entries(fields))
    for (const character of `${name}=${cleanField(form, name, text)}\n`)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const isSame = (form: FormName, one: DraftFields, other: DraftFields) =>
  fingerprint(form, one) === fingerprint(form, other);

const sentKey = (name: FormName, fields: DraftFields) =>
  `${sentName(name)}:${fingerprint(name, fields)}`;

/** Remembers on this device, for a day, that these fields have arrived. It stores their hash, not their text. */
export function recordSent(name: FormName, fields: DraftFields): void {
  const text = JSON.stringify({ at: Date.now() });
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    withStorage(kind, (storage) => storage.setItem(sentKey(name, fields), text));
}

/** Whether another tab has sent these fields in the last day. In the tab that sent them, the visitor has seen it. */
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
  // A stored text that is no draft has no fields either: deleting it is the task of `removeExpired`.
  if (isEmpty({ fields })) return;
  for (const { key, draft } of savedDrafts(name))
    if (isSame(name, draft.fields, fields))
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
  return isSending && !hasLeft && Math.abs(Date.now() - at) < longestSending;
}

/** Returns this tab's draft or, if it has none, takes over the newest on the device. Ignores drafts that have arrived. */
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

/** One field of a form by its name; radios of one name are one field. */
type NamedField = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const namedField = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as NamedField | null;

/** Whether a field's value differs from its initial one. */
function isFilled(field: NamedField): boolean {
  const choice = 'selectedOptions' in field ? field.selectedOptions[0] : undefined;
  return field.value !== '' && !choice?.defaultSelected;
}

/** The values of a form's own fields that are not at their initial value; extensions may have added other fields. */
export function heldFields(name: FormName, form: HTMLFormElement): DraftFields {
  const fields: Record<string, string> = {};
  for (const each of fieldNames(name)) {
    const field = namedField(form, each);
    if (field && isFilled(field)) fields[each] = field.value;
  }
  return fields;
}

/** Whether a form has any entry, if only a chosen topic. */
export function isFilledIn(name: FormName, form: HTMLFormElement): boolean {
  return !isEmpty({ fields: heldFields(name, form) });
}

/**
 * Saves a form's values and the progress of sending them, on this device only. An empty form clears its draft.
 *
 * @returns whether the device has the draft now
 */
export function saveDraft(name: FormName, form: HTMLFormElement, progress: Progress = {}): boolean {
  const fields = heldFields(name, form);
  const text = writeDraft(fields, Date.now(), progress);
  if (isEmpty({ fields })) {
    clearDraft(name);
    return false;
  }
  // Some browsers and extensions drop what they are given without an error.
  const keep = (key: string) => (storage: Storage) => {
    storage.setItem(key, text);
    return storage.getItem(key) === text;
  };
  const tabHas = withStorage('sessionStorage', keep(storageName(name)));
  return withStorage('localStorage', keep(pageKey(name))) || tabHas || false;
}

/**
 * Fills a form from its draft. Fields that already have a value (typed before hydration, or restored by the browser)
 * keep it.
 *
 * @returns what was typed before, whether the form has anything from a draft, whether the device has a draft of all it
 * holds, and the status if that may have arrived
 */
export function restoreDraft(name: FormName, form: HTMLFormElement) {
  const typed = heldFields(name, form);
  const draft = takeDraft(name);
  for (const own of fieldNames(name)) {
    const field = namedField(form, own);
    const text = draft.fields[own];
    if (field && text !== undefined && !isFilled(field)) field.value = text;
  }
  const held = heldFields(name, form);
  // A field can lack what it had in the draft, such as a branch that has closed.
  const restored = Object.keys(draft.fields).some((field) => field in held);
  // What was typed before hydration has not been saved yet.
  const isSaved = isEmpty({ fields: typed }) ? restored : saveDraft(name, form, draft);
  const status: UnsureStatus | undefined = draft.isSending
    ? draft.hasLeft
      ? 'left'
      : 'unsure'
    : findArrived(name, form);
  return { typed, restored, isSaved, status };
}

/** Whether another tab has sent what a form holds. */
export function findArrived(name: FormName, form: HTMLFormElement): 'arrived' | undefined {
  const fields = heldFields(name, form);
  return !isEmpty({ fields }) && hasArrived(name, fields) ? 'arrived' : undefined;
}

/** Whether a storage event says that another tab has failed to send what this form holds. */
export function hasFailedElsewhere(
  name: FormName,
  form: HTMLFormElement,
  { key, newValue }: StorageEvent,
): boolean {
  if (!key?.startsWith(storageName(name))) return false;
  const { fields, isSending } = readDraft(newValue, Date.now());
  return !isSending && holds(name, form, fields);
}

/** Whether a form still holds these values. */
export function holds(name: FormName, form: HTMLFormElement, fields: DraftFields): boolean {
  return isSame(name, fields, heldFields(name, form));
}
