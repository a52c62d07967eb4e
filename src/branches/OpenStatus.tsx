import { css } from 'linaria';
import type { Branch } from '../content/branches.ts';
import { color } from '../styles/tokens.ts';

/* Green says open; the words say it too. */
const status = css`
  open-now {
    display: block;
  }

  /* A second line begins below the words, not below the mark. */
  [data-kind] {
    padding-inline-start: 1.05em;
  }

  [data-kind]::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline: -1.05em 0.45em;
    border: 2px solid currentcolor;
    border-radius: 50%;
  }

  [data-kind='open']::before {
    border-color: ${color.onSurfaceDarkValid};
    background: ${color.onSurfaceDarkValid};
    forced-color-adjust: none;
  }
`;

interface OpenStatusProps {
  readonly branch: Pick<Branch, 'hours'>;
  /** The words before the state; without them it begins the sentence. */
  readonly lead?: string;
}

/**
 * Whether a branch is open now, and what comes next. A prerendered page cannot know, so it says nothing until
 * `liveText.client.ts` fills it in; its parent keeps the room for it. It stands on asphalt.
 */
export function OpenStatus({ branch, lead }: OpenStatusProps) {
  return (
    <p className={status}>
      <open-now hours={JSON.stringify(branch.hours)} lead={lead} />
    </p>
  );
}
