/**
 * Faults of a document, read in the page itself. Vitest calls these functions on stories. Playwright passes them to the
 * page as text, so they may not use anything outside themselves.
 */

/**
 * Text with less contrast than WCAG 1.4.6 asks for: 7:1, or 4.5:1 for large text. An empty field is measured as if it
 * had a text. Text over pictures and in drawings is left out, because its background has more than one colour.
 */
export function faintText(): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const known = new Map<string, Colour>();
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colourOf = (css: string): Colour => {
    const seen = known.get(css);
    if (seen || !canvas) return seen ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  /** The colour behind an element; `undefined` where a picture or a pattern is behind it. */
  const groundOf = (element: Element | null): Colour | undefined => {
    if (!element) return colourOf(getComputedStyle(document.documentElement).backgroundColor);
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return undefined;
    const own = colourOf(backgroundColor);
    if (own[3] === 1) return own;
    const below = groundOf(element.parentElement);
    return below && over(own, below);
  };
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const faults = new Set<string>();
  const fields = 'input:not([type=radio], [type=checkbox]), select, textarea';
  const measured = [...document.querySelectorAll<HTMLInputElement>(fields)].map(
    (field): readonly [Element | null, string | undefined] => [field, `text in ${field.name}`],
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    measured.push([texts.currentNode.parentElement, texts.currentNode.textContent?.trim()]);
  for (const [element, words] of measured) {
    if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (element.closest('svg, datalist, option')) continue;
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element);
    const ground = groundOf(element);
    if (!ground || clipPath === 'inset(50%)') continue;
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const [dark = 0, bright = 0] = [
      luminance(over(colourOf(color), ground)),
      luminance(ground),
    ].toSorted((a, b) => a - b);
    const ratio = (bright + 0.05) / (dark + 0.05);
    if (ratio < (large ? 4.5 : 7) - 0.005)
      faults.add(
        `“${words.slice(0, 40)}” has a contrast of only ${ratio.toFixed(2)} to 1, ${color} on ${ground.slice(0, 3).map(Math.round).join()}`,
      );
  }
  return [...faults];
}

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
