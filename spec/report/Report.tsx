import { useEffect, useMemo, useRef } from 'react';
import { globalStyles } from '../../src/styles/global.ts';
import { addressOf, views, type View } from '../tools/report/address.ts';
import type { ReportData } from '../tools/report/types.ts';
import { ClauseList } from './ClauseList.tsx';
import { Decisions } from './Decisions.tsx';
import { Overview } from './Overview.tsx';
import { Pages } from './Pages.tsx';
import { ReportContext } from './reportContext.ts';
import { Source } from './Source.tsx';
import { useStored } from './stored.ts';
import { useAddress } from './useAddress.ts';

const viewParts = {
  overview: ['Overview', Overview],
  clauses: ['Clauses', ClauseList],
  pages: ['Page by page', Pages],
  source: ['Specification', Source],
  decisions: ['Decisions', Decisions],
} as const satisfies Readonly<Record<View, unknown>>;

const headingId = 'view-heading';

/** The report on a run, for those who decide whether the site ships. */
export function Report({
  data,
  pictures,
}: {
  readonly data: ReportData;
  readonly pictures: Readonly<Record<string, string>>;
}) {
  const address = useAddress();
  const [own, setOwn] = useStored('specification-report-addresses');
  const content = useMemo(
    () => ({
      data,
      pictures,
      clauses: new Map(data.clauses.map((clause) => [clause.id, clause])),
      addresses: {
        site: (own['site'] ?? data.addresses.site).replace(/\/$/, ''),
        workbench: (own['workbench'] ?? data.addresses.workbench).replace(/\/$/, ''),
      },
    }),
    [data, pictures, own],
  );
  const [title, View] = viewParts[address.view];

  const shown = useRef(address.view);
  useEffect(() => {
    document.title = `${title} | Specification of ${data.title}`;
    if (shown.current === address.view) return;
    shown.current = address.view;
    if (!address.at) scrollTo(0, 0);
    if (!address.clause) {
      document.getElementById(headingId)?.focus({ preventScroll: address.at !== '' });
    }
  }, [address, title, data.title]);

  return (
    <ReportContext value={content}>
      <div className={globalStyles}>
        <header className="head">
          <div>
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
            <details>
              <summary>Addresses</summary>
              <div>
                {(['site', 'workbench'] as const).map((place) => (
                  <label className="field" key={place}>
                    Address of the {place}
                    <input
                      type="url"
                      defaultValue={content.addresses[place]}
                      onChange={({ currentTarget }) => setOwn({ [place]: currentTarget.value })}
                    />
                  </label>
                ))}
              </div>
            </details>
          </div>
        </header>
        <main>
          <View address={address} headingId={headingId} />
        </main>
      </div>
    </ReportContext>
  );
}
