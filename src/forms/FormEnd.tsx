import type { Ref } from 'react';
import { Button } from '../components/Button.tsx';
import { visuallyHidden } from '../styles/layout.ts';
import { FailureNote } from './FailureNote.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import type { EnquiryStatus } from './useEnquiry.ts';

interface FormEndProps {
  readonly status: EnquiryStatus;
  readonly what: 'message' | 'enquiry';
  /** What the button says, and what it says while the enquiry is on its way. */
  readonly label: string;
  readonly waiting: string;
  readonly submitRef: Ref<HTMLButtonElement>;
}

/** The end of a form: what went wrong with the last attempt, the button, and whether there is a connection. */
export function FormEnd({ status, what, label, waiting, submitRef }: FormEndProps) {
  const sending = status === 'sending';
  return (
    <>
      {status === 'failed' ? <FailureNote what={what} /> : null}
      <div>
        <Button type="submit" ref={submitRef} loading={sending ? waiting : undefined}>
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
