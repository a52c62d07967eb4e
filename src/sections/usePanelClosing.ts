import { useEffect } from 'react';

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

/**
 * What the platform leaves open: a panel closes when one of its links is chosen, and when the focus leaves
 * it, by Tab (it would hide the focused element) or because another page arrives and takes the focus.
 * Opening, toggling, one at a time, click outside and Escape need no script. Waking closes nothing: a
 * visitor may have opened the panel before.
 */
export function usePanelClosing(): void {
  useEffect(() => {
    document.addEventListener('click', onChoice);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('click', onChoice);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
