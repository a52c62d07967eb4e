/**
 * For browsers without `:has()` (Firefox before 121, Safari before 15.4): keeps the value of the checked radio or
 * checkbox in its ancestor's `data-chosen`, for style rules to use.
 */
export function installHasFallback(): void {
  function updateAll(): void {
    for (const element of document.querySelectorAll<HTMLElement>('[data-chosen]'))
      element.dataset['chosen'] =
        element.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
  }

  updateAll();
  for (const event of ['change', 'click', 'focusin', 'pageshow'])
    addEventListener(event, updateAll);
}
