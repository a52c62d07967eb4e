/** Tells the browser that the page it was asked to draw stands. */
let stands: (() => void) | undefined;

/**
 * Changes the page, and has the last one fade away over it where the browser can do that (decision 16). Until
 * `pageStands()` is called the last page is seen and takes no presses: `change` must not wait for anything.
 */
export function changePage(change: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Older browsers have no such method, whatever the types say.
  if (still || !('startViewTransition' in document)) return change();
  const { dataset } = document.documentElement;
  // Of what is marked so, the browser takes a picture.
  dataset['leaving'] = 'true';
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        delete dataset['leaving'];
        pageStands();
        stands = resolve;
        change();
      }),
  );
  // Not drawn: in a window that nobody sees, or because the visitor is on the way to another page already.
  ready.catch(() => undefined);
}

/** Says that the page which was asked for stands, and is to be drawn. */
export function pageStands(): void {
  stands?.();
  stands = undefined;
}
