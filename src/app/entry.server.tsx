import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { findRoute, routes } from '../content/routes.ts';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { loadPage } from './pageTable.tsx';
import { put } from './put.ts';

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

/**
 * Renders the whole document of one path; unknown paths give the 404 page.
 *
 * @throws Error when the document does not have its body exactly once
 */
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
  const html = await new Response(prelude).text();
  // Cloudflare would hide the e-mail addresses between them, and the page's policy refuses its script to show them.
  const begun = put(html, '<body>', '<body><!--email_off-->');
  return put(begun, '</body>', '<!--/email_off--></body>');
}
