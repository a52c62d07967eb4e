import { arrival } from './returnFocus.client.ts';

/**
 * A link to a part of a page puts it in view before the headline font has come, whose lines are of other heights. Most
 * browsers keep what is in view where it stands. For one that does not, such as Safari, this puts the part in view again
 * whenever the page has grown or shrunk, until the visitor moves (NAVIGATE-FRAGMENT-STAYS).
 */
function keepFragmentInView(): void {
  const observer = new ResizeObserver(() => document.querySelector(':target')?.scrollIntoView());
  observer.observe(document.body);
  for (const move of ['pointerdown', 'touchstart', 'keydown', 'wheel'])
    addEventListener(move, () => observer.disconnect(), { passive: true });
}

// Back, Forward and a reload return to where the visitor was.
if (arrival() === 'navigate' && !CSS.supports('(overflow-anchor: auto)')) keepFragmentInView();
