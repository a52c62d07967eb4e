/**
 * Closes menu panels where popovers don't by themselves: when one of their links is clicked (Back may show the page
 * again, or the link may lead to a fragment of it), and when Tab moves focus out of the panel, which would hide the
 * focused element. Everything else works without script (decision 06), except in browsers without popovers, which get
 * a separate fallback.
 */

/** Closes open panels, except the one that contains an element or that the element toggles. */
function closePanels(exception?: EventTarget | null): void {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) {
    const isException =
      exception instanceof Element &&
      (panel.contains(exception) ||
        (exception as HTMLButtonElement).popoverTargetElement === panel);
    if (!isException) panel.hidePopover();
  }
}

function onClick({ target }: Event): void {
  if (target instanceof Element && target.closest('[popover] a')) closePanels();
}

function onFocus({ target }: Event): void {
  closePanels(target);
}

if ('popover' in HTMLElement.prototype) {
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', onFocus);
} else {
  // Only browsers of 2023 and before load it. If it can't be loaded, focus still opens the panels.
  import('./panelFallback.ts').then(
    ({ installPanelFallback }) => installPanelFallback(),
    () => undefined,
  );
}
