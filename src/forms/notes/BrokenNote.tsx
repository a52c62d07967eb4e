import { css } from 'linaria';
import { business } from '../../content/business.ts';
import { broken } from '../../content/formWords.ts';
import { space } from '../../styles/tokens.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { ErrorNote } from './FormNotes.tsx';

/* The form as it was served follows, outside React. */
const above = css`
  margin-block-end: ${space.m};
`;

/** Shown above the fallback form after a script error: the form still works, and whom to call. */
export function BrokenNote() {
  return (
    <div className={above}>
      <ErrorNote>
        {broken[0]}
        <TelephoneLink number={business.telephones.main} />
        {broken[1]}
      </ErrorNote>
    </div>
  );
}
