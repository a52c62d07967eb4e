import type { MouseEvent, Ref } from 'react';
import { visuallyHidden } from '../../styles/layout.ts';
import { Button } from '../../ui/Button.tsx';
import type { EnquiryStatus } from '../enquiry/useEnquiry.ts';
import { FailureNote } from '../notes/FailureNote.tsx';
import { OfflineNote } from '../notes/OfflineNote.tsx';
import { UnsureNote } from '../notes/UnsureNote.tsx';

interface SubmitAreaProps {
  readonly status: EnquiryStatus;
  readonly what: 'message' | 'enquiry';
  /** The button's label, and its label while the enquiry is being sent. */
  readonly label: string;
  readonly waiting: string;
  readonly submitRef: Ref<HTMLButtonElement>;
  /** Called on click, before the browser validates the fields. */
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The end of a form: the last attempt's failure, the submit button, and an offline notice. */
export function SubmitArea({ status, what, label, waiting, submitRef, onPress }: SubmitAreaProps) {
  const sending = status === 'sending';
  return (
    <>
      {status === 'failed' ? <FailureNote what={what} /> : null}
      {status === 'unsure' ? <UnsureNote what={what} /> : null}
      <div>
        <Button
          type="submit"
          ref={submitRef}
          loading={sending ? waiting : undefined}
          onClick={onPress}
        >
          {label}
        </Button>
      </div>
      <p className={visuallyHidden} role="status">
        {sending ? waiting : ''}
      </p>
      <OfflineNote />
    </>
  );
}
