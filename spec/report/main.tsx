import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { globalStyles } from '../../src/styles/global.ts';
import { addressOf, views, type View } from '../tools/report/address.ts';
import { ClauseList } from './ClauseList.tsx';
import { data, useAddress, viewHeading } from './content.ts';
import { Overview } from './Overview.tsx';
import { Pages } from './Pages.tsx';
// After the site's styles, so that these take precedence.
import './report.css';

const viewParts = {
  overview: ['Overview', Overview],
  clauses: ['Clauses', ClauseList],
  pages: ['Page by page', Pages],
} as const satisfies Readonly<Record<View, unknown>>;

function Report() {
  const { view, clause } = useAddress();
  const [title, Shown] = viewParts[view];

  const before = useRef(view);
  useEffect(() => {
    document.title = `${title} | Specification of ${data.title}`;
    if (before.current === view) return;
    before.current = view;
    scrollTo(0, 0);
    if (!clause) document.getElementById(viewHeading)?.focus();
  }, [view, clause, title]);

  return (
    <div className={globalStyles}>
      <header className="dark head">
        <p>
          {data.title} <span>specification</span>
        </p>
        <nav aria-label="Report">
          <ul>
            {views.map((each) => (
              <li key={each}>
                <a
                  href={addressOf({ view: each })}
                  aria-current={each === view ? 'page' : undefined}
                >
                  {viewParts[each][0]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <Shown />
      </main>
    </div>
  );
}

const app = document.getElementById('app');
if (!app) throw new Error('The document has no element #app.');
createRoot(app).render(<Report />);
