/**
 * For browsers without speculation rules (Safari and Firefox today; the others follow those in `Document`): prefetches
 * a page when the visitor touches its link, or when the pointer or the focus rests on it.
 */

/** How long a link is pointed at or focused before its page is fetched, in milliseconds; less is no interest. */
const restMs = { pointerover: 65, focusin: 500, touchstart: 0 } as const;

const fetched = new Set<string>();

/** The page of this site a link leads to, without its fragment; `undefined` for all that `Document` leaves out too. */
function linkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined;
  const isPage = link.pathname.startsWith(import.meta.env.BASE_URL) && !link.pathname.includes('.');
  return isPage && link.pathname !== location.pathname ? link.pathname + link.search : undefined;
}

function prefetch(page: string): void {
  if (fetched.has(page)) return;
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

/** Starts to prefetch, unless the visitor has data saver on. */
export function installPrefetchFallback(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => clearTimeout(timer);
  for (const [event, rest] of Object.entries(restMs))
    document.addEventListener(
      event,
      ({ target }) => {
        stop();
        const page = linkedPage(target);
        if (page) timer = setTimeout(prefetch, rest, page);
      },
      { passive: true },
    );
  document.addEventListener('focusout', stop);
}
