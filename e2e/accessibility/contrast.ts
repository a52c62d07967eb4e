/** The contrast of texts, fields and pixels with what is around them. */
import Color from 'colorjs.io';

/** A text or the edge of a field, with its colours in CSS. */
export interface Shown {
  readonly words: string;
  /** The colours of which one has to stand out. */
  readonly colours: readonly string[];
  /** The backgrounds behind it, from the nearest to the first that is opaque. */
  readonly behind: readonly string[];
  /** The contrast that it needs. */
  readonly least: number;
}

/**
 * The colours of all texts, or of all fields; runs in the page. A text needs 7:1, or 4.5:1 if it is large (WCAG 1.4.6);
 * an empty field is measured as if it had a text. The edge of a field needs 3:1 (WCAG 1.4.11), its placeholder 4.5:1
 * (WCAG 1.4.3). Texts over pictures and in drawings are left out, because their background has more than one colour.
 * Playwright passes this function to the page as text, so it may not use anything outside itself.
 */
export function shownColours(of: 'texts' | 'fields'): Shown[] {
  /** The backgrounds behind the content of an element; `undefined` if a picture or a pattern is behind a text. */
  const behindIn = (element: Element | null): string[] | undefined => {
    const { backgroundColor, backgroundImage } = getComputedStyle(
      element ?? document.documentElement,
    );
    if (of === 'texts' && element && backgroundImage !== 'none') return undefined;
    const isOpaque = !/^rgba|\//.test(backgroundColor);
    if (!element || isOpaque) return [backgroundColor];
    const further = behindIn(element.parentElement);
    return backgroundColor === 'rgba(0, 0, 0, 0)'
      ? further
      : further && [backgroundColor, ...further];
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const found = new Map<string, Shown>();
  const note = (words: string, element: Element | null, least: number, ...colours: string[]) => {
    const behind = behindIn(element);
    if (behind) found.set([colours, behind, least].join(), { words, colours, behind, least });
  };
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox]), select, textarea',
    ),
  ].filter(isSeen);
  if (of === 'fields') {
    for (const field of fields) {
      const style = getComputedStyle(field);
      if (field.getBoundingClientRect().width <= 1) continue;
      const edges = (['Bottom', 'Top'] as const)
        .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
        .map((side) => style[`border${side}Color`]);
      note(`edge of ${field.name}`, field.parentElement, 3, style.backgroundColor, ...edges);
      if (field.placeholder)
        note(
          `placeholder of ${field.name}`,
          field,
          4.5,
          getComputedStyle(field, '::placeholder').color,
        );
    }
    return [...found.values()];
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const measured = fields.map((field): readonly [Element, string] => [
    field,
    `text in ${field.name}`,
  ]);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && textContent?.trim()) measured.push([parentElement, textContent.trim()]);
  }
  for (const [element, words] of measured) {
    if (!isSeen(element) || element.closest('svg, datalist, option')) continue;
    const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element);
    if (clipPath === 'inset(50%)') continue;
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    note(words.slice(0, 40), element, (isLarge ? 4.5 : 7) - 0.005, color);
  }
  return [...found.values()];
}

/** The colour that is visible where the first of these colours lies on the others. */
function blend(layers: readonly string[]): Color {
  return layers.reduceRight((below, css) => {
    const top = new Color(css);
    const { alpha } = top;
    top.alpha = 1;
    return below.mix(top, alpha, { space: 'srgb', outputSpace: 'srgb' });
  }, new Color('white'));
}

const known = new Map<string, number>();

/** The contrast of WCAG between a colour and the backgrounds behind it, from 1 to 21. */
export function contrastOn(colour: string, behind: readonly string[]): number {
  const key = [colour, ...behind].join(' on ');
  const ratio = known.get(key) ?? blend([colour, ...behind]).contrast(blend(behind), 'WCAG21');
  known.set(key, ratio);
  return ratio;
}

/** The colour in CSS of the pixel that begins at this byte of a picture. */
export function pixelAt(picture: Buffer, at: number): string {
  return `rgb(${picture.subarray(at, at + 3).join(' ')})`;
}

/** What has less contrast than it needs, one sentence each. */
export function tooFaint(shown: readonly Shown[]): string[] {
  return shown.flatMap(({ words, colours, behind, least }) => {
    const ratio = Math.max(...colours.map((colour) => contrastOn(colour, behind)));
    const pair = `${colours.join(' or ')} on ${behind.join(' on ')}`;
    return ratio < least
      ? [`“${words}” has a contrast of only ${ratio.toFixed(2)} to 1, ${pair}`]
      : [];
  });
}
