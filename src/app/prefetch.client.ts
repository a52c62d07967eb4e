/** Prefetches pages in browsers that ignore the speculation rules of `Document`. */

/** Whether the browser supports the document's speculation rules. */
function hasSpeculationRules(): boolean {
  // Older browsers lack `supports`, whatever the types say.
  return 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
}

// If it can't be loaded, links still work.
if (!hasSpeculationRules())
  import('./prefetchFallback.ts').then(
    ({ installPrefetchFallback }) => installPrefetchFallback(),
    () => undefined,
  );
