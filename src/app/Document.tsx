import type { ReactNode } from 'react';
import type { RoutePath } from '../content/routes.ts';
import { headlineFont } from '../styles/global.ts';
import { color } from '../styles/tokens.ts';
import { href } from '../ui/href.ts';
import { Metadata } from './Metadata.tsx';
import { structuredData } from './structuredData.ts';

/** Markers that the prerender replaces with what is known only after rendering. */
export const markers = { styles: '/*styles*/', pageScript: '/pageScript' } as const;

/** Links to pages of this site: no files, no downloads, no new tabs. */
const sitePages = {
  and: [
    { href_matches: href('/*') },
    { not: { href_matches: href('/*.*') } },
    { not: { selector_matches: '[target], [download]' } },
  ],
};

/**
 * Lets the browser prefetch the pages a visitor is likely to open next. It decides which, and fetches none when saving
 * data or power. It does not prerender them: on a slow phone the next page came later for it (decision 17). Browsers
 * without speculation rules use `prefetch.client.ts`.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: sitePages, eagerness: 'moderate' }],
});

/**
 * Loads the page's script after the first frame: loaded with the document, it delayed the first paint of a slow phone by
 * a fifth (decision 17). A hidden document, such as one the browser prerendered from the address bar, has no frames and
 * loads it at once. The page works without it.
 */
const loadPageScript = `(document.hidden?queueMicrotask:requestAnimationFrame)(()=>setTimeout(()=>import("${markers.pageScript}").catch(()=>{})))`;

interface DocumentProps {
  /** The page's path; the 404 page has none, and is not indexed. */
  readonly path: RoutePath | undefined;
  readonly children: ReactNode;
}

/** The whole served document, from `<html>` down. In the browser React only hydrates its islands. */
export function Document({ path, children }: DocumentProps) {
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={color.surfaceDark} />
        {path ? <Metadata path={path} /> : <meta name="robots" content="noindex" />}
        <link rel="preload" href={headlineFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href={href('/favicon-32.png')} sizes="32x32" type="image/png" />
        <link rel="icon" href={href('/favicon.svg')} sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={href('/apple-touch-icon.png')} />
        <link rel="manifest" href={href('/manifest.webmanifest')} />
        <style>{markers.styles}</style>
      </head>
      <body>
        {children}
        {path ? (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: structuredData(path, import.meta.env.VITE_SITE_ORIGIN),
            }}
          />
        ) : null}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script dangerouslySetInnerHTML={{ __html: loadPageScript }} />
      </body>
    </html>
  );
}
