/**
 * Back and Forward show a page scrolled as it was left. Where the browser has not kept the page it loads it anew, and the
 * focus would begin again at the top, far from what is in view: it goes back to what had it when the page was left.
 */
const key = `focus ${location.pathname}`;

/** What takes the focus, in the order of the document. */
function stops() {
  return [
    ...document.querySelectorAll<HTMLElement | SVGElement>(
      'a, button, summary, input, select, textarea',
    ),
  ];
}

/** What the visitor left by: its place, its words, which have to be the same again, and whether the focus was seen. */
type Left = readonly [place: number, words: string | null, seen: boolean];

function keepFocus(): void {
  const all = stops();
  const place = all.findIndex((stop) => stop === document.activeElement);
  const stop = all[place];
  const left: Left | [] = stop ? [place, stop.textContent, stop.matches(':focus-visible')] : [];
  sessionStorage.setItem(key, JSON.stringify(left));
}

/** How the visitor came: by a link or an address, by Back or Forward, or by loading the page anew. */
export function arrival(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

function returnFocus(): void {
  if (arrival() !== 'back_forward' || document.activeElement !== document.body) return;
  const [place = -1, words, seen = true] = JSON.parse(
    sessionStorage.getItem(key) ?? '[]',
  ) as Partial<Left>;
  const stop = stops()[place];
  if (stop?.textContent === words) stop?.focus({ preventScroll: true, focusVisible: seen });
}

/** Storage can be forbidden, or full: the focus then stays where the browser has it. */
function withStorage(task: () => void): void {
  try {
    task();
  } catch {
    // Nothing else depends on it.
  }
}

addEventListener('pagehide', () => withStorage(keepFocus));
withStorage(returnFocus);
