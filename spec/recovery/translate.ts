/** Returns the translation of a text. */
type Translation = (text: string) => string;

/**
 * Replaces every text below an element with a `font` in a `font`, as Chrome's translator does. It uses nothing outside
 * itself, because Playwright runs it in the page.
 */
export function translate(root: Node, into: Translation = (text) => text): void {
  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || parent.closest('font, textarea, script, style') || !text.data.trim()) continue;
    const [outer, inner] = [font(), font()];
    inner.textContent = into(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates an element and each later change in it, until the returned function is called. */
export function keepTranslating(root: Node): () => void {
  translate(root);
  const observer = new MutationObserver(() => translate(root));
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
