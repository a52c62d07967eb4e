/**
 * Fills in a field as Playwright's `fill` does: focuses it, selects its text, and lets the browser insert the new text,
 * which fires real events. It runs in the page, because an action of Vitest's `userEvent` goes through another process.
 */
export function fill(field: HTMLElement, text: string): void {
  field.focus();
  (field as HTMLInputElement).select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer inserts text as a visitor does
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
