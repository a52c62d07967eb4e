import { business } from '../content/business.ts';
import { notFound } from '../content/notFound.ts';
import { findRoute } from '../content/routes.ts';
import { shareAlt } from '../content/branchWords.ts';
import { documentTitle } from '../domain/documentTitle.ts';

const names = [business.name, business.shortName];

/**
 * What a document says of its page: title, canonical address, description, keywords where the specification has them
 * (D40), and the preview of shared links, with the picture that `npm run icons` draws. The 404 page is not indexed.
 */
export function PageHead({ pathname }: { readonly pathname: string }) {
  const route = findRoute(pathname);
  if (!route)
    return (
      <>
        <title>{documentTitle(notFound.heading, names)}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  const origin = import.meta.env.VITE_SITE_ORIGIN;
  const { path, title, description, keywords } = route;
  return (
    <>
      <title>{documentTitle(title, names)}</title>
      <link rel="canonical" href={`${origin}${path}`} />
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_NZ" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:image" content={`${origin}/share.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareAlt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
