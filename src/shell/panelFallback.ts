/**
 * For browsers without popovers (Firefox before 125, Safari before 17): opens and closes the menu panels as native
 * popovers and `closePanels.client.ts` do. One is open at a time, until its button, an outside click, one of its
 * links, Escape or moving focus closes it. Before this script runs, focus alone opens a panel (`styles/global.ts`).
 */
export function installPanelFallback(): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[popover]')];

  function buttonOf(panel: HTMLElement): HTMLElement | null {
    return document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  }

  /** Whether an element is in a panel, or in the button that opens it. */
  function belongsTo(element: EventTarget | null, panel: HTMLElement): boolean {
    return (
      element instanceof Node && (panel.contains(element) || !!buttonOf(panel)?.contains(element))
    );
  }

  /** Shows one panel, or closes all. */
  function show(shown?: HTMLElement): void {
    for (const panel of panels) {
      panel.hidden = panel !== shown;
      buttonOf(panel)?.setAttribute('aria-expanded', String(panel === shown));
    }
  }

  show(panels.find((panel) => belongsTo(document.activeElement, panel)));
  for (const panel of panels) panel.removeAttribute('popover');

  document.addEventListener('click', ({ target }) => {
    const clicked = panels.find((panel) => belongsTo(target, panel));
    const isLink = target instanceof Element && target.closest('a');
    if (clicked && !clicked.contains(target as Node)) show(clicked.hidden ? clicked : undefined);
    else if (!clicked || isLink) show();
  });

  document.addEventListener('focusin', ({ target }) => {
    show(panels.find((panel) => !panel.hidden && belongsTo(target, panel)));
  });

  document.addEventListener('keydown', ({ key }) => {
    const open = panels.find((panel) => !panel.hidden);
    if (key !== 'Escape' || !open) return;
    buttonOf(open)?.focus();
    show();
  });
}
