import { css } from 'linaria';
import { allBranches, closuresOf } from '../content/branches.ts';
import { formatClosure } from '../domain/hoursRows.ts';
import { container } from '../styles/layout.ts';
import { color, space } from '../styles/tokens.ts';

const notice = css`
  background-color: ${color.signal};
  color: ${color.onSignal};

  closed-days:not([hidden]) {
    display: block;
    padding-block: ${space.s};
    font-weight: 600;
    text-wrap: balance;
  }
`;

/**
 * Hides what is not true today in Christchurch. It runs while the browser parses the page, so that nothing moves;
 * `openStatus.client.ts` keeps the lines up to date. Swedish dates are written `2026-12-24`.
 */
const hideOtherDays = `{
  const today = new Date(Date.now()).toLocaleDateString('sv-SE', { timeZone: 'Pacific/Auckland' });
  for (const line of document.querySelectorAll('header closed-days'))
    line.hidden = today < line.getAttribute('from') || today > line.getAttribute('until');
}`.replaceAll(/\n */g, '');

/** Below the header of every page: that all branches are closed, on the days on which they are. */
export function ClosureNotice() {
  const closed = closuresOf('all');
  if (closed.length === 0) return null;
  return (
    <div className={notice}>
      <div className={container}>
        {closed.map((closure) => (
          <p key={closure.from}>
            <closed-days from={closure.from} until={closure.until ?? closure.from}>
              {`${allBranches}: ${formatClosure(closure)}`}
            </closed-days>
          </p>
        ))}
        <script dangerouslySetInnerHTML={{ __html: hideOtherDays }} />
      </div>
    </div>
  );
}
