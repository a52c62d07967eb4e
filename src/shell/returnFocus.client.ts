/**
 * Restores focus after Back and Forward. The browser restores the scroll position, but when it has to reload the page
 * focus starts at the top, far from what is in view.
 */
const key = `focus ${location.pathname}`;

/** The focusable elements, in document order. */
function focusableElements() {
  return [
    ...document.querySelectorAll<HTMLElement | SVGElement>(
      'a, button, summary, input, select, textarea',
    ),
  ];
}

/**
 * The element that had focus: its index, its text (to check that it is the same one), and whether focus was visible.
 */
type SavedFocus = readonly [index: number, words: string | null, wasVisible: boolean];

function saveFocus(): void {
  const elements = focusableElements();
  const index = elements.findIndex((element) => element === document.activeElement);
  const element = elements[index];
  const saved: SavedFocus | [] = element
    ? [index, element.textContent, element.matches(':focus-visible')]
    : [];
  sessionStorage.setItem(key, JSON.stringify(saved));
}

/** How the visitor arrived: by a link or an address, by Back or Forward, or by reloading the page. */
export function arrival(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

function restoreFocus(): void {
  if (arrival() !== 'back_forward' || document.activeElement !== document.body) return;
  const [index = -1, words, wasVisible = true] = JSON.parse(
    sessionStorage.getItem(key) ?? '[]',
  ) as Partial<SavedFocus>;
  const element = focusableElements()[index];
  if (element?.textContent === words)
    element?.focus({ preventScroll: true, focusVisible: wasVisible });
}

/** Runs a task that needs storage, which can be blocked or full. Focus then stays where the browser puts it. */
function withStorage(task: () => void): void {
  try {
    task();
  } catch {
    // The page works without it.
  }
}

addEventListener('pagehide', () => withStorage(saveFocus));
withStorage(restoreFocus);
