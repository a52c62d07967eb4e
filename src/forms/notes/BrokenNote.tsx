import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { space } from '../../styles/tokens.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { noteStyles } from './noteStyles.ts';

const note = css`
  ${noteStyles}
  margin-block-end: ${space.m};
`;

/** Shown above the fallback form after a script error: the form still works, and whom to call. */
export function BrokenNote() {
  return (
    <p role="alert" className={note}>
      Something went wrong on this page. What you typed is still here. If you’ve already sent it,
      please call <TelephoneLink number={business.telephones.main} /> before you send it again.
    </p>
  );
}
