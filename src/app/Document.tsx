import type { ReactNode } from 'react';
import type { RoutePath } from '../content/routes.ts';
import { headlineFont } from '../styles/global.ts';
import { color } from '../styles/tokens.ts';
import { Metadata } from './Metadata.tsx';
import { structuredData } from './structuredData.ts';

/** Stand where the prerender writes what is known only once the page is rendered. */
export const marks = { styles: '/*styles*/', loader: '/*loader*/' } as const;

interface DocumentProps {
  /** The page it is the document of; the 404 page has none, and is kept out of search engines. */
  readonly path: RoutePath | undefined;
  readonly children: ReactNode;
}

/**
 * The whole served document, from `<html>` down. Only what is inside `#app` is React's in the browser, so
 * nothing that stands here is sent a second time as script.
 */
export function Document({ path, children }: DocumentProps) {
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={color.asphalt} />
        {path ? <Metadata path={path} /> : <meta name="robots" content="noindex" />}
        <link rel="preload" href={headlineFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style>{marks.styles}</style>
      </head>
      <body>
        <div id="app">{children}</div>
        {path ? (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: structuredData(path, import.meta.env.VITE_SITE_ORIGIN),
            }}
          />
        ) : null}
        <script dangerouslySetInnerHTML={{ __html: marks.loader }} />
      </body>
    </html>
  );
}
