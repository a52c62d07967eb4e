/** The notes of both forms: what has become of the enquiry, and what is saved. */
import { css } from 'linaria';
import { useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { business } from '../../content/business.ts';
import * as words from '../../content/formWords.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, radius, size, space, target, tracks } from '../../styles/tokens.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { enquiryForms, type FormName } from '../enquiry/submitEnquiry.ts';
import { isUnsure, listen, type EnquiryStatus } from '../enquiry/useEnquiry.ts';

function CallMain() {
  return <TelephoneLink number={business.telephones.main} />;
}

/** The box of a note. Empty, it takes up no gap of the form’s grid. */
export const note = css`
  &:empty {
    position: absolute;
  }

  &:not(:empty) {
    border: 2px solid ${color.stop};
    border-inline-start-width: 0.5rem;
    border-radius: ${radius};
    /* Keeps the email address on one line on a phone. */
    padding: ${space.s} min(${space.s}, 1.8vw);
  }

  /* A link's target does not reach into the line above. */
  :where(a) {
    display: inline-block;
    padding-block: 0.35em;
    overflow-wrap: anywhere;
  }

  &[data-tone='notice'] {
    border-color: ${color.signal};
  }
`;

/** A note that something went wrong, which is announced at once. */
export function ErrorNote({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={note}>
      {children}
    </p>
  );
}

/**
 * The failure alert's text on the page, with links to call and email: the browser's alert is gone once dismissed
 * (D14).
 */
export function FailureNote({ formName }: { readonly formName: FormName }) {
  const [start, number, or, email, end] = words.failureParts(enquiryForms[formName].what);
  return (
    <ErrorNote>
      {start}
      <TelephoneLink number={number} />
      {or}
      <a href={`mailto:${email}`}>{email}</a>
      {end}
    </ErrorNote>
  );
}

interface UnsureNoteProps {
  readonly formName: FormName;
  readonly status: EnquiryStatus;
  readonly noteRef: Ref<HTMLParagraphElement> | undefined;
}

/**
 * The note that an enquiry may have arrived. Its element is always there, because a screen reader may not announce an
 * element that appears together with its text. It takes the focus if the visitor sends before reading it (D50).
 */
export function UnsureNote({ formName, status, noteRef }: UnsureNoteProps) {
  return (
    <p role="status" className={note} tabIndex={-1} ref={noteRef}>
      {isUnsure(status) ? (
        <span key={status}>
          {words.unsureReasons(enquiryForms[formName].what)[status] + words.callFirst[0]}
          <CallMain />
          {words.callFirst[1]}
        </span>
      ) : null}
    </p>
  );
}

const subscribe = (onChange: () => void) => listen(window, ['online', 'offline'], onChange);

/**
 * Tells the visitor they are offline, before they send. Sending anyway fails as usual (D22).
 *
 * @param isSaved whether the device has a draft of what was typed
 */
export function OfflineNote({ isSaved }: { readonly isSaved: boolean }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p className={note} data-tone="notice" role="status">
      {online ? null : (
        <span key={+isSaved}>
          {words.offline.said + (isSaved ? words.offline.saved : '') + words.offline.call[0]}
          <CallMain />
          {words.offline.call[1]}
        </span>
      )}
    </p>
  );
}

/** A form, and the notes around it. */
export const formStack = css`
  position: relative;
  display: grid;
  grid-template-columns: ${tracks.one};
  gap: ${space.l};
`;

/* Positioned in the existing gap above the form, so that nothing moves when it appears. */
const restoredStyles = css`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: 0;
  font-size: ${size.small};
  color: ${color.inkSoft};

  :where(button) {
    ${mixins.linkButton}
  }
`;

interface DraftRestoredNoteProps {
  readonly restored: boolean;
  /** The id of the form that Clear empties. */
  readonly form: string;
}

/** Tells the visitor that a draft was restored, and offers to clear it. */
export function DraftRestoredNote({ restored, form }: DraftRestoredNoteProps) {
  return (
    <p className={restoredStyles} role="status">
      {restored ? (
        <span>
          {`${words.restored.said} `}
          <button type="reset" form={form}>
            {words.restored.clear}
          </button>
        </span>
      ) : null}
    </p>
  );
}

const privacyStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0 ${space.s};
  max-inline-size: 36em;
  font-size: ${size.small};
  color: ${color.inkSoft};

  :where(p) {
    flex-basis: 100%;
  }

  :where(strong) {
    color: ${color.ink};
  }

  /* Larger tap target, same line spacing. */
  :where(a) {
    display: inline-block;
    padding-block: 0.25em;
    margin-block: -0.25em;
  }

  :where(button) {
    ${mixins.linkButton}
    min-block-size: ${target.link};
  }

  /* Its place is reserved, so that nothing moves when it appears. Without script nothing says that the form has an entry. */
  @media (scripting: enabled) {
    :where(button:not([data-filled])) {
      visibility: hidden;
    }
  }

  :where(summary) {
    padding-block: ${space.s};
    font-weight: 600;
    color: ${color.ink};
    cursor: pointer;
  }

  /* Opened, it has the whole width, and the button is below it. */
  [open] {
    flex-basis: 100%;
  }

  @media print {
    :where(details)::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

interface PrivacyNoticeProps {
  readonly formName: FormName;
  /** Whether the form has anything that the button can clear; otherwise it is hidden. */
  readonly isFilled: boolean;
  /** The id of the form that the button clears, if the notice is outside it. */
  readonly form?: string;
}

/**
 * What the Privacy Act 2020 requires beside a form (D30), and how long a draft is saved: who has the details and why,
 * and the rest on a press, without script too. Print shows all of it.
 */
export function PrivacyNotice({ formName, isFilled, form }: PrivacyNoticeProps) {
  return (
    <div className={privacyStyles}>
      <p>
        <strong>{words.privacy.lead}</strong>
        {words.privacy.use}
      </p>
      <details>
        <summary>{words.privacy.more}</summary>
        {words.privacy.before(words.privacy.needed[enquiryForms[formName].what])}
        <a href={`mailto:${business.email}`}>{business.email}</a>
        {words.privacy.after}
      </details>
      <button type="reset" form={form} data-filled={isFilled || undefined}>
        {words.privacy.clear}
      </button>
    </div>
  );
}
