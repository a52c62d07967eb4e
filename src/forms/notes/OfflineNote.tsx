import { css } from 'linaria';
import { useSyncExternalStore } from 'react';
import { business } from '../../content/business.ts';
import { offline } from '../../content/formWords.ts';
import { color, space } from '../../styles/tokens.ts';
import { TelephoneLink } from '../../ui/TelephoneLink.tsx';
import { listen } from '../enquiry/listen.ts';

const note = css`
  font-weight: 600;

  &:not(:empty) {
    border-inline-start: 0.5rem solid ${color.signal};
    padding: ${space.xxs} ${space.s};
  }

  a {
    display: inline-block;
    padding-block: 0.5em;
  }
`;

const subscribe = (onChange: () => void) => listen(window, ['online', 'offline'], onChange);

/** Tells the visitor they are offline, before they send. Sending anyway fails as usual (D22). */
export function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <p className={note} role="status">
      {online ? null : (
        <span>
          {offline[0]}
          <TelephoneLink number={business.telephones.main} />
          {offline[1]}
        </span>
      )}
    </p>
  );
}
