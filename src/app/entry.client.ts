/** The script of every prerendered page: small, and without React (decision 17). */
import './everyPage.client.ts';

// For browsers that ignore the speculation rules of `Document`. Older ones lack `supports`, whatever the types say. If
// the script can't be loaded, links still work.
if (!('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')))
  import('./prefetchFallback.ts').then(
    ({ installPrefetchFallback }) => installPrefetchFallback(),
    () => undefined,
  );
