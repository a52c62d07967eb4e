import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { findRoute, routes } from '../content/routes.ts';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { loadPage } from './pageTable.tsx';

export { markers } from './Document.tsx';
export { routes } from '../content/routes.ts';

/** Every path to render, with the file it is written to: hosts serve `about.html` at `/about`, without a redirect. */
export const files: readonly { readonly path: string; readonly file: string }[] = [
  ...routes.map(({ path }) => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  })),
  { path: '/404', file: '404.html' },
];

/** Renders the whole document of one path; unknown paths give the 404 page. */
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
