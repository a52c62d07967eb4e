import { business } from '../content/business.ts';
import { routeFor, type RoutePath } from '../content/routes.ts';
import { shareAlt } from '../content/share.ts';

/**
 * Metadata for machines: description, keywords where the specification has them (D40), and the preview of shared
 * links, with the picture that `npm run icons` draws. Title and canonical link are in `PageHead`.
 */
export function Metadata({ path }: { readonly path: RoutePath }) {
  const origin = import.meta.env.VITE_SITE_ORIGIN;
  const { title, description, keywords } = routeFor(path);
  return (
    <>
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
