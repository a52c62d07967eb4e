/** What is wrong with a page for those who change how it looks, or read it on paper. One sentence for each fault. */
import type { Page } from '@playwright/test';

/** Style rules that a visitor lays over the page: they come after its own, whatever its policy says of styles. */
async function overlay(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

/** Sets text as far apart as WCAG 1.4.12 has it. */
export function spaceText(page: Page): Promise<void> {
  return overlay(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-block-end: 2em !important; }`,
  );
}

/** Text that goes beyond the lower or upper edge of the box that cuts it. */
export function readCutLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (text.data.trim() === '' || !element?.checkVisibility({ visibilityProperty: true }))
        continue;
      // A drawing is cut to its frame, lettering and all.
      if (element.closest('svg')) continue;
      range.selectNodeContents(text);
      const { top, bottom, height } = range.getBoundingClientRect();
      if (height === 0) continue;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowY, clipPath, display } = getComputedStyle(box);
        if (clipPath === 'inset(50%)') break;
        if (display.startsWith('inline') || !/^(?:hidden|clip)$/.test(overflowY)) continue;
        const edge = box.getBoundingClientRect();
        // A line’s box is taller than its letters.
        const play = Number.parseFloat(getComputedStyle(element).fontSize) / 3;
        if (bottom > edge.bottom + play || top < edge.top - play) {
          faults.push(`“${text.data.trim().slice(0, 40)}” is cut`);
          break;
        }
      }
    }
    return faults;
  });
}

/**
 * Shows the page as it is while each of its controls has the pointer, or the focus, or neither: the page’s own rules
 * for that state hold for all of them at once.
 */
export function showState(page: Page, state: 'rest' | 'hover' | 'focus'): Promise<void> {
  return page.evaluate((shown) => {
    const rules = (list: CSSRuleList): string =>
      [...list]
        .map(({ cssText }) => cssText.replaceAll(/@(?:font-face|import)[^}]*}/g, ''))
        .join('\n');
    const pattern = shown === 'hover' ? /:hover/g : /:focus(?:-visible|-within)?(?![-\w])/g;
    const sheet = new CSSStyleSheet();
    if (shown !== 'rest')
      sheet.replaceSync(
        [...document.styleSheets]
          .map(({ cssRules }) => rules(cssRules))
          .join('\n')
          // As strong as the state itself.
          .replaceAll(pattern, ':not(.none)'),
      );
    document.adoptedStyleSheets = [sheet];
  }, state);
}

/**
 * Text that differs less from its ground than WCAG 1.4.6 asks for: 7 to 1, and 4.5 to 1 where it is large. Over
 * pictures and in drawings it is left out: the ground there is no one colour.
 */
export function readFaintText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
    /** The colour behind an element; none where a picture or a pattern is. */
    const groundOf = (element: Element | null): Colour | undefined => {
      if (!element) return colourOf(getComputedStyle(document.documentElement).backgroundColor);
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return undefined;
      const own = colourOf(backgroundColor);
      if (own[3] === 1) return own;
      const below = groundOf(element.parentElement);
      return below && over(own, below);
    };
    const light = ([red, green, blue]: Colour) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (element.closest('svg, [aria-hidden=true], datalist, option')) continue;
      const { color, fontSize, fontWeight, clipPath } = getComputedStyle(element);
      const ground = groundOf(element);
      if (!ground || clipPath === 'inset(50%)') continue;
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const [dark = 0, bright = 0] = [light(over(colourOf(color), ground)), light(ground)].toSorted(
        (a, b) => a - b,
      );
      const ratio = (bright + 0.05) / (dark + 0.05);
      if (ratio < (large ? 4.5 : 7) - 0.005)
        faults.add(
          `“${words.slice(0, 40)}” ${ratio.toFixed(2)} to 1, ${color} on ${ground.slice(0, 3).map(Math.round).join()}`,
        );
    }
    return [...faults];
  });
}

/** Lists that do not say that they are lists: shown without bullets, Safari hides that from VoiceOver. */
export function readUnsaidLists(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ul:not([role=list]), ol:not([role=list])')]
      .filter((list) => !list.closest('[aria-hidden=true]'))
      .map(({ textContent }) => `“${textContent?.trim().slice(0, 40)}”`),
  );
}

/** Links that open a tab of their own and do not say so. */
export function readUnsaidTabs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[target]')]
      .map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim())
      .filter((words) => !/opens in a new tab/.test(words)),
  );
}

/** Text in a card or a list's item that is read before the heading it belongs to. */
export function readBeforeHeading(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('li, article')].flatMap((item) => {
      const heading = item.querySelector('h2, h3, h4');
      if (!heading || heading.closest('li, article') !== item) return [];
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      const faults: string[] = [];
      while (texts.nextNode() && !heading.contains(texts.currentNode)) {
        const words = texts.currentNode.textContent?.trim();
        const hidden = texts.currentNode.parentElement?.closest('[aria-hidden=true]');
        if (words && !hidden) faults.push(`“${words}” before “${heading.textContent}”`);
      }
      return faults;
    }),
  );
}

/** Links that are lower than a thumb is wide, 44 pixels, and do not stand within a sentence. */
export function readLowLinks(page: Page, scope: string): Promise<string[]> {
  return page.evaluate(
    (within) =>
      [...document.querySelectorAll<HTMLElement>(within)]
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .filter(
          ({ parentElement }) =>
            ![...(parentElement?.childNodes ?? [])].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            ),
        )
        .map((link) => ({ link, height: link.getBoundingClientRect().height }))
        .filter(({ height }) => height < 43.5)
        .map(({ link, height }) => `“${link.textContent}” is ${Math.round(height)} high`),
    scope,
  );
}

/** Headings that stand more than one level below the one before them. */
export function readHeadingJumps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map(({ tagName, textContent }) => ({ level: Number(tagName.slice(1)), textContent }));
    return headings
      .filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
      .map(({ level, textContent }) => `“${textContent}” at level ${level}`);
  });
}
