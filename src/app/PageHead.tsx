import { documentTitle } from '../content/documentTitle.ts';
import { notFound } from '../content/notFound.ts';
import { findRoute } from '../content/routes.ts';

/** A page's title and canonical address. Other metadata is in `Metadata`. */
export function PageHead({ pathname }: { readonly pathname: string }) {
  const route = findRoute(pathname);
  if (!route) return <title>{documentTitle(notFound.heading)}</title>;
  return (
    <>
      <title>{documentTitle(route.title)}</title>
      <link rel="canonical" href={`${import.meta.env.VITE_SITE_ORIGIN}${route.path}`} />
    </>
  );
}
