/** Measures the look of a page. Each function returns one sentence for each fault. */
import type { Page } from '@playwright/test';
import { notInHeadlineFont } from '../../src/styles/headlineFont.ts';

/** Text that the window or a box cuts off, and whether the page scrolls sideways. */
export function readOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`scrolls sideways, to ${scrollWidth} px`] : [];

    const whole = { left: 0, right: clientWidth, top: -Infinity, bottom: Infinity };
    const known = new Map<Element, typeof whole | undefined>();
    /** The edges between which an element's content is visible; `undefined` if the element is visually hidden. */
    const visibleIn = (element: Element | null): typeof whole | undefined => {
      if (!element || element === document.body) return whole;
      if (known.has(element)) return known.get(element);
      let visible = visibleIn(element.parentElement);
      const { clipPath, display, overflowX, overflowY } = getComputedStyle(element);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (clipPath === 'inset(50%)') visible = undefined;
      else if (visible && !display.startsWith('inline')) {
        const cutsX = overflowX !== 'visible';
        const cutsY = /^(?:hidden|clip)$/.test(overflowY);
        visible = {
          left: cutsX ? Math.max(visible.left, left) : visible.left,
          right: cutsX ? Math.min(visible.right, right) : visible.right,
          top: cutsY ? Math.max(visible.top, top) : visible.top,
          bottom: cutsY ? Math.min(visible.bottom, bottom) : visible.bottom,
        };
      }
      known.set(element, visible);
      return visible;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let count = 0;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (text.data.trim() === '' || !element?.checkVisibility({ visibilityProperty: true }))
        continue;
      const visible = visibleIn(element);
      if (!visible) continue;
      count += 1;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const isInside =
        box.left >= visible.left - 1 &&
        box.right <= visible.right + 1 &&
        box.top >= visible.top &&
        box.bottom <= visible.bottom;
      if (isInside) continue;
      // A line's box is taller than its letters, so a third of the text size may be cut. A drawing may clip its labels.
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const tolerance = element.closest('svg') ? Infinity : size / 3;
      const cut = [...range.getClientRects()].find(
        ({ left, right, top, bottom, width }) =>
          width > 0 &&
          (left < visible.left - 1 ||
            right > visible.right + 1 ||
            top < visible.top - tolerance ||
            bottom > visible.bottom + tolerance),
      );
      if (cut)
        faults.push(
          `“${text.data.trim().slice(0, 40)}” at ${JSON.stringify(cut)} is cut off: visible is ${JSON.stringify(visible)}`,
        );
    }
    if (count === 0) faults.push('shows no text');
    return faults;
  });
}

/** Words, and ranges of numbers such as 30–45. */
const wordsAndRanges = /\p{L}{4,}|[$\d][\d.,]*–[$\d][\d.,]*/gu;

/** Phone numbers and email addresses. */
export const numbersAndAddresses = /0[\d\s]{6,}\d|\S+@\S+/gu;

/** Words that break over two lines, of those that match a pattern. */
export function readBrokenWords(page: Page, pattern = wordsAndRanges): Promise<string[]> {
  return page.evaluate((whole) => {
    const broken = new Set<string>();
    let count = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { index, 0: word } of text.data.matchAll(whole)) {
        count += 1;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(word);
      }
    }
    return count === 0 ? ['no such word is visible'] : [...broken];
  }, pattern);
}

/** Removes the days on which the owner closes, which lengthen a page for some weeks. */
export function removeClosedDays(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const days of document.querySelectorAll('closed-days')) days.parentElement?.remove();
  });
}

