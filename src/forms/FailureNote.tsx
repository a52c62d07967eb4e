import { css } from 'linaria';
import { TelephoneLink } from '../components/TelephoneLink.tsx';
import { failureParts } from './failure.ts';
import { noteLook } from './noteLook.ts';

const note = css`
  ${noteLook}
`;

/**
 * The failure alert's words on the page, where the number and the address can be tapped: the browser's
 * own alert is gone once it is dismissed (D14).
 */
export function FailureNote({ what }: { readonly what: 'message' | 'enquiry' }) {
  const [start, number, or, email, end] = failureParts(what);
  return (
    <p role="alert" className={note}>
      {start}
      <TelephoneLink number={number} />
      {or}
      <a href={`mailto:${email}`}>{email}</a>
      {end}
    </p>
  );
}
