import { css } from 'linaria';
import { useRef, useState } from 'react';
import * as words from '../../content/nearestWords.ts';
import { loadFailed } from '../../content/partWords.ts';
import { mixins } from '../../styles/mixins.ts';
import { color, space } from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { findNearest, type Answer } from './findNearest.tsx';

const panel = css`
  ${mixins.cardPadding}
  ${mixins.darkRoles}

  > :where(div:first-child) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.m};
  }

  :where(small) {
    flex: 1 1 12rem;
    text-wrap: balance;
    color: ${color.inkSoft};
  }

  [role='status']:not(:empty) {
    max-inline-size: 36em;
    margin-block: ${space.m};
  }

  /* Needs script, and is of no use in print. */
  ${mixins.needsScript}
  ${mixins.notInPrint}
`;

/** How long to wait for an answer, in milliseconds: the browser's permission prompt is usually still open then. */
const timeoutMs = 10_000;

/**
 * Finds the nearest branch on request. The device provides its position, and distances are computed on it. The script
 * is loaded on the first click; `app/islands/hydrateIslands.client.ts` shows a message if that fails. For dark
 * surfaces.
 */
export function Nearest() {
  const [answer, setAnswer] = useState<Answer>();
  const requestCount = useRef(0);
  const find = async () => {
    const request = ++requestCount.current;
    /** Only the latest request is answered, however late. */
    const showAnswer = (next: Answer) => {
      if (request === requestCount.current) setAnswer(next);
    };
    showAnswer({ words: words.asking });
    const timer = setTimeout(() => showAnswer({ words: words.unanswered }), timeoutMs);
    const found = await findNearest().catch((error: unknown) => {
      console.error(error);
      return { words: words.failed };
    });
    clearTimeout(timer);
    showAnswer(found);
  };
  return (
    <div className={panel}>
      <div>
        <button className={buttonStyles} type="button" data-replay="" onClick={() => void find()}>
          {words.findNearest}
        </button>
        <small>{words.staysHere}</small>
      </div>
      <div role="status" data-load-failed={loadFailed}>
        {answer?.words}
      </div>
      {answer?.list}
    </div>
  );
}
