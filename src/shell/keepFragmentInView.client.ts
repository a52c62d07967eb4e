import { arrival } from './returnFocus.client.ts';

/** How long to wait for the headline font, in milliseconds. */
const keepsMs = 5_000;

/**
 * A link to a part of a page scrolls to it before the headline font has loaded, which changes the height of lines. Most
 * browsers then keep the part in place. In others, such as Safari, this scrolls to it again whenever the page has grown
 * or shrunk, until the visitor presses, types, scrolls or moves the focus, also by an assistive technology, which uses
 * neither pointer nor key (NAVIGATE-FRAGMENT-STAYS).
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
