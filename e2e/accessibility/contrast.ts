/** The contrast of fields and pixels with what is around them. */
import Color from 'colorjs.io';

/** The edge or the placeholder of a field, with its colours in CSS. */
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
 * The colours of all fields; runs in the page. The edge of a field needs 3:1 (WCAG 1.4.11), its placeholder 4.5:1
 * (WCAG 1.4.3). Playwright passes this function to the page as text, so it may not use anything outside itself.
 */
export function fieldColours(): Shown[] {
  const behindIn = (element: Element | null): string[] => {
    const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
    const isOpaque = !/^rgba|\//.test(backgroundColor);
    return element && !isOpaque
      ? [backgroundColor, ...behindIn(element.parentElement)]
      : [backgroundColor];
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  return [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox]), select, textarea',
    ),
  ].flatMap((field) => {
    const isSeen = field.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || field.getBoundingClientRect().width <= 1) return [];
    const style = getComputedStyle(field);
    const edges = (['Bottom', 'Top'] as const)
      .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
      .map((side) => style[`border${side}Color`]);
    const opacity = opacityOf(field);
    const example = getComputedStyle(field, '::placeholder');
    return [
      {
        words: `edge of ${field.name}`,
        colours: [style.backgroundColor, ...edges],
        opacity,
        behind: behindIn(field.parentElement),
        least: 3,
      },
      {
        words: `placeholder of ${field.name}`,
        colours: field.placeholder ? [example.color] : [],
        opacity: opacity * Number(example.opacity),
        behind: behindIn(field),
        least: 4.5,
      },
    ].filter(({ colours }) => colours.length > 0);
  });
}

/** A colour that is not transparent: red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** The colour that is visible where a colour in CSS, with an opacity, lies on another. */
function over(css: string, below: Rgb, opacity = 1): Rgb {
  const { coords, alpha } = new Color(css).to('srgb');
  const shows = alpha * opacity;
  const mix = (at: 0 | 1 | 2) => 255 * (coords[at] ?? 0) * shows + below[at] * (1 - shows);
  return [mix(0), mix(1), mix(2)];
}

const known = new Map<string, number>();

/** The contrast of WCAG between a colour in CSS, with an opacity, and the colour behind it, from 1 to 21. */
export function contrastOn(css: string, behind: Rgb, opacity: number): number {
  const key = [css, behind, opacity].join();
  const inColour = (rgb: Rgb) => new Color('srgb', [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]);
  const ratio =
    known.get(key) ?? inColour(over(css, behind, opacity)).contrast(inColour(behind), 'WCAG21');
  known.set(key, ratio);
  return ratio;
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
