/** The contrast of texts, fields and pixels with what is around them. */
import Color from 'colorjs.io';

/** A text or the edge of a field, with its colours in CSS. */
export interface Shown {
  readonly words: string;
  /** The colours of which one has to stand out. */
  readonly colours: readonly string[];
  /** How much of these colours shows: 1, or less where `opacity` makes them fainter. */
  readonly opacity: number;
  /** The backgrounds behind it, from the nearest to the first that is opaque. */
  readonly behind: readonly string[];
  /** The contrast that it needs. */
  readonly least: number;
}

/**
 * The colours of all texts, or of all fields; runs in the page. A text needs 7:1, or 4.5:1 if it is large (WCAG 1.4.6);
 * an empty field is measured as if it had a text, and so is a number or a word that a style rule inserts. The edge of a
 * field needs 3:1 (WCAG 1.4.11), its placeholder 4.5:1
 * (WCAG 1.4.3). Texts over pictures and in drawings are left out, because their background has more than one colour.
 * Playwright passes this function to the page as text, so it may not use anything outside itself.
 */
export function shownColours(of: 'texts' | 'fields'): Shown[] {
  /** The backgrounds behind the content of an element; `undefined` if a picture or a pattern is behind a text. */
  const behindIn = (element: Element | null, inserted = ''): string[] | undefined => {
    const { backgroundColor, backgroundImage } = getComputedStyle(
      element ?? document.documentElement,
      inserted || null,
    );
    if (of === 'texts' && element && backgroundImage !== 'none') return undefined;
    const isOpaque = !/^rgba|\//.test(backgroundColor);
    if (!element || isOpaque) return [backgroundColor];
    const further = behindIn(inserted ? element : element.parentElement);
    return backgroundColor === 'rgba(0, 0, 0, 0)'
      ? further
      : further && [backgroundColor, ...further];
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const found = new Map<string, Shown>();
  const note = (
    words: string,
    behind: readonly string[] | undefined,
    least: number,
    opacity: number,
    ...colours: string[]
  ) => {
    if (!behind) return;
    const shown = { words, colours, opacity, behind, least };
    found.set([colours, opacity, behind, least].join(), shown);
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
      const around = behindIn(field.parentElement);
      const opacity = opacityOf(field);
      note(`edge of ${field.name}`, around, 3, opacity, style.backgroundColor, ...edges);
      if (!field.placeholder) continue;
      const example = getComputedStyle(field, '::placeholder');
      const shows = opacity * Number(example.opacity);
      note(`placeholder of ${field.name}`, behindIn(field), 4.5, shows, example.color);
    }
    return [...found.values()];
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const measured = fields.map((field): readonly [Element, string, inserted?: string] => [
    field,
    `text in ${field.name}`,
  ]);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && textContent?.trim()) measured.push([parentElement, textContent.trim()]);
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const inserted of ['::before', '::after']) {
      const { content, display } = getComputedStyle(element, inserted);
      // A sign without letters or numbers, such as the slash of the breadcrumb, is no text.
      if (display !== 'none' && /^(?!none$|normal$|url).*[\p{L}\p{N}]/u.test(content))
        measured.push([element, content, inserted]);
    }
  for (const [element, words, inserted = ''] of measured) {
    if (!isSeen(element) || element.closest('svg, datalist, option')) continue;
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
    const style = getComputedStyle(element, inserted || null);
    const { color, fontSize, fontWeight } = style;
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const opacity = opacityOf(element) * (inserted ? Number(style.opacity) : 1);
    const least = (isLarge ? 4.5 : 7) - 0.005;
    note(words.slice(0, 40), behindIn(element, inserted), least, opacity, color);
  }
  return [...found.values()];
}

/** A colour that is not transparent: red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

const known = new Map<string, { readonly rgb: Rgb; readonly alpha: number }>();

/** The colour that is visible where a colour in CSS, with an opacity, lies on another. */
function over(css: string, below: Rgb, opacity = 1): Rgb {
  const parse = () => {
    const { coords, alpha } = new Color(css).to('srgb');
    const [red = 0, green = 0, blue = 0] = coords.map((part) => 255 * (part ?? 0));
    return { rgb: [red, green, blue] as const, alpha };
  };
  const { rgb, alpha } = known.get(css) ?? parse();
  known.set(css, { rgb, alpha });
  const shows = alpha * opacity;
  const mix = (at: 0 | 1 | 2) => rgb[at] * shows + below[at] * (1 - shows);
  return [mix(0), mix(1), mix(2)];
}

/** The relative luminance of a colour, as WCAG 2.2 defines it, from 0 to 1. `Color` is too slow for each pixel. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG between two colours, from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** The contrast of WCAG between a colour in CSS, with an opacity, and the colour behind it. */
export function contrastOn(css: string, behind: Rgb, opacity: number): number {
  return contrastOf(over(css, behind, opacity), behind);
}

/** The pixel that begins at this byte of a picture. */
export function pixelAt(picture: Buffer, at: number): Rgb {
  return [picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0];
}

/** What has less contrast than it needs, one sentence each. */
export function tooFaint(shown: readonly Shown[]): string[] {
  return shown.flatMap(({ words, colours, opacity, behind, least }) => {
    const ground = behind.reduceRight<Rgb>((below, css) => over(css, below), [255, 255, 255]);
    const ratio = Math.max(...colours.map((colour) => contrastOn(colour, ground, opacity)));
    const faded = opacity < 1 ? ` at an opacity of ${opacity}` : '';
    const pair = `${colours.join(' or ')}${faded} on ${behind.join(' on ')}`;
    return ratio < least
      ? [`“${words}” has a contrast of only ${ratio.toFixed(2)} to 1, ${pair}`]
      : [];
  });
}
