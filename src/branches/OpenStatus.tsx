import { css } from 'linaria';
import type { Branch } from '../content/branches.ts';
import { square } from '../styles/mixins.ts';
import { color } from '../styles/tokens.ts';

/* Green means open; the text says so too. In a saved copy without script, it would soon be wrong. */
const status = css`
  open-now {
    display: block;
  }

  open-now:not(:defined) {
    display: none;
  }

  /* A second line is aligned with the text, not with the dot. */
  [data-kind] {
    padding-inline-start: 1.05em;
  }

  [data-kind]::before {
    content: '';
    display: inline-block;
    ${square('0.6em')}
    margin-inline: -1.05em 0.45em;
    border: 2px solid currentcolor;
    border-radius: 50%;
  }

  [data-kind='open']::before {
    border-color: ${color.onSurfaceDarkValid};
    background-color: ${color.onSurfaceDarkValid};
    forced-color-adjust: none;
  }
`;

interface OpenStatusProps {
  readonly branch: Pick<Branch, 'hours'>;
  /** The text before the status; without it the status starts the sentence. */
  readonly lead?: string;
}

/**
 * Whether a branch is open now, and what comes next. A prerendered page can't know, so this is empty until
 * `openStatus.client.ts` fills it in; the parent reserves its space, and is not printed. For dark surfaces.
 */
export function OpenStatus({ branch, lead }: OpenStatusProps) {
  return (
    <p className={status}>
      {/* The styles of its kinds are in a page that has one. The script sets the true one before it shows. */}
      <open-now hours={JSON.stringify(branch.hours)} lead={lead} data-kind="open" />
    </p>
  );
}
