import { css } from 'linaria';
import { failureParts } from '../../content/formWords.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { enquiryForms, type FormName } from '../enquiry/enquiryForms.ts';
import { noteStyles } from './noteStyles.ts';

const note = css`
  ${noteStyles}
`;

/**
 * The failure alert's text on the page, with links to call and email: the browser's alert is gone once dismissed
 * (D14).
 */
export function FailureNote({ formName }: { readonly formName: FormName }) {
  const [start, number, or, email, end] = failureParts(enquiryForms[formName].what);
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
