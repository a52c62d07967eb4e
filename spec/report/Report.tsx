import { css } from 'linaria';
import { useEffect, useMemo, useRef } from 'react';
import { globalStyles } from '../../src/styles/global.ts';
import { color, font, layout, media } from '../../src/styles/tokens.ts';
import { addressOf, views, type Address, type View } from '../tools/report/address.ts';
import type { ReportData } from '../tools/report/types.ts';
import { ClauseList } from './ClauseList.tsx';
import { Decisions } from './Decisions.tsx';
import { field, page } from './looks.ts';
import { Overview } from './Overview.tsx';
import { Pages } from './Pages.tsx';
import { ReportContext } from './reportContext.ts';
import { Source } from './Source.tsx';
import { useStored } from './stored.ts';
import { useAddress } from './useAddress.ts';

const head = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  color-scheme: dark;
  background: ${color.surfaceDarkRaised};
  color: ${color.onSurfaceDark};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    max-inline-size: 100rem;
    margin-inline: auto;
    padding-inline: ${layout.gutter};
  }

  @media (max-width: 61.99rem) {
    position: static;
  }

  @media print {
    position: static;
    color-scheme: light;
    background: none;
    color: ${color.ink};
  }
`;

const name = css`
  margin-inline-end: auto;
  padding-block: 0.6rem;
  font-family: ${font.display};
  font-size: 1.125rem;
  font-weight: 700;
  line-height: 1.1;

  & > span {
    color: ${color.signal};
  }

  ${media.desktop} {
    padding-inline-end: 0.75rem;
    font-size: 1.25rem;
  }

  @media print {
    & > span {
      color: inherit;
    }
  }
`;

const nav = css`
  flex: 1 1 100%;
  order: 1;

  ${media.desktop} {
    flex: 1;
    order: 0;
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -0.7rem;
  }

  ${media.desktop} {
    & > ul {
      margin-inline-start: 0;
    }
  }

  & a {
    display: flex;
    align-items: center;
    min-block-size: 3rem;
    padding-inline: 0.7rem;
    border-block: 3px solid transparent;
    font-size: 0.9375rem;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  & a[aria-current='page'] {
    border-block-end-color: ${color.signal};
    font-weight: 700;
  }

  /* There a border without a colour is seen as well. */
  @media (forced-colors: active) {
    & a {
      border-color: Canvas;
    }

    & a[aria-current='page'] {
      border-block-end-color: Highlight;
    }
  }

  @media print {
    display: none;
  }
`;

const settings = css`
  position: relative;

  & > summary {
    display: flex;
    align-items: center;
    min-block-size: 3rem;
    font-size: 0.9375rem;
    cursor: pointer;
    list-style: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > div {
    display: grid;
    gap: 0.75rem;
    padding-block-end: 1rem;
  }

  ${media.desktop} {
    & > div {
      position: absolute;
      inset: 100% 0 auto auto;
      inline-size: 22rem;
      padding: 1rem;
      background: ${color.surfaceDarkRaised};
      border: 1px solid ${color.surfaceDarkRule};
    }
  }

  @media print {
    display: none;
  }
`;

const titles: Readonly<Record<View, string>> = {
  overview: 'Overview',
  clauses: 'Clauses',
  pages: 'Page by page',
  source: 'Specification',
  decisions: 'Decisions',
};

const headingId = 'view-heading';

function ViewOf({ address }: { readonly address: Address }) {
  const shared = { address, headingId };
  switch (address.view) {
    case 'overview':
      return <Overview headingId={headingId} />;
    case 'clauses':
      return <ClauseList {...shared} />;
    case 'pages':
      return <Pages {...shared} />;
    case 'source':
      return <Source {...shared} />;
    case 'decisions':
      return <Decisions {...shared} />;
  }
}

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

  const shown = useRef(address.view);
  useEffect(() => {
    document.title = `${titles[address.view]} | Specification of ${data.title}`;
    if (shown.current === address.view) return;
    shown.current = address.view;
    if (!address.at) scrollTo(0, 0);
    if (!address.clause) {
      document.getElementById(headingId)?.focus({ preventScroll: address.at !== '' });
    }
  }, [address, data.title]);

  return (
    <ReportContext value={content}>
      <div className={`${globalStyles} ${page}`}>
        <header className={head}>
          <div>
            <p className={name}>
              {data.title} <span>specification</span>
            </p>
            <nav className={nav} aria-label="Report">
              <ul>
                {views.map((view) => (
                  <li key={view}>
                    <a
                      href={addressOf({ view })}
                      aria-current={view === address.view ? 'page' : undefined}
                    >
                      {titles[view]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <details className={settings}>
              <summary>Addresses</summary>
              <div>
                <label className={field}>
                  Address of the site
                  <input
                    type="url"
                    defaultValue={content.addresses.site}
                    onChange={({ currentTarget }) => setOwn({ site: currentTarget.value })}
                  />
                </label>
                <label className={field}>
                  Address of the workbench
                  <input
                    type="url"
                    defaultValue={content.addresses.workbench}
                    onChange={({ currentTarget }) => setOwn({ workbench: currentTarget.value })}
                  />
                </label>
              </div>
            </details>
          </div>
        </header>
        <main>
          <ViewOf address={address} />
        </main>
      </div>
    </ReportContext>
  );
}
