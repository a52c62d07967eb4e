/**
 * Prefetches pages in browsers without speculation rules (Safari and Firefox today; the others follow those in
 * `Document`): when the visitor rests the pointer on a link, touches it, or moves the focus to it.
 */

/** How long the pointer rests on a link before its page is fetched, in milliseconds; a shorter time is no interest. */
const hoverDelay = 65;

const fetched = new Set<string>();

/**
 * The page of this site a link leads to, without its fragment; `undefined` for files, downloads and the current page.
 */
function linkedPage(target: EventTarget | null): string | undefined {
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
    // If this fails, the link still works.
    fetch(page, { priority: 'low' }).catch(() => undefined);
  }
}

/** Whether the visitor has data saver on. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Whether the browser supports the document's speculation rules. */
function hasSpeculationRules(): boolean {
  // Older browsers lack `supports`, whatever the types say.
  return 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');
}

if (!hasSpeculationRules() && !savesData()) {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(linkedPage(target)), hoverDelay);
  });
  for (const event of ['touchstart', 'focusin'])
    document.addEventListener(event, ({ target }) => prefetch(linkedPage(target)), {
      passive: true,
    });
}
