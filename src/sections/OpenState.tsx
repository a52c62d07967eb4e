import { css } from 'linaria';
import type { Branch } from '../content/branches.ts';
import { holidays } from '../content/holidays.ts';
import { openingState, stateWords } from '../domain/openingHours.ts';
import { color } from '../styles/tokens.ts';
import { useNow } from './useNow.ts';

/* Green says open; the words say it too. */
const look = css`
  /* A second line begins below the words, not below the mark. */
  &[data-kind] {
    padding-inline-start: 1.05em;
  }

  &[data-kind]::before {
    content: '';
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline: -1.05em 0.45em;
    border: 2px solid currentcolor;
    border-radius: 50%;
  }

  &[data-kind='open']::before {
    border-color: ${color.onAsphaltValid};
    background: ${color.onAsphaltValid};
    forced-color-adjust: none;
  }
`;

interface OpenStateProps {
  readonly branch: Pick<Branch, 'hours'>;
  /** The words before the state; without them it begins the sentence. */
  readonly lead?: string;
}

/**
 * Whether a branch is open now, and what comes next. It stands on asphalt, and its parent keeps the room
 * for it: there are no words until the page is awake.
 */
export function OpenState({ branch, lead }: OpenStateProps) {
  const now = useNow();
  if (now === undefined) return null;
  const state = openingState(now, branch.hours, holidays);
  const words = stateWords(state);
  return (
    <p className={look} data-kind={state.kind}>
      {lead ? `${lead} ${words}` : words.replace(/^./, (first) => first.toUpperCase())}
    </p>
  );
}
