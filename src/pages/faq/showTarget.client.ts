/**
 * Shows all categories when a link leads to an answer that the filter hides: the browser has opened the answer, but its category
 * is not displayed.
 */
function showTarget(): void {
  const target = document.querySelector(':target');
  const category = target?.closest('[data-category]');
  if (!category || category.getClientRects().length > 0) return;
  document.querySelector<HTMLInputElement>('[name=questions][value=all]')?.click();
  target?.scrollIntoView();
}

addEventListener('hashchange', showTarget);
addEventListener('pageshow', showTarget);
