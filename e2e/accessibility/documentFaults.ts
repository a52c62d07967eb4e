/**
 * Faults of a document, read in the page itself. Playwright passes these functions to the page as text, so they may not
 * use anything outside themselves.
 */

/** Targets that are smaller than LOOK-TARGETS says. */
export function smallTargets(): string[] {
  const forThumbs = 'footer a, nav[aria-label=Breadcrumb] a, a[href^=mailto]';
  /** Browsers place boxes at fractions of a pixel. */
  const rounding = 0.05;
  const isOpaque = (colour: string) => !/, 0\)$|\/ 0\)$|^transparent$/.test(colour);
  /** Beside a text, which in a paragraph may be in a `span` of its own. */
  const isInSentence = ({ parentElement }: Element) =>
    [...(parentElement?.childNodes ?? [])].some(
      (node) =>
        (node.nodeType === Node.TEXT_NODE ||
          (node.nodeName === 'SPAN' && parentElement?.closest('p'))) &&
        node.textContent?.trim(),
    );
  /** The pixels that an element needs, if `pressed` is measured for it. */
  const leastOf = (element: Element, pressed: Element) => {
    const style = getComputedStyle(pressed);
    const isFramed =
      isOpaque(style.backgroundColor) ||
      (['Top', 'Right', 'Bottom', 'Left'] as const).every(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          isOpaque(style[`border${side}Color`]),
      );
    const isLarge =
      isFramed ||
      element.matches('summary, select, textarea, input') ||
      (element.matches('button') && !isInSentence(element)) ||
      element.closest('[popover], nav[aria-label="Quick links"]') !== null;
    return (isLarge ? 44 : 24) - rounding;
  };
  const targets = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
  return [...document.querySelectorAll<HTMLInputElement>(targets)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      // A press on the label of a choice counts too.
      const isChoice = /^(?:radio|checkbox)$/.test(element.type);
      const pressed = (isChoice && element.labels?.[0]) || element;
      const { width, height } = pressed.getBoundingClientRect();
      const isLow =
        innerWidth < 992 &&
        element.matches(forThumbs) &&
        !isInSentence(element) &&
        height < 44 - rounding;
      const name = (element.textContent.trim() || element.name).slice(0, 40);
      return width > 1 && (isLow || Math.min(width, height) < leastOf(element, pressed))
        ? [`“${name}” is only ${Math.round(width)} by ${Math.round(height)} pixels`]
        : [];
    });
}

/** Accessible names that join words which are separate on the page. */
export function wordsWithoutSpace(): string[] {
  const pairs = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const named = 'a, button, summary, label, legend, h1, h2, h3, h4, th, caption, dt';
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
