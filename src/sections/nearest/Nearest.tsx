import { css } from 'linaria';
import { useState } from 'react';
import { buttonLook } from '../../components/Button.tsx';
import { color } from '../../styles/tokens.ts';
import type { Answer } from './findNearest.tsx';

const panel = css`
  padding: 1.25rem;
  background: ${color.asphalt};
  color: ${color.onAsphalt};

  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1.25rem;
  }

  small {
    flex: 1 1 12rem;
    font-size: 0.95rem;
    text-wrap: balance;
    line-height: 1.35;
    color: ${color.onAsphaltSoft};
  }

  [role='status']:not(:empty) {
    max-inline-size: 36em;
    margin-block: 1rem 0.9rem;
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
const asking: Answer = { words: 'Asking your device where you are…' };

/** What is said when the code that asks cannot be had. */
const lost: Answer = {
  words: 'That could not be loaded. Check your connection, then press again.',
};

/**
 * Finds the branch nearest to the visitor, when asked to. The device is asked and the distances are worked out
 * on it; what does so is fetched at the press, so a page costs nothing for it before. It stands on asphalt.
 */
export function Nearest() {
  const [answer, setAnswer] = useState<Answer>();
  const press = async () => {
    if (answer === asking) return;
    setAnswer(asking);
    setAnswer(
      await import('./findNearest.tsx').then(
        ({ findNearest }) => findNearest(),
        () => lost,
      ),
    );
  };
  return (
    <div className={panel}>
      <div>
        <button className={buttonLook} type="button" onClick={() => void press()}>
          Find the nearest branch
        </button>
        <small>Worked out on your device: nobody is told where you are.</small>
      </div>
      <div role="status">{answer?.words}</div>
      {answer?.list}
    </div>
  );
}