/** Text smaller than 16 pixels, in closed panels too, also where a style rule inserts it. Labels in drawings are left out. */
export function readSmallText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const note = (words: string, element: Element, inserted?: string) => {
      const { fontSize } = getComputedStyle(element, inserted);
      if (Number.parseFloat(fontSize) < 15.99)
        faults.add(`“${words.slice(0, 40)}” has a size of ${fontSize}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent?.trim();
      if (!words || !element || element.closest('script, style, noscript, template, svg')) continue;
      if (element.closest('[role=img]')) continue;
      note(words, element);
    }
    for (const element of document.body.querySelectorAll(':not(svg, svg *)'))
      for (const inserted of ['::before', '::after']) {
        const { content } = getComputedStyle(element, inserted);
        if (/^(?!none$|normal$|url).*[\p{L}\p{N}]/u.test(content)) note(content, element, inserted);
      }
    // A phone's browser zooms in on a field with smaller text and does not zoom out again.
    for (const field of document.querySelectorAll('input, select, textarea'))
      note(field.getAttribute('name') ?? field.tagName, field);
    return [...faults];
  });
}

/**
 * Pictures that are stretched, that are drawn larger than their file, or whose file is more than 2.2 times as wide as
 * the drawn picture although there is a smaller one, at a device pixel ratio of 1.
 */
export function readPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    // Pictures below the first screen would load only when scrolled to.
    for (const image of images) image.loading = 'eager';
    // After the window grows, the browser chooses another file only in the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const faults = images.map(async (image) => {
      await image.decode();
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const { pathname } = new URL(file.src);
      const choices = [...(image.parentElement?.querySelectorAll('source') ?? []), image]
        .map(({ srcset }) => srcset)
        .find((srcset) => srcset.includes(pathname));
      const widths = [...(choices ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      const style = getComputedStyle(image);
      const sideways =
        (image.clientWidth - 2 * Number.parseFloat(style.paddingInlineStart)) / file.naturalWidth;
      const upright =
        (image.clientHeight - 2 * Number.parseFloat(style.paddingBlockStart)) / file.naturalHeight;
      const isStretched = style.objectFit === 'fill' && Math.abs(sideways / upright - 1) > 0.02;
      /** How large the file is drawn; 1 is its own size. */
      const scale =
        style.objectFit === 'cover' ? Math.max(sideways, upright) : Math.min(sideways, upright);
      const isTooLarge = scale < 1 / 2.2 && file.naturalWidth > Math.min(...widths);
      return isStretched || isTooLarge || scale > 1.02
        ? [`${pathname} is drawn at ${sideways} of its width and ${upright} of its height`]
        : [];
    });
    return (await Promise.all(faults)).flat();
  });
}

/** Pictures without width and height attributes, or without AVIF or WebP; only a crop for some windows may have one width. */
export function readPictureSources(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const last = sources.at(-1)?.media;
      const files = [
        ...sources.map(({ media, srcset }) => ({ media, srcset })),
        { media: last, srcset: image.srcset },
      ];
      const isSized = [...sources, image].every(
        (part) => Number(part.getAttribute('width')) > 0 && Number(part.getAttribute('height')) > 0,
      );
      /** The most widths that a crop has in a format. */
      const widthsOf = (crop: string | undefined, format: string) =>
        Math.max(
          ...files.map(({ media, srcset }) =>
            media === crop ? srcset.split(`.${format} `).length - 1 : 0,
          ),
        );
      const hasFormats = ['avif', 'webp'].every((format) =>
        files.every(({ media }) => widthsOf(media, format) >= (media === last ? 2 : 1)),
      );
      return isSized && hasFormats ? [] : [image.getAttribute('src') ?? ''];
    }),
  );
}

/** The characters that a page shows in the headline font but the font lacks, with the words around each. */
export async function readOtherLetters(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent?.trim();
      const parent = nodes.currentNode.parentElement;
      if (text && parent && /^"?Barlow Condensed/.test(getComputedStyle(parent).fontFamily))
        found.push(text);
    }
    return found;
  });
  if (texts.length === 0) return ['no text is in the headline font'];
  return texts.flatMap((text) =>
    notInHeadlineFont(text).map((character) => `“${character}” in “${text}”`),
  );
}

/** A transition or an animation of an element. */
export interface Movement {
  /** The tag of the element and the start of its text. */
  readonly of: string;
  readonly kind: 'transition' | 'animation';
  /** Duration and delay together, in seconds. */
  readonly seconds: number;
  readonly times: string;
  /** The part that is cut off. */
  readonly clip: string;
}

/** Every transition and animation of elements, `::before` and `::after`. */
export function movements(page: Page): Promise<Movement[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => list.split(', ').map((text) => Number.parseFloat(text));
    const longest = (durations: string, delays: string) => {
      const waits = seconds(delays);
      return Math.max(
        ...seconds(durations).map((lasts, index) => lasts + (waits[index % waits.length] ?? 0)),
      );
    };
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const lasts = longest(style.transitionDuration, style.transitionDelay);
        const of = () => `${element.tagName}${pseudo}: ${(element.textContent ?? '').slice(0, 30)}`;
        const moving: Movement[] = [];
        if (lasts > 0)
          moving.push({ of: of(), kind: 'transition', seconds: lasts, times: '1', clip: '' });
        if (style.animationName !== 'none')
          moving.push({
            of: of(),
            kind: 'animation',
            seconds: longest(style.animationDuration, style.animationDelay),
            times: style.animationIterationCount,
            clip: style.clipPath,
          });
        return moving;
      }),
    );
  });
}

/** The opening statuses of a page before which the ring is not as their words say (OPEN-DOT). */
export async function readWrongDots(page: Page): Promise<string[]> {
  // A Tuesday, because on a public holiday no branch is said to be open or closed.
  await page.clock.setFixedTime('2026-11-24T10:00:00+13:00');
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    const green = 'rgb(76, 195, 138)';
    const statuses = [...document.querySelectorAll('p > *')].filter(({ textContent }) =>
      /(?:open|closed) now/i.test(textContent),
    );
    const wrong = statuses.filter((status) => {
      const ring = getComputedStyle(status, '::before');
      const isOpen = /open now/i.test(status.textContent);
      const edge = isOpen ? green : getComputedStyle(status).color;
      const area = isOpen ? green : 'rgba(0, 0, 0, 0)';
      return (
        ring.content === 'none' ||
        !/^(?:[2-9]|\d\d)[\d.]*px$/.test(ring.borderWidth) ||
        ring.borderColor !== edge ||
        ring.backgroundColor !== area ||
        ring.borderTopLeftRadius !== '50%'
      );
    });
    return statuses.length < 2
      ? ['Header and phone menu have no opening status.']
      : wrong.map(({ textContent }) => textContent);
  });
}
