import { css } from 'linaria';
import { TelephoneLink } from '../components/TelephoneLink.tsx';
import { color, radius } from '../styles/tokens.ts';
import { failureParts } from './failure.ts';

const note = css`
  border: 2px solid ${color.stop};
  border-inline-start-width: 0.5rem;
  border-radius: ${radius};
  /* Narrow enough that the address keeps its last letter on a phone. */
  padding: 0.75rem min(0.75rem, 1.8vw);

  a {
    padding-block: 0.35em;
    overflow-wrap: anywhere;
  }
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
