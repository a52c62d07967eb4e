import { use } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../content/routes.ts';
import { Layout } from '../shell/Layout.tsx';
import { globalStyles } from '../styles/global.ts';
import { PageHead } from './PageHead.tsx';
import { loadPage } from './pageTable.tsx';

/**
 * Renders a page once its module has loaded; the build and development load it beforehand, so nothing is ever
 * suspended.
 */
function LoadedPage({ path }: { readonly path: string }) {
  const Page = use(loadPage(path));
  return <Page />;
}

/** The whole site, inside a router. The build renders it into documents; development renders it in the browser. */
export function App() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead pathname={pathname} />
      <div className={globalStyles}>
        <Layout pathname={pathname}>
          <Routes>
            {routes.map(({ path }) => (
              <Route key={path} path={path} caseSensitive element={<LoadedPage path={path} />} />
            ))}
            <Route path="*" element={<LoadedPage path="/404" />} />
          </Routes>
        </Layout>
      </div>
    </>
  );
}
