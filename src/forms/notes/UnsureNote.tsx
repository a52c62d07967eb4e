import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { noteStyles } from './noteStyles.ts';

const note = css`
  ${noteStyles}
`;

/** For a visitor who left while an enquiry was being sent and came back: nobody knows whether it arrived. */
export function UnsureNote({ what }: { readonly what: 'message' | 'enquiry' }) {
  return (
    <p role="status" className={note}>
      You left while your {what} was being sent, so it may have reached us. Please call{' '}
      <TelephoneLink number={business.telephones.main} /> before you send it again.
    </p>
  );
}
