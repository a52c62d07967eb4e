import type { ReactNode } from 'react';
import type { RoutePath } from '../content/routes.ts';
import { headlineFont } from '../styles/global.ts';
import { color } from '../styles/tokens.ts';
import { Metadata } from './Metadata.tsx';
import { structuredData } from './structuredData.ts';

/** Stand where the prerender writes what is known only once the page is rendered. */
export const marks = { styles: '/*styles*/', pageScript: '/pageScript' } as const;

/** Pages of this site; files, downloads, and what opens in a window of its own are none. */
const pages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[target], [download]' } },
  ],
};

/**
 * Has the browser fetch the pages a visitor is likely to go to, and render the likeliest ahead (decision 17). It
 * decides what is likely, and does neither where data or power is saved. Browsers without such rules: `prefetch.client.ts`.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'moderate' }],
});

interface DocumentProps {
  /** The page it is the document of; the 404 page has none, and is kept out of search engines. */
  readonly path: RoutePath | undefined;
  readonly children: ReactNode;
}

/**
 * The whole served document, from `<html>` down. In the browser only its islands are React's.
 */
export function Document({ path, children }: DocumentProps) {
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={color.surfaceDark} />
        {path ? <Metadata path={path} /> : <meta name="robots" content="noindex" />}
        <link rel="preload" href={headlineFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style>{marks.styles}</style>
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
        <script type="module" src={marks.pageScript} />
      </body>
    </html>
  );
}
