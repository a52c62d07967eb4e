import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { privacy } from '../../content/formWords.ts';
import { color, size, space } from '../../styles/tokens.ts';
import { enquiryForms, type FormName } from '../enquiry/enquiryForms.ts';
import { linkButtonStyles } from '../fields/linkButtonStyles.ts';

const styles = css`
  max-inline-size: 42em;
  font-size: ${size.small};
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
  }

  /* Larger tap target, same line spacing. */
  a {
    display: inline-block;
    padding-block: 0.25em;
    margin-block: -0.25em;
  }

  button {
    ${linkButtonStyles}
    margin: calc(-1 * ${space.xs}) -0.15em;
  }
`;

interface PrivacyNoticeProps {
  readonly formName: FormName;
  /** The id of the form that the button clears, if the notice is outside it. */
  readonly form?: string;
}

/** What the Privacy Act 2020 requires beside a form (D30), and how long a draft is saved. */
export function PrivacyNotice({ formName, form }: PrivacyNoticeProps) {
  return (
    <p className={styles}>
      <strong>{privacy.lead}</strong>
      {privacy.before(privacy.needed[enquiryForms[formName].what])}
      <a href={`mailto:${business.email}`}>{business.email}</a>
      {privacy.after}
      <button type="reset" form={form}>
        {privacy.clear}
      </button>
    </p>
  );
}
