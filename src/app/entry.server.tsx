import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { findRoute, routes } from '../content/routes.ts';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { loadPage } from './pageTable.tsx';

export { marks } from './Document.tsx';
export { routes } from '../content/routes.ts';

/** Every address to render, with the file it becomes: hosts serve `about.html` at `/about`, without a redirect. */
export const files: readonly { readonly path: string; readonly file: string }[] = [
  ...routes.map(({ path }) => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  })),
  { path: '/404', file: '404.html' },
];

/** Renders the document of one address, whole; any address without a route gives the 404 page. */
export async function renderDocument(pathname: string): Promise<string> {
  await loadPage(pathname);
  const route = findRoute(pathname);
  const { prelude } = await prerender(
    <Document path={route?.path}>
      <StaticRouter location={pathname}>
        <App />
      </StaticRouter>
    </Document>,
  );
  return new Response(prelude).text();
}
