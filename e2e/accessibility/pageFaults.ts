/** Reads faults of a page in the browser. Each function returns one sentence for each fault. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOn } from './contrast.ts';

/** Sets the text spacing of WCAG 1.4.12. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    // The page's content security policy would block a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-block-end: 2em !important; }`,
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Shows all controls of the page at once as they look under the pointer, with the focus or at rest, by applying the
 * page's rules for this state to all of them.
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
          // The replacement has the same specificity as `:hover` and `:focus`, so the same rules win.
          .replaceAll(pattern, ':not(.none)'),
      );
    document.adoptedStyleSheets = [sheet];
  }, state);
}

/**
 * Text over a picture or a pattern whose contrast is less than WCAG 1.4.6 asks for on more than 5% of its background.
 * The window has to be as tall as the page.
 *
 * @param selectors the elements to measure, except those that are in a drawing or covered
 */
export async function readFaintOverPictures(
  page: Page,
  selectors: readonly string[],
): Promise<string[]> {
  const texts = await page.evaluate((targets) => {
    scrollTo(0, 0);
    const range = document.createRange();
    const found = targets.flatMap((target) => {
      const element = document.querySelector<HTMLElement>(target);
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const nodes = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const boxes = nodes
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        })
        .filter(({ left, top, width, height }) =>
          element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
        );
      if (element.closest('svg') || boxes.length === 0) return [];
      element.dataset['ground'] = '';
      const size = Number.parseFloat(fontSize);
      return {
        words: element.textContent?.trim().slice(0, 40),
        color,
        least: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7,
        // The top and bottom fifth of a line have no letters and may reach beyond the background.
        boxes: boxes.map(({ left, top, right, bottom, height }) => ({
          left: Math.max(0, Math.floor(left)),
          top: Math.max(0, Math.floor(top + height / 5)),
          right: Math.ceil(right),
          bottom: Math.ceil(bottom - height / 5),
        })),
      };
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-ground] { -webkit-text-fill-color: transparent !important; }`);
    document.adoptedStyleSheets = [sheet];
    return found;
  }, selectors);
  const all = texts.flatMap(({ boxes }) => boxes);
  if (all.length === 0) return [];
  const from = Math.min(...all.map(({ top }) => top));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const to = Math.min(height, Math.max(...all.map(({ bottom }) => bottom)));
  const picture = await page.screenshot({ clip: { x: 0, y: from, width, height: to - from } });
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    for (const element of document.querySelectorAll('[data-ground]'))
      element.removeAttribute('data-ground');
  });
  return texts.flatMap(({ words, color, least, boxes }) => {
    const ratios: number[] = [];
    for (const { left, top, right, bottom } of boxes)
      for (let y = top; y < Math.min(bottom, to); y += 2)
        for (let x = left; x < Math.min(right, width); x += 2) {
          const rgb = data.subarray(((y - from) * width + x) * 3).subarray(0, 3);
          ratios.push(contrastOn(color, `rgb(${rgb.join(' ')})`));
        }
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 21;
    return ratio < least - 0.005
      ? [`“${words}” has a contrast of only ${ratio.toFixed(2)} to 1 with the picture behind it`]
      : [];
  });
}

/**
 * Faults of visible words: a field without a visible label outside it (a placeholder is none), or a link, a button or a
 * label whose words for screen readers only come before or between the visible ones (WCAG 2.5.3).
 */
export async function readLabels(page: Page, of: 'fields' | 'names'): Promise<string[]> {
  const faults = await page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isForAll = (element: Element | null): boolean =>
      !element ||
      (getComputedStyle(element).clipPath !== 'inset(50%)' && isForAll(element.parentElement));
    /** Of each text in an element, whether it is visible. The choices of a field are no part of its label. */
    const textsOf = (whole: Element) => {
      const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
      const shown: boolean[] = [];
      while (texts.nextNode()) {
        const { textContent, parentElement: own } = texts.currentNode;
        const hasWords = /[\p{L}\p{N}$%+]/u.test(textContent ?? '');
        if (hasWords && own && isSeen(own) && !own.closest('select, textarea'))
          shown.push(isForAll(own));
      }
      return shown;
    };
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea'),
    ].filter((field) => isSeen(field) && !field.closest('[aria-hidden=true]'));
    const named = document.querySelectorAll(':is(a[href], button, summary, label):not(svg *)');
    return {
      fields: fields
        .filter(({ labels }) => ![...(labels ?? [])].some((label) => textsOf(label).includes(true)))
        .map(({ name }) => `the field “${name}” has no visible label`),
      names: [...named]
        .filter((element) => /false.*true/.test(textsOf(element).join()))
        .map(({ textContent }) => `visible words follow hidden ones in “${textContent}”`),
    };
  });
  return faults[of];
}

/** Text in a card or a list item that is read before its heading. */
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
        if (words && !hidden) faults.push(`“${words}” is read before “${heading.textContent}”`);
      }
      return faults;
    }),
  );
}

/** Parts whose reading order differs from their visible order (WCAG 1.3.2). A11Y-ORDER lists the exceptions. */
export function readOutOfOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const solid =
      'p, ul, ol, dl, table, h1, h2, h3, h4, a, button, input:not([type=hidden]), select, textarea';
    const headings = 'h1, h2, h3, h4';
    const has = (element: Element, what: string) =>
      element.matches(what) || element.querySelector(what) !== null;
    const words = (element: Element) =>
      element.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    return [...document.querySelectorAll('body *')].flatMap((box) => {
      if (!/flex|grid/.test(getComputedStyle(box).display) || box.closest('[aria-hidden=true]'))
        return [];
      const parts = [...box.children].filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !/absolute|fixed/.test(getComputedStyle(part).position) &&
          !part.matches('[aria-hidden=true]') &&
          has(part, solid),
      );
      return parts.flatMap((part, index) => {
        const before = parts[index - 1];
        if (!before) return [];
        const own = part.getBoundingClientRect();
        const last = before.getBoundingClientRect();
        const isNextColumn = own.left >= last.right - 2;
        const isAbove = own.bottom <= last.top + 2 && !isNextColumn && !has(before, headings);
        const isInRow = own.top <= last.top + 2 && own.bottom > last.top + 2;
        const isLeft = isInRow && own.right <= last.left + 2 && !has(part, 'h2, figure');
        if (!isAbove && !isLeft) return [];
        const place = isAbove ? 'above' : 'left of';
        return [`“${words(part)}” is ${place} “${words(before)}”, but is read after it`];
      });
    });
  });
}

/**
 * Words that are not English in an element without `lang`, and words in an element with the `lang` of another language
 * (WCAG 3.1.2). A word is not English if it is in this list, or if it has a letter that English lacks and is not a name.
 */
export function readForeignParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['Tāne'];
    const listed =
      /(?<!\p{L})(?:kia ora|kia orana|kia kaha|tena (?:koe|korua|koutou)|nau mai|haere mai|haere ra|ka kite|ka pai|mo te|nga mihi|aroha mai|ata marie|morena|whanau|korero|mahi|tamariki|kaumatua|motuka|talofa|malo|bula|namaste|aloha|ni hao|konnichiwa|bonjour|bienvenue|merci|willkommen|guten tag|danke|hola|bienvenidos?|gracias|ciao|benvenut[io]|grazie)(?!\p{L})/iu;
    // Syllables of te reo Māori end in a vowel.
    const maori = /^(?:(?:ng|wh|[hkmnprtw])?[aeiouāēīōū]|[\s\p{P}])*$/iu;
    const texts = [...document.querySelectorAll('body, body *')].flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((text) => [element, text.textContent ?? ''] as const),
      ...['alt', 'aria-label', 'title', 'placeholder'].map(
        (name) => [element, element.getAttribute(name) ?? ''] as const,
      ),
    ]);
    return texts.flatMap(([element, words]) => {
      const language = element.closest('body [lang]')?.getAttribute('lang');
      if (element.closest('script, style, [aria-hidden=true]') || words.trim() === '') return [];
      if (language)
        return language === 'mi' && maori.test(words)
          ? []
          : [`“${words}” has lang="${language}", which is not its language`];
      const foreign = (words.match(/\p{L}+/gu) ?? []).filter(
        (word) => /[^a-z]/i.test(word) && !names.includes(word),
      );
      return [...foreign, ...(listed.exec(words) ?? [])].map((word) => `“${word}” has no lang`);
    });
  });
}

/**
 * Faults in forced colours, where the browser replaces the page's colours by the visitor's: a control that had only a
 * background has no edge, or a chosen control looks like the others.
 */
export function readLostInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The page's own background, which the browser reports and does not show. */
    const ground = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor.endsWith(', 0)') ? ground(element.parentElement) : backgroundColor;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      // The skip link is above the window until it has the focus; then it has an outline.
      element.getBoundingClientRect().bottom > 0;
    const words = ({ textContent }: Element) => textContent?.trim().slice(0, 40);
    const controls = document.querySelectorAll(
      // A button that opens a panel needs no edge (LOOK-FORCED-COLOURS).
      'a[href], button:not([popovertarget]), summary, label:has(input), input, select, textarea',
    );
    const edgeless = [...controls].filter((control) => {
      const { borderStyle, borderWidth, outlineStyle, appearance } = getComputedStyle(control);
      return (
        ground(control) !== ground(control.parentElement) &&
        isSeen(control) &&
        (borderStyle === 'none' || !/[1-9]/.test(borderWidth)) &&
        outlineStyle === 'none' &&
        !/^(?:radio|checkbox)$/.test(appearance)
      );
    });
    const styleOf = (element: Element) => {
      const style = getComputedStyle(element);
      const { borderWidth, borderStyle, outlineWidth, outlineStyle, fontWeight } = style;
      const isOwn = style.forcedColorAdjust === 'none';
      const colours = isOwn ? [style.backgroundColor, style.color] : [];
      const signs = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
      const lines = [borderWidth, borderStyle, outlineWidth, outlineStyle];
      return [fontWeight, ...lines, ...colours, ...signs].join();
    };
    const chosen = [...document.querySelectorAll('[aria-pressed=true], label:has(:checked)')];
    const unmarked = chosen.filter((one) => {
      const other = [...(one.parentElement?.children ?? [])].find(
        (each) => each.className === one.className && !chosen.includes(each),
      );
      return isSeen(one) && other && styleOf(one) === styleOf(other);
    });
    return [
      ...edgeless.map((control) => `“${words(control)}” has no border or outline`),
      ...unmarked.map((one) => `“${words(one)}” looks as if it were not chosen`),
    ];
  });
}
