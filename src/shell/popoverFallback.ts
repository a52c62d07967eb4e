/**
 * Opens and closes the menus' panels in browsers without popovers (Firefox before 125, Safari before 17), as the others
 * do by themselves and with `panelClosing.client.ts`: one at a time, until its button, a press outside, one of its links
 * or Escape closes it, or the focus leaves. Until this has come, the focus alone opens a panel (`styles/global.ts`).
 */
export function installPopoverFallback(): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[popover]')];

  function buttonOf(panel: HTMLElement): HTMLElement | null {
    return document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  }

  /** Whether an element is a part of a panel, or the button that opens it. */
  function belongs(element: EventTarget | null, panel: HTMLElement): boolean {
    return (
      element instanceof Node && (panel.contains(element) || !!buttonOf(panel)?.contains(element))
    );
  }

  /** Shows one panel, or none. */
  function show(shown?: HTMLElement): void {
    for (const panel of panels) {
      panel.hidden = panel !== shown;
      buttonOf(panel)?.setAttribute('aria-expanded', String(panel === shown));
    }
  }

  show(panels.find((panel) => belongs(document.activeElement, panel)));
  for (const panel of panels) panel.removeAttribute('popover');

  document.addEventListener('click', ({ target }) => {
    const own = panels.find((panel) => belongs(target, panel));
    const isLink = target instanceof Element && target.closest('a');
    if (own && !own.contains(target as Node)) show(own.hidden ? own : undefined);
    else if (!own || isLink) show();
  });

  document.addEventListener('focusin', ({ target }) => {
    show(panels.find((panel) => !panel.hidden && belongs(target, panel)));
  });

  document.addEventListener('keydown', ({ key }) => {
    const open = panels.find((panel) => !panel.hidden);
    if (key !== 'Escape' || !open) return;
    buttonOf(open)?.focus();
    show();
  });
}
