import { css } from 'linaria';
import type { ReactNode } from 'react';
import { color, radius } from '../styles/tokens.ts';

/** A box to fill in, whichever element it is. */
const fieldLook = css`
  display: grid;
  gap: 0.35rem;
  min-inline-size: 0;
  font-weight: 600;

  input,
  select,
  textarea {
    inline-size: 100%;
    min-block-size: 3rem;
    padding: 0.6rem 0.8rem;
    border: 2px solid ${color.edge};
    border-radius: ${radius};
    background: ${color.ground};
    font-weight: 400;
    scroll-margin-block: 7rem;
  }

  textarea {
    min-block-size: 8.5rem;
    field-sizing: content;
    max-block-size: 24rem;
    resize: vertical;
  }
`;

/** A label around its field: what is written can't come loose from what is filled in. */
export function Field({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <label className={fieldLook}>
      {label}
      {children}
    </label>
  );
}
