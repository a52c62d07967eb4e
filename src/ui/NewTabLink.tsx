import type { ComponentProps } from 'react';
import { inNewTab } from '../content/partWords.ts';
import { visuallyHidden } from '../styles/layout.ts';

type NewTabLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'>;

/** A link to another site. It opens in a new tab and says so; the other page gets no access to this one. */
export function NewTabLink({ children, ...anchor }: NewTabLinkProps) {
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      <span className={visuallyHidden}>{inNewTab}</span>
    </a>
  );
}
