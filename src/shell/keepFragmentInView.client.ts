import { arrival } from './returnFocus.client.ts';

/** For how long the headline font may still come, in milliseconds. */
const keepsMs = 5_000;

/**
 * A link to a part of a page puts it in view before the headline font has come, whose lines are of other heights. Most
 * browsers keep what is in view where it stands. For one that does not, such as Safari, this puts the part in view again
 * whenever the page has grown or shrunk, until the visitor does anything: press, type, scroll or move the focus, also by an
 * assistive technology, which uses neither pointer nor key (NAVIGATE-FRAGMENT-STAYS).
 */
export function keepFragmentInView(): void {
  let top: number | undefined;
  const observer = new ResizeObserver(() => {
    document.querySelector(':target')?.scrollIntoView();
    top = scrollY;
  });
  observer.observe(document.body);
  const end = () => observer.disconnect();
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin', 'click'])
    addEventListener(sign, end, { passive: true, once: true });
  addEventListener('scroll', () => {
    if (top !== undefined && Math.abs(scrollY - top) > 1) end();
  });
  setTimeout(end, keepsMs);
}

// Back, Forward and a reload return to where the visitor was.
if (arrival() === 'navigate' && !CSS.supports('(overflow-anchor: auto)')) keepFragmentInView();
