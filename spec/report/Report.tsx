import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { globalStyles } from '../../src/styles/global.ts';
import { addressOf, parseAddress, views, type View } from '../tools/report/address.ts';
import type { ReportData } from '../tools/report/buildReport.ts';
import { ClauseList } from './ClauseList.tsx';
import { Overview } from './Overview.tsx';
import { Pages } from './Pages.tsx';
import { ReportContext, viewHeading } from './reportContext.ts';
import { useWalk } from './useWalk.ts';

const viewParts = {
  overview: ['Overview', Overview],
  clauses: ['Clauses', ClauseList],
  pages: ['Page by page', Pages],
} as const satisfies Readonly<Record<View, unknown>>;

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function Report({
  data,
  pictures,
}: {
  readonly data: ReportData;
  readonly pictures: Readonly<Record<string, string>>;
}) {
  // The address has all state of the views, so that every link restores its view.
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const address = useMemo(() => parseAddress(hash), [hash]);
  const walk = useWalk(data);
  const clauses = useMemo(() => new Map(data.clauses.map((one) => [one.id, one])), [data]);
  const content = useMemo(
    () => ({ data, address, pictures, walk, clauses }),
    [data, address, pictures, walk, clauses],
  );
  const [title, View] = viewParts[address.view];

  const shown = useRef(address.view);
  useEffect(() => {
    document.title = `${title} | Specification of ${data.title}`;
    if (shown.current === address.view) return;
    shown.current = address.view;
    scrollTo(0, 0);
    if (!address.clause) document.getElementById(viewHeading)?.focus();
  }, [address, title, data.title]);

  return (
    <ReportContext value={content}>
      <div className={globalStyles}>
        <header className="dark head">
          <p>
            {data.title} <span>specification</span>
          </p>
          <nav aria-label="Report">
            <ul>
              {views.map((view) => (
                <li key={view}>
                  <a
                    href={addressOf({ view })}
                    aria-current={view === address.view ? 'page' : undefined}
                  >
                    {viewParts[view][0]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main>
          <View />
        </main>
      </div>
    </ReportContext>
  );
}
