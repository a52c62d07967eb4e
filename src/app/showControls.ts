/**
 * Shows the controls of a container's islands, which are hidden until a script listens to them: in development React
 * renders islands with the rest of the page, and again after a change, so something always listens.
 */
export function showControls(container: Element): void {
  const show = () => {
    for (const island of container.querySelectorAll('[data-island]'))
      island.setAttribute('data-listening', '');
  };
  show();
  new MutationObserver(show).observe(container, { childList: true, subtree: true });
}
