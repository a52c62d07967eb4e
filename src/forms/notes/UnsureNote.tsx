import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
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
  readonly what: 'message' | 'enquiry';
  /** Whether nobody knows if it arrived. */
  readonly shown: boolean;
}

/**
 * For a visitor who left while an enquiry was being sent and came back: nobody knows whether it arrived. The status is
 * there before its words, because a screen reader may not announce one that comes with them.
 */
export function UnsureNote({ what, shown }: UnsureNoteProps) {
  return (
    <p role="status" className={note}>
      {shown ? (
        <span>
          You left while your {what} was being sent, so it may have reached us. Please call{' '}
          <TelephoneLink number={business.telephones.main} /> before you send it again.
        </span>
      ) : null}
    </p>
  );
}
