/**
 * Faults of a document, read in the page itself. Vitest calls these functions on stories. Playwright passes them to the
 * page as text, so they may not use anything outside themselves.
 */

/**
 * Targets less than 24 pixels wide or high (WCAG 2.5.8). If a field has a label, the label is measured, because a press
 * on it counts too.
 *
 * @param among 'all' for every target, 'controls' to leave links out
 */
export function tinyTargets(among: 'all' | 'controls'): string[] {
  const controls = 'button, summary, select, textarea, input:not([type=hidden])';
  const pressed = among === 'all' ? `a[href], ${controls}` : controls;
  return [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({
      element,
      box: (
        ('labels' in element && (element as HTMLInputElement).labels?.[0]) ||
        element
      ).getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 24)
    .map(
      ({ element, box }) =>
        `“${element.textContent || element.getAttribute('name')}” is ${box.width} by ${box.height} pixels, less than 24`,
    );
}

/** Headings that are more than one level below the heading before them. */
export function headingJumps(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
    .map(({ tagName, textContent }) => ({ level: Number(tagName.slice(1)), textContent }));
  return headings
    .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    .map(({ level, textContent }) => `“${textContent}” has level ${level}, which skips a level`);
}

/** Accessible names that join words which are separate on the page. */
export function wordsWithoutSpace(): string[] {
  const pairs = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const named = 'a, button, summary, label, legend, h1, h2, h3, h4, th, caption, option, dt, dd';
  let before: { words: string; whole: Element; box: DOMRect } | undefined;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const whole = text.parentElement?.closest(named);
    if (text.data.trim() === '' || text.parentElement?.closest('[aria-hidden=true]')) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    const [first] = boxes;
    const last = boxes.at(-1);
    if (!whole || !first || !last) {
      before = undefined;
      continue;
    }
    // Words are apart if the gap between them is as wide as a space, or if they are on different lines.
    const apart =
      before?.whole === whole &&
      (first.left - before.box.right > 2 || first.top >= before.box.bottom - 4);
    if (before && apart && !/\s$/.test(before.words) && !/^\s/.test(text.data))
      pairs.add(`${/\S*$/.exec(before.words)?.[0]}${/^\S*/.exec(text.data)?.[0]}`);
    before = { words: text.data, whole, box: last };
  }
  return [...pairs];
}
