/**
 * What the platform leaves open: a panel closes when one of its links is chosen (the page may be shown again
 * by Back, or the link may lead to a place on it), and when the focus leaves the panel by Tab, because the
 * panel would hide the focused element. Opening, toggling, one at a time, a press outside and Escape need no
 * script (decision 06), but in browsers without popovers, which have a stand-in.
 */
import { installPopoverFallback } from './popoverFallback.ts';

/** Closes the open panels but the one that holds an element, or that the element opens and closes. */
function closePanels(keeper?: EventTarget | null): void {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) {
    const kept =
      keeper instanceof Element &&
      (panel.contains(keeper) || (keeper as HTMLButtonElement).popoverTargetElement === panel);
    if (!kept) panel.hidePopover();
  }
}

function onChoice({ target }: Event): void {
  if (target instanceof Element && target.closest('[popover] a')) closePanels();
}

function onFocus({ target }: Event): void {
  closePanels(target);
}

if ('popover' in HTMLElement.prototype) {
  document.addEventListener('click', onChoice);
  document.addEventListener('focusin', onFocus);
} else {
  installPopoverFallback();
}
