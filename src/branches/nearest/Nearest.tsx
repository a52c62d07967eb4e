import { css } from 'linaria';
import { useRef, useState } from 'react';
import { color, leading, size, space } from '../../styles/tokens.ts';
import { buttonStyles } from '../../ui/Button.tsx';
import { findNearest, type Answer } from './findNearest.tsx';

const panel = css`
  padding: ${space.l};
  background: ${color.surfaceDark};
  color: ${color.onSurfaceDark};

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s} ${space.l};
  }

  small {
    flex: 1 1 12rem;
    font-size: ${size.small};
    text-wrap: balance;
    line-height: ${leading.note};
    color: ${color.onSurfaceDarkSoft};
  }

  [role='status']:not(:empty) {
    max-inline-size: 36em;
    margin-block: ${space.m};
  }

  /* Nothing here works without script, and paper cannot be pressed. */
  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** What is said while the device is asked. */
const asking: Answer = { words: 'Finding your location…' };

/** What is said when nothing has come back: most often the browser's own question has not been answered. */
const unanswered: Answer = {
  words:
    'No answer yet. If your browser asks for your location, allow it. You can try again, or use the list of branches on this page.',
};

/** How long the visitor waits for an answer before that is said, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Finds the branch nearest to the visitor, when asked to. The device is asked and the distances are worked out
 * on it. Its script is fetched at the press, and `app/islands/hydrateIslands.client.ts` says so where it does not come. It
 * stands on asphalt.
 */
export function Nearest() {
  const [answer, setAnswer] = useState<Answer>();
  const presses = useRef(0);
  const press = async () => {
    const turn = ++presses.current;
    /** Only the last press is answered, however late its answer comes. */
    const say = (next: Answer) => {
      if (turn === presses.current) setAnswer(next);
    };
    say(asking);
    const timer = setTimeout(() => say(unanswered), timeoutMs);
    const found = await findNearest();
    clearTimeout(timer);
    say(found);
  };
  return (
    <div className={panel}>
      <div>
        <button className={buttonStyles} type="button" data-replay="" onClick={() => void press()}>
          Find the nearest branch
        </button>
        <small>Your location stays on your device.</small>
      </div>
      <div role="status" data-load-failed="That didn’t load. Check your connection and try again.">
        {answer?.words}
      </div>
      {answer?.list}
    </div>
  );
}
