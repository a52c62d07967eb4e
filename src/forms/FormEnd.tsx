import type { MouseEvent, Ref } from 'react';
import { Button } from '../components/Button.tsx';
import { visuallyHidden } from '../styles/layout.ts';
import { FailureNote } from './FailureNote.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { UnsureNote } from './UnsureNote.tsx';
import type { EnquiryStatus } from './useEnquiry.ts';

interface FormEndProps {
  readonly status: EnquiryStatus;
  readonly what: 'message' | 'enquiry';
  /** What the button says, and what it says while the enquiry is on its way. */
  readonly label: string;
  readonly waiting: string;
  readonly submitRef: Ref<HTMLButtonElement>;
  /** What happens at a press, before the browser looks at the fields. */
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The end of a form: what went wrong with the last attempt, the button, and whether there is a connection. */
export function FormEnd({ status, what, label, waiting, submitRef, onPress }: FormEndProps) {
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
