import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { color, size, space } from '../../styles/tokens.ts';
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
  /** The required details in words, what for, and whether there are others. */
  readonly needed: string;
  /** The id of the form that the button clears, if the notice stands outside it. */
  readonly form?: string;
}

/** What the Privacy Act 2020 requires beside a form (D30), and how long a draft is saved. */
export function PrivacyNotice({ needed, form }: PrivacyNoticeProps) {
  const { name, email, headOffice } = business;
  return (
    <p className={styles}>
      <strong>Your details</strong> go to {name}, {headOffice.street}, {headOffice.suburb}, only so
      we can answer this enquiry. They reach us through an external form service, which may store
      them outside New Zealand. We need {needed}. To see, correct or delete your details, email{' '}
      <a href={`mailto:${email}`}>{email}</a>. Please don’t send payment or licence details. Until
      you send the form, what you type is kept on this device only. After a day, any page of this
      site removes it.{' '}
      <button type="reset" form={form}>
        Clear what I typed
      </button>
    </p>
  );
}
