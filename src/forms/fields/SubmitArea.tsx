import { css } from 'linaria';
import type { MouseEvent, Ref } from 'react';
import { visuallyHidden } from '../../styles/layout.ts';
import { media, size, target } from '../../styles/tokens.ts';
import { Button, buttonStyles } from '../../ui/Button.tsx';
import type { FormName } from '../enquiry/submitEnquiry.ts';
import { isUnsure, type EnquiryStatus } from '../enquiry/useEnquiry.ts';
import { FailureNote, OfflineNote, UnsureNote } from '../notes/FormNotes.tsx';

/* On a phone the button is as wide as the form, within reach of either thumb. */
const wrapper = css`
  display: grid;

  .${buttonStyles} {
    min-block-size: ${target.row};
    font-size: ${size.label};
  }

  ${media.tablet} {
    justify-items: start;
  }
`;

export interface SubmitAreaProps {
  readonly status: EnquiryStatus;
  /** Whether the device has a draft of what was typed. */
  readonly isSaved: boolean;
  readonly formName: FormName;
  /** The button's label, and its label while the enquiry is being sent. */
  readonly label: string;
  readonly pendingLabel: string;
  readonly submitRef: Ref<HTMLButtonElement>;
  readonly noteRef: Ref<HTMLParagraphElement> | undefined;
  /** Called on click, before the browser validates the fields. */
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** The end of a form: the last attempt's failure, the submit button, and an offline notice. */
export function SubmitArea({
  status,
  isSaved,
  formName,
  label,
  pendingLabel,
  submitRef,
  noteRef,
  onPress,
}: SubmitAreaProps) {
  const sending = status === 'sending';
  return (
    <>
      {status === 'failed' ? <FailureNote formName={formName} /> : null}
      <UnsureNote formName={formName} status={status} noteRef={noteRef} />
      <div className={wrapper}>
        <Button
          type="submit"
          ref={submitRef}
          data-waiting={pendingLabel}
          pending={sending}
          pendingLabel={pendingLabel}
          onClick={(event) => {
            onPress?.(event);
            // The second click of a double-click was not meant for a note that the first one has shown.
            if (isUnsure(status) && event.detail > 1) event.preventDefault();
          }}
        >
          {label}
        </Button>
      </div>
      <p className={visuallyHidden} role="status">
        {sending ? pendingLabel : ''}
      </p>
      <OfflineNote isSaved={isSaved} />
    </>
  );
}
