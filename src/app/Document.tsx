import type { ReactNode } from 'react';
import { headlineFont } from '../styles/global.ts';
import { color } from '../styles/tokens.ts';

/** Stand where the prerender writes what is known only once the page is rendered. */
export const marks = { styles: '/*styles*/', loader: '/*loader*/' } as const;

interface DocumentProps {
  /** For search engines; a page without one is kept out of them. */
  readonly description: string | undefined;
  readonly children: ReactNode;
}

/**
 * The whole served document, from `<html>` down. Only what is inside `#app` is React's in the browser, so
 * nothing that stands here is sent a second time as script.
 */
export function Document({ description, children }: DocumentProps) {
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={color.asphalt} />
        {description ? (
          <meta name="description" content={description} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="preload" href={headlineFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{marks.styles}</style>
      </head>
      <body>
        <div id="app">{children}</div>
        <script dangerouslySetInnerHTML={{ __html: marks.loader }} />
      </body>
    </html>
  );
}
