import { css } from 'linaria';
import type { Ref } from 'react';
import { business } from '../../content/business.ts';
import { callFirst, doubtReasons } from '../../content/formWords.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { enquiryForms, type FormName } from '../enquiry/enquiryForms.ts';
import { isDoubt, type EnquiryStatus } from '../enquiry/useEnquiry.ts';
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
 * For an enquiry that may have arrived. The status is there before its words, because a screen reader may not
 * announce one that comes with them. It takes the focus when a press would have sent the enquiry unread (D50).
 */
export function UnsureNote({ formName, status, noteRef }: UnsureNoteProps) {
  return (
    <p role="status" className={note} tabIndex={-1} ref={noteRef}>
      {isDoubt(status) ? (
        <span key={status}>
          {doubtReasons(enquiryForms[formName].what)[status] + callFirst[0]}
          <TelephoneLink number={business.telephones.main} />
          {callFirst[1]}
        </span>
      ) : null}
    </p>
  );
}
