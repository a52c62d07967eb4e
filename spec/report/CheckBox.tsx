import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color } from '../../src/styles/tokens.ts';
import { checksName, useStored } from './stored.ts';

const look = css`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: 0.6rem;
  min-block-size: 1.75rem;
  cursor: pointer;

  & > input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0.1rem;
    accent-color: ${color.valid};
    cursor: pointer;
  }
`;

/** Today's date where the reader is, as `2026-11-21`. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA').format();
}

/** A box to check off. This browser stores the day on which it was checked. */
export function CheckBox({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  const [checks, setCheck] = useStored(checksName);
  return (
    <label className={look}>
      <input
        type="checkbox"
        checked={name in checks}
        onChange={({ currentTarget }) => setCheck(name, currentTarget.checked ? today() : '')}
      />
      <span>{children}</span>
    </label>
  );
}
