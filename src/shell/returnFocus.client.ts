/**
 * Restores focus after Back and Forward. The browser restores the scroll position, but when it has to reload the page
 * focus starts at the top, far from what is in view.
 */
import { storedName, withStorage } from '../ui/stored.ts';

const key = storedName(`focus ${location.pathname}`);

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

function saveFocus(storage: Storage): void {
  const elements = focusableElements();
  const index = elements.findIndex((element) => element === document.activeElement);
  const element = elements[index];
  const saved: SavedFocus | [] = element
    ? [index, element.textContent, element.matches(':focus-visible')]
    : [];
  storage.setItem(key, JSON.stringify(saved));
}

/** How the visitor arrived: by a link or an address, by Back or Forward, or by reloading the page. */
export function arrival(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

function restoreFocus(storage: Storage): void {
  if (arrival() !== 'back_forward' || document.activeElement !== document.body) return;
  const [index = -1, words, wasVisible = true] = JSON.parse(
    storage.getItem(key) ?? '[]',
  ) as Partial<SavedFocus>;
  const element = focusableElements()[index];
  if (element?.textContent === words)
    element?.focus({ preventScroll: true, focusVisible: wasVisible });
}

addEventListener('pagehide', () => withStorage('sessionStorage', saveFocus));
withStorage('sessionStorage', restoreFocus);
