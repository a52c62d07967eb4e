/**
 * Says which radio is chosen, or whether a box is ticked, on the element around it that is marked `data-chosen`: in
 * browsers without `:has()` (Firefox before 121, Safari before 15.4) style rules cannot ask that themselves.
 */
export function installHasFallback(): void {
  function say(): void {
    for (const place of document.querySelectorAll<HTMLElement>('[data-chosen]'))
      place.dataset['chosen'] = place.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
  }

  say();
  for (const event of ['change', 'click', 'focusin', 'pageshow']) addEventListener(event, say);
}
