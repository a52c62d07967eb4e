import { business } from '../content/business.ts';
import { findRoute } from '../content/routes.ts';

/** A page's title and canonical address. Other metadata is in `Metadata`. */
export function PageHead({ pathname }: { readonly pathname: string }) {
  const route = findRoute(pathname);
  if (!route) return <title>{`Page not found | ${business.name}`}</title>;
  return (
    <>
      <title>{`${route.title} | ${business.name}`}</title>
      <link rel="canonical" href={`${import.meta.env.VITE_SITE_ORIGIN}${route.path}`} />
    </>
  );
}
