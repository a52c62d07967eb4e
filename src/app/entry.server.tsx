import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { findRoute, routes } from '../content/routes.ts';
import { App } from './App.tsx';
import { Document, type BuiltParts } from './Document.tsx';
import { loadPage } from './pageTable.tsx';

export { routes } from '../content/routes.ts';

/** Every path to render, with the file it is written to: hosts serve `about.html` at `/about`, without a redirect. */
export const files: readonly { readonly path: string; readonly file: string }[] = [
  ...routes.map(({ path }) => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  })),
  { path: '/404', file: '404.html' },
];

/** Puts a text in the place of a tag, which the document must have exactly once. */
function put(document: string, tag: string, text: string): string {
  const [before, after, ...more] = document.split(tag);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`A document must have ${tag} exactly once.`);
  return before + text + after;
}

/**
 * Renders the whole document of one path; unknown paths give the 404 page.
 *
 * @param parts what depends on the markup; without it, a draft is rendered
 * @throws Error when an island lacks its files, or the document does not have its body exactly once
 */
export async function renderDocument(pathname: string, parts?: BuiltParts): Promise<string> {
  await loadPage(pathname);
  const route = findRoute(pathname);
  const { prelude } = await prerender(
    <Document path={route?.path} parts={parts}>
      <StaticRouter location={pathname}>
        <App />
      </StaticRouter>
    </Document>,
  );
  const html = await new Response(prelude).text();
  // Cloudflare would hide the e-mail addresses between these comments, and the page's policy refuses its script to show
  // them. React cannot render comments.
  const begun = put(html, '<body>', '<body><!--email_off-->');
  return put(begun, '</body>', '<!--/email_off--></body>');
}
