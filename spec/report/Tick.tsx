import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color } from '../../src/styles/tokens.ts';
import { ticksName, useStored } from './stored.ts';

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

/** The day it is where the reader is, as `2026-11-21`. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA').format();
}

/** A box to tick once something was seen. This browser keeps the day on which it was ticked. */
export function Tick({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [ticks, setTick] = useStored(ticksName);
  return (
    <label className={look}>
      <input
        type="checkbox"
        checked={name in ticks}
        onChange={({ currentTarget }) => setTick(name, currentTarget.checked ? today() : '')}
      />
      <span>{children}</span>
    </label>
  );
}
