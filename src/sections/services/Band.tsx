import { css } from 'linaria';
import type { ReactNode } from 'react';
import { container } from '../../styles/layout.ts';
import { color, layout } from '../../styles/tokens.ts';

const ground = css`
  padding-block: ${layout.sectionSpace};
  background: ${color.groundDeep};
`;

const parts = css`
  > :first-child {
    margin-block-start: 0;
  }
`;

/** Parts of a service page that take its whole width, on a ground that steps back. */
export function Band({ children }: { readonly children: ReactNode }) {
  return (
    <div className={ground}>
      <div className={container}>
        <div className={parts}>{children}</div>
      </div>
    </div>
  );
}
