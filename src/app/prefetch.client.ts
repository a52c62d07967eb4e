/** Prefetches pages in browsers that ignore the speculation rules of `Document`. */

// Older browsers lack `supports`, whatever the types say. If the fallback can't be loaded, links still work.
if (!('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')))
  import('./prefetchFallback.ts').then(
    ({ installPrefetchFallback }) => installPrefetchFallback(),
    () => undefined,
  );
