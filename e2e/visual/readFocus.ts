/** Checks that the focus is visible: nothing covers the focused element, and an outline appears around it. */
import type { Page } from '@playwright/test';

/** The elements that Tab can reach. */
const focusable =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex="0"]';

/**
 * Focused elements, and targets of links to a part of the page, that are covered or outside the window (WCAG 2.4.11).
 * If a panel is open, only that panel is read, because the panel closes when the focus leaves it.
 */
export function readCovered(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const faults: string[] = [];
    const scope = document.querySelector(':popover-open') ?? document;
    const name = (element: Element) =>
      (element.textContent?.trim() || element.getAttribute('name') || element.id).slice(0, 40);
    /** Whether the window shows the element at this point, and nothing in front of it. */
    const isFree = (element: Element, x: number, y: number) => {
      const top = document.elementFromPoint(Math.min(Math.max(x, 0), innerWidth - 1), y);
      return (
        top !== null &&
        (element.contains(top) ||
          top.contains(element) ||
          top.closest('label')?.contains(element) === true)
      );
    };
    for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
      const choice = /^(?:radio|checkbox)$/.test((element as HTMLInputElement).type);
      const seen =
        (choice ? label : element instanceof SVGElement && element.querySelector('circle')) ||
        element;
      const [box = seen.getBoundingClientRect()] = seen.getClientRects();
      if (box.width <= 1) continue;
      const middle = box.left + box.width / 2;
      // The browser need not scroll to the lower edge of a label, of a pin on the map, or of a field for several lines.
      const isWhole =
        !choice && !(element instanceof SVGElement || element instanceof HTMLTextAreaElement);
      const edges = [box.top + 2, ...(isWhole ? [box.bottom - 2] : [])];
      if (box.top < -1 || box.top + Math.min(box.height, 20) > innerHeight + 1)
        faults.push(
          `“${name(element)}” is outside the window when it has the focus: from ${Math.round(box.top)} to ${Math.round(box.bottom)} px`,
        );
      else if (!edges.every((y) => isFree(seen, middle, y)))
        faults.push(`“${name(element)}” is covered when it has the focus`);
      if (scope !== document || !isWhole) continue;
      // Firefox scrolls only to an element that is wholly out of view: here it is at the lower edge of the window.
      element.blur();
      scrollBy(0, seen.getBoundingClientRect().bottom - innerHeight + 8);
      element.focus({ preventScroll: true });
      const [low] = seen.getClientRects();
      if (low && low.top > 0 && !isFree(seen, low.left + low.width / 2, low.bottom - 10))
        faults.push(`“${name(element)}” is covered when it had been in view before the focus`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    for (const target of scope.querySelectorAll<HTMLElement>('main [id]')) {
      if (target.closest('svg') || !target.checkVisibility({ visibilityProperty: true })) continue;
      scrollTo(0, 0);
      target.scrollIntoView();
      const heading = target.querySelector('h1, h2, h3, h4') ?? target;
      const [box = heading.getBoundingClientRect()] = heading.getClientRects();
      if (box.height === 0 || box.width <= 1) continue;
      if (box.top < -1 || box.top > innerHeight - 24)
        faults.push(`a link to #${target.id} scrolls its heading to ${Math.round(box.top)} px`);
      else if (!isFree(heading, box.left + Math.min(box.width / 2, 20), box.top + 4))
        faults.push(`the heading of #${target.id} is covered after a link to it`);
    }
    scrollTo(0, 0);
    return faults;
  }, focusable);
}

/**
 * Elements around which no outline appears with the focus: on the element itself, or its label or a card around it. A pin
 * on the map gets a thicker line around its circle instead. The focus is visible only after a key press.
 */
export function readUnseenFocus(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const around = (element: Element | null, levels = 6): Element[] =>
      element && levels > 0 ? [element, ...around(element.parentElement, levels - 1)] : [];
    /** The width in pixels of the outline of an element, or of the line of a circle; 0 if none is visible. */
    const outlineOf = (element: Element) => {
      const { clipPath, outlineColor, outlineStyle, outlineWidth, strokeWidth } =
        getComputedStyle(element);
      if (element.localName === 'circle') return Number.parseFloat(strokeWidth);
      const isSeen =
        element.checkVisibility({ opacityProperty: true }) &&
        clipPath === 'none' &&
        outlineColor !== 'rgba(0, 0, 0, 0)';
      return isSeen && outlineStyle !== 'none' ? Number.parseFloat(outlineWidth) : 0;
    };
    const faults: string[] = [];
    const scope = document.querySelector(':popover-open') ?? document;
    for (const element of scope.querySelectorAll<HTMLInputElement>(selector)) {
      const parts = [...around(element), ...element.querySelectorAll('circle')];
      (document.activeElement as HTMLElement | null)?.blur();
      const before = parts.map(outlineOf);
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      if (!parts.some((part, index) => outlineOf(part) - (before[index] ?? 0) >= 2))
        faults.push((element.textContent.trim() || element.name || element.tagName).slice(0, 40));
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return faults.map((name) => `the focus on “${name}” has no outline`);
  }, focusable);
}
