import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { broken } from '../../content/formWords.ts';
import { mixins } from '../../styles/mixins.ts';
import { space } from '../../styles/tokens.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';

const note = css`
  ${mixins.errorNote}
  margin-block-end: ${space.m};
`;

/** Shown above the fallback form after a script error: the form still works, and whom to call. */
export function BrokenNote() {
  return (
    <p role="alert" className={note}>
      {broken[0]}
      <TelephoneLink number={business.telephones.main} />
      {broken[1]}
    </p>
  );
}
