import { css } from 'linaria';
import { TelephoneLink } from '../components/TelephoneLink.tsx';
import { business } from '../content/business.ts';
import { noteLook } from './noteLook.ts';

const note = css`
  ${noteLook}
  margin-block-end: 1rem;
`;

/** Says above a form whose script broke down that it still works, and whom to call. */
export function FormBroken() {
  return (
    <p role="alert" className={note}>
      Something went wrong on this page. What you typed is still here. If you’ve already sent it,
      please call <TelephoneLink number={business.telephones.main} /> before you send it again.
    </p>
  );
}
