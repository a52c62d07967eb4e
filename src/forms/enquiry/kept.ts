/** What forms store in this browser: the part that the script of every page needs. */
import { storedName, withStorage } from '../../ui/stored.ts';

/** What was typed, by field name. Fields left at their initial value are not included. */
export type DraftFields = Readonly<Record<string, string>>;

export interface Draft {
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
  readonly fields: DraftFields;
  /** Whether it was being sent when it was saved: it may or may not have arrived. */
  readonly isSending: boolean;
  /** Whether the visitor left the page while it was being sent. */
  readonly hasLeft: boolean;
}

/** The progress of sending a draft. */
export type Progress = Partial<Pick<Draft, 'isSending' | 'hasLeft'>>;

/** Version of the stored format. Drafts of any other version are ignored. */
export const version = 1;

const formKey = (name: string) => storedName(`form:${name}`);

/** The draft's key in the tab's session storage, and the prefix of its keys in local storage, which all tabs share. */
export const storageName = (form: string) => formKey(`draft:${form}`);

/** The prefix of the keys of what a form has sent. */
export const sentName = (form: string) => formKey(`sent:${form}`);

export function writeDraft(
  fields: Readonly<Record<string, unknown>>,
  now: number,
  { isSending, hasLeft }: Progress = {},
): string {
  return JSON.stringify({
    version,
    at: now,
    fields,
    isSending: isSending || undefined,
    hasLeft: hasLeft || undefined,
  });
}

/** How long a draft, or the fingerprint of what was sent, is valid: a day, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/** Whether something that was stored at a time is still valid. The time may be in the future if a clock was corrected. */
export function isFresh(at: number, now: number): boolean {
  return Math.abs(now - at) < lifetime;
}

/** Removes what forms have stored in this browser if it is no longer valid or can't be read. */
export function removeExpired(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    withStorage(kind, (storage) => {
      for (const key of Object.keys(storage)) {
        const [, at] = /"at":(\d+)/.exec(storage.getItem(key) ?? '') ?? [];
        if (key.startsWith(formKey('')) && !isFresh(Number(at), Date.now()))
          storage.removeItem(key);
      }
    });
}
