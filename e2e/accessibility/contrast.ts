/** The contrast of fields and pixels with what is around them. */
import Color from 'colorjs.io';

/**
 * The edges and placeholders of all fields: the colours of which one has to stand out, how much of them shows where
 * `opacity` makes them fainter, the nearest opaque background, and the least contrast. The edge needs 3:1 (WCAG 1.4.11),
 * the placeholder 4.5:1 (WCAG 1.4.3). It runs in the page, so it may not use anything outside itself.
 */
export function fieldColours() {
  const behindIn = (element: Element | null): string => {
    const { backgroundColor } = getComputedStyle(element ?? document.documentElement);
    const isOpaque = !/^rgba|\//.test(backgroundColor);
    return element && !isOpaque ? behindIn(element.parentElement) : backgroundColor;
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

const known = new Map<string, number>();

/** The contrast of WCAG between a colour in CSS, with an opacity, and an opaque colour behind it, from 1 to 21. */
export function contrastOn(css: string, behind: string, opacity = 1): number {
  const key = [css, behind, opacity].join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const [own, ground] = [new Color(css).to('srgb'), new Color(behind)];
  const shows = own.alpha * opacity;
  own.alpha = 1;
  const ratio = ground.mix(own, shows, { space: 'srgb' }).contrast(ground, 'WCAG21');
  known.set(key, ratio);
  return ratio;
}

/** What has less contrast than it needs, one sentence each. */
export function tooFaint(shown: ReturnType<typeof fieldColours>): string[] {
  return shown.flatMap(({ words, colours, opacity, behind, least }) => {
    const ratio = Math.max(...colours.map((colour) => contrastOn(colour, behind, opacity)));
    return ratio < least
      ? [`“${words}” has a contrast of only ${ratio.toFixed(2)} to 1 with ${behind}`]
      : [];
  });
}
