/** Measures the look of a page. Each function returns one sentence for each fault. */
import type { Page } from '@playwright/test';
import { notInHeadlineFont } from '../../src/styles/headlineFont.ts';

/** Text that the window or a box cuts off, and whether the page scrolls sideways. */
export function readOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`scrolls sideways, to ${scrollWidth} px`] : [];

    /** The edges between which an element's content is visible; `undefined` if the element is visually hidden. */
    interface Visible {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const known = new Map<Element, Visible | undefined>();
    const visibleIn = (element: Element | null): Visible | undefined => {
      if (!element || element === document.body)
        return { left: 0, right: clientWidth, top: -Infinity, bottom: Infinity };
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

/**
 * Words, and ranges of numbers such as 30–45, that break over two lines. Below 352 pixels a range may break, because it
 * would be wider than its column.
 */
export function readBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const whole = innerWidth < 352 ? /\p{L}{4,}/gu : /\p{L}{4,}|[$\d][\d.,]*–[$\d][\d.,]*/gu;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { index, 0: word } of text.data.matchAll(whole)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.add(word);
      }
    }
    return [...faults];
  });
}

/** Removes the days on which the owner closes, which lengthen a page for some weeks. */
export function removeClosedDays(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const days of document.querySelectorAll('closed-days')) days.parentElement?.remove();
  });
}

/** Text smaller than `least` pixels, in closed panels too, also where a style rule inserts it. Labels in drawings are left out. */
export function readSmallText(page: Page, least: number): Promise<string[]> {
  return page.evaluate((pixels) => {
    const faults = new Set<string>();
    const note = (words: string, element: Element, inserted?: string) => {
      const { fontSize } = getComputedStyle(element, inserted);
      if (Number.parseFloat(fontSize) < pixels - 0.01)
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
  }, least);
}

/** The size of a picture on the page. */
interface Shown {
  readonly file: string;
  /** The width in pixels of the file that the browser chose, and of the smallest that it could have chosen. */
  readonly width: number;
  readonly smallest: number;
  /** The width in pixels at which the whole file is drawn; the box may show only a part of it. */
  readonly drawn: number;
  /** The scale of the width divided by that of the height; 1 for a picture that is not stretched. */
  readonly stretch: number;
}

/**
 * Pictures that are stretched, that are drawn larger than their file, or whose file is more than 2.2 times as wide as
 * the drawn picture, at a device pixel ratio of 1.
 */
export async function readPictures(page: Page): Promise<string[]> {
  const shown = await page.evaluate(async (): Promise<Shown[]> => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    // Pictures below the first screen would load only when scrolled to.
    for (const image of images) image.loading = 'eager';
    // After the window grows, the browser chooses another file only in the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const sets = [...(image.parentElement?.querySelectorAll('source') ?? []), image].map(
        ({ srcset }) => srcset.split(',').map((entry) => entry.trim().split(/\s+/)),
      );
      const chosen = sets.find((set) =>
        set.some(([url = '']) => new URL(url, location.href).href === image.currentSrc),
      );
      const widths = chosen?.map(([, width = '']) => Number.parseFloat(width)) ?? [];
      const at = chosen?.findIndex(
        ([url = '']) => new URL(url, location.href).href === image.currentSrc,
      );
      const style = getComputedStyle(image);
      const box = {
        width: image.clientWidth - Number.parseFloat(style.paddingInlineStart) * 2,
        height: image.clientHeight - Number.parseFloat(style.paddingBlockStart) * 2,
      };
      const sideways = box.width / image.naturalWidth;
      const upright = box.height / image.naturalHeight;
      const fits: Record<string, number> = {
        cover: Math.max(sideways, upright),
        contain: Math.min(sideways, upright),
      };
      const scale = fits[style.objectFit] ?? sideways;
      return {
        file: new URL(image.currentSrc).pathname,
        width: widths[at ?? -1] ?? 0,
        smallest: Math.min(...widths),
        drawn: scale * image.naturalWidth,
        stretch: style.objectFit === 'fill' ? sideways / upright : 1,
      };
    });
  });
  return shown.flatMap(({ file, width, smallest, drawn, stretch }) => [
    ...(Math.abs(stretch - 1) > 0.02 ? [`${file} is stretched by ${stretch.toFixed(2)}`] : []),
    ...(drawn > width * 1.02 ? [`${file} of ${width} px is drawn ${Math.round(drawn)} wide`] : []),
    ...(width > drawn * 2.2 && width > smallest
      ? [`${file} of ${width} px is drawn only ${Math.round(drawn)} wide`]
      : []),
  ]);
}

/** Pictures without width and height attributes, or without several widths in both formats. */
export function readPictureSources(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const name = image.getAttribute('src') ?? '';
      const sized = [...sources, image].every(
        (part) => Number(part.getAttribute('width')) > 0 && Number(part.getAttribute('height')) > 0,
      );
      const several = (files: string, ending: string) =>
        files.split(',').filter((file) => file.includes(`.${ending} `)).length > 1;
      // A picture may have a crop for each of several windows: each needs both formats, the last one's WebP is the image.
      const crops = [...Map.groupBy(sources, ({ media }) => media).values()];
      const has = (crop: readonly HTMLSourceElement[], ending: string) =>
        crop.some(({ type }) => type === `image/${ending}`);
      const avif =
        sources.some(({ type, srcset }) => type === 'image/avif' && several(srcset, 'avif')) &&
        crops.every((crop) => has(crop, 'avif'));
      const webp =
        several(image.srcset, 'webp') && crops.slice(0, -1).every((crop) => has(crop, 'webp'));
      return [
        ...(sized ? [] : [`${name} has no width and height attributes`]),
        ...(avif ? [] : [`${name} has no AVIF in several widths`]),
        ...(webp ? [] : [`${name} has no WebP in several widths`]),
      ];
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
        const of = `${element.tagName}${pseudo}: ${(element.textContent ?? '').slice(0, 30)}`;
        const transition = longest(style.transitionDuration, style.transitionDelay);
        return [
          ...(transition > 0
            ? [{ of, kind: 'transition' as const, seconds: transition, times: '1', clip: '' }]
            : []),
          ...(style.animationName === 'none'
            ? []
            : [
                {
                  of,
                  kind: 'animation' as const,
                  seconds: longest(style.animationDuration, style.animationDelay),
                  times: style.animationIterationCount,
                  clip: style.clipPath,
                },
              ]),
        ];
      }),
    );
  });
}

/** The opening statuses of a page before which the ring is not as their words say (OPEN-DOT). */
export function readWrongDots(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
        !(Number.parseFloat(ring.borderTopWidth) >= 2) ||
        ring.borderTopColor !== edge ||
        ring.backgroundColor !== area
      );
    });
    return statuses.length < 2
      ? ['Header and phone menu have no opening status.']
      : wrong.map(({ textContent }) => textContent);
  });
}
