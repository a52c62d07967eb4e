import { css } from 'linaria';
import type { Ref } from 'react';
import { business } from '../../content/business.ts';
import { callFirst, unsureReasons } from '../../content/formWords.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { enquiryForms, type FormName } from '../enquiry/enquiryForms.ts';
import { isUnsure, type EnquiryStatus } from '../enquiry/useEnquiry.ts';
import { noteStyles } from './noteStyles.ts';

const note = css`
  /* Takes up no gap of the form’s grid. */
  &:empty {
    position: absolute;
  }

  &:not(:empty) {
    ${noteStyles}
  }
`;

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
          {unsureReasons(enquiryForms[formName].what)[status] + callFirst[0]}
          <TelephoneLink number={business.telephones.main} />
          {callFirst[1]}
        </span>
      ) : null}
    </p>
  );
}
