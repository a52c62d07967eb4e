/**
 * Fetches the next page a little early in browsers without speculation rules (Safari and Firefox today; in the
 * others `Document` has the rules). A pointer that rests on a link or touches it, or the focus, is a press that is likely to come.
 */

/** How long a pointer rests on a link before its page is fetched, in milliseconds: less is passing by. */
const rest = 65;

const fetched = new Set<string>();

/** The page of this site that a link leads to, without its fragment; none for files, downloads and this very page. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname + link.search;
}

function prefetch(page: string | undefined): void {
  if (!page || fetched.has(page)) return;
  fetched.add(page);
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.href = page;
    document.head.append(link);
  } else {
    // Where it fails, following the link tries again and says so.
    fetch(page, { priority: 'low' }).catch(() => undefined);
  }
}

/** Whether the visitor's browser asks for as few bytes as can be. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Whether the browser acts on the document's own speculation rules. */
function hasSpeculationRules(): boolean {
  // Older browsers have no such method, whatever the types say.
  return 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
}

if (!hasSpeculationRules() && !savesData()) {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(pageOf(target)), rest);
  });
  for (const event of ['touchstart', 'focusin'])
    document.addEventListener(event, ({ target }) => prefetch(pageOf(target)), { passive: true });
}
