import { business } from '../content/business.ts';
import { notFound } from '../content/notFound.ts';
import { findRoute } from '../content/routes.ts';
import { documentTitle } from '../domain/documentTitle.ts';

const names = [business.name, business.shortName];

/** A page's title and canonical address. Other metadata is in `Metadata`. */
export function PageHead({ pathname }: { readonly pathname: string }) {
  const route = findRoute(pathname);
  if (!route) return <title>{documentTitle(notFound.heading, names)}</title>;
  return (
    <>
      <title>{documentTitle(route.title, names)}</title>
      <link rel="canonical" href={`${import.meta.env.VITE_SITE_ORIGIN}${route.path}`} />
    </>
  );
}
