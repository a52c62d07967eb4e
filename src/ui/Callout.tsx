import { css } from 'linaria';
import type { ReactNode } from 'react';
import { mixins } from '../styles/mixins.ts';
import { cardBox, color, size, space } from '../styles/tokens.ts';

const callout = css`
  ${mixins.roomyPadding}
  border-inline-start: 8px solid ${color.signal};
  border-radius: ${cardBox.corner};
  background-color: ${color.card};
  font-size: ${size.lead};

  :where(p) {
    max-inline-size: 36em;
  }

  :where(p + p) {
    margin-block-start: ${space.xs};
    ${mixins.quietText}
  }
`;

/** What must not be missed, with a bar at its side; a second paragraph is smaller. */
export function Callout({ children }: { readonly children: ReactNode }) {
  return <div className={callout}>{children}</div>;
}
