import type { ReactNode } from 'react';
import type { RoutePath } from '../content/routes.ts';
import { headlineFont } from '../styles/global.ts';
import { color } from '../styles/tokens.ts';
import { href } from '../ui/href.ts';
import { BuiltIslands, type IslandFiles } from '../ui/Island.tsx';
import { structuredData } from './structuredData.ts';

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
 * without speculation rules use `prefetchFallback.ts`.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: sitePages, eagerness: 'moderate' }],
});

/**
 * Loads the page's scripts after the first frame: loaded with the document, they delayed the first paint of a slow phone
 * by a fifth (decision 17). A hidden document, such as one the browser prerendered from the address bar, has no frames
 * and loads them at once. The page works without them. If one can't be loaded, it is requested again past the cache,
 * because the host may have let the browser keep a 404 for a year; most browsers import it only on the next page then.
 * Their addresses are an attribute, so that the policy of every page has the same hash.
 */
const loadScripts =
  '{let{scripts}=document.currentScript.dataset;(document.hidden?queueMicrotask:requestAnimationFrame)(()=>setTimeout(()=>{for(let script of scripts.split(" "))import(script).catch(()=>fetch(script,{cache:"reload"}).then(()=>import(script))).catch(()=>{})}))}';

/** What depends on the markup of a document. The build learns it from a draft, the document without these parts. */
export interface BuiltParts {
  /** The style rules that the document uses. */
  readonly styles: string;
  /** Its Content-Security-Policy, which allows its inline styles and scripts. */
  readonly policy: string;
  /** The addresses of the scripts that the page loads by itself. */
  readonly scripts: readonly string[];
  /** The files of its islands. */
  readonly islands: IslandFiles;
}

interface DocumentProps {
  /** The page's path; the 404 page has none. */
  readonly path: RoutePath | undefined;
  /** `undefined` in a draft. */
  readonly parts: BuiltParts | undefined;
  readonly children: ReactNode;
}

/** The whole served document, from `<html>` down. In the browser React only hydrates its islands. */
export function Document({ path, parts, children }: DocumentProps) {
  return (
    <html lang="en-NZ">
      <head>
        <meta charSet="utf-8" />
        {parts ? <meta httpEquiv="Content-Security-Policy" content={parts.policy} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content={color.surfaceDark} />
        <link rel="preload" href={headlineFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href={href('/favicon-32.png')} sizes="32x32" type="image/png" />
        <link rel="icon" href={href('/favicon.svg')} sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={href('/apple-touch-icon.png')} />
        <link rel="manifest" href={href('/manifest.webmanifest')} />
        <style>{parts?.styles}</style>
      </head>
      <body>
        <BuiltIslands value={parts?.islands}>{children}</BuiltIslands>
        {path ? (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              __html: structuredData(path, import.meta.env.VITE_SITE_ORIGIN),
            }}
          />
        ) : null}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <script
          data-scripts={parts?.scripts.join(' ')}
          dangerouslySetInnerHTML={{ __html: loadScripts }}
        />
      </body>
    </html>
  );
}
