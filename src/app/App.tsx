import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Layout } from '../sections/Layout.tsx';
import { globalStyles } from '../styles/global.ts';
import { PageHead } from './PageHead.tsx';
import { loadedPage, loadPage, loadPageOrLeave } from './routes.tsx';
import { useArrival } from './useArrival.ts';
import { useFollowLinks } from './useFollowLinks.ts';

/** A page fetched ahead is a convenience: when it fails, following the link tries again and says so. */
function prefetch(path: string): void {
  loadPage(path).catch(() => undefined);
}

function isHere(path: string): boolean {
  return loadedPage(path) !== undefined;
}

/**
 * The page of the current address, by the table of routes: the router says only where the visitor is.
 * Waits for the page's chunk while the page before it stays in view.
 */
function CurrentPage() {
  const { pathname } = useLocation();
  const Page = loadedPage(pathname) ?? use(loadPageOrLeave(pathname));
  return <Page />;
}

/** The whole site inside a router, the same in the browser and in the prerender. */
export function App() {
  const { pathname } = useLocation();
  useArrival();
  useFollowLinks(prefetch, isHere);
  useEffect(() => {
    // Says that the router has taken over, to tests and to styles.
    document.documentElement.dataset['awake'] = 'true';
  }, []);
  return (
    <>
      <PageHead pathname={pathname} />
      <div className={globalStyles}>
        <Layout pathname={pathname}>
          <CurrentPage />
        </Layout>
      </div>
    </>
  );
}
