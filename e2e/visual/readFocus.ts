/** Checks that the focus is visible: nothing covers the focused element, and enough of its pixels change. */
import type { Page } from '@playwright/test';
import { contrastOf, pixelAt } from '../accessibility/contrast.ts';
import { camera, type Clip } from './camera.ts';

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
      // Firefox scrolls only to an element that is wholly out of view: here the lower edge of the window cuts it off.
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

/** The number of pixels that differ by 3:1 or more between two pictures of the same size. */
function changedPixels(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return 0;
  let changed = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2])
      continue;
    if (contrastOf(pixelAt(one, at), pixelAt(other, at)) >= 3) changed += 1;
  }
  return changed;
}

/**
 * Numbers one focusable element of each kind within `scope`, so that of twenty similar links only one is measured.
 * Elements of one kind have the same tag, classes, state (invalid, chosen or disabled), kind of parent and background.
 */
function markKinds(page: Page, scope: string): Promise<string[]> {
  return page.evaluate(
    ([selector, within]) => {
      const ground = (element: Element | null): string => {
        if (!element) return '';
        const { backgroundColor } = getComputedStyle(element);
        return backgroundColor.endsWith(', 0)') ? ground(element.parentElement) : backgroundColor;
      };
      const kinds = new Map<string, HTMLElement>();
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!element.closest(within) || !element.checkVisibility({ visibilityProperty: true }))
          continue;
        if (element.matches(':disabled, [inert]')) continue;
        const lookOf = (each: Element | null) =>
          `${each?.tagName} ${each?.className} ${each?.getAttribute('type')} ${each?.getAttribute('data-tone')}`;
        const state = [
          '[aria-invalid=true]',
          ':checked, [aria-pressed=true]',
          '[aria-disabled=true]',
        ]
          .map((each) => element.matches(each))
          .join();
        const kind = `${lookOf(element)} ${state} in ${lookOf(element.parentElement)} on ${ground(element)}`;
        if (!kinds.has(kind)) kinds.set(kind, element);
      }
      document.querySelectorAll('[data-look]').forEach((each) => each.removeAttribute('data-look'));
      return [...kinds.values()].map((element, index) => {
        element.dataset['look'] = String(index);
        return (element.textContent?.trim() || element.getAttribute('name') || element.tagName)
          .replaceAll(/\s+/g, ' ')
          .slice(0, 40);
      });
    },
    [focusable, scope] as const,
  );
}

/** Measures how many pixels, in the window or in `clip`, change by 3:1 when a numbered element gets the focus. */
async function pixelsChangedByFocus(
  page: Page,
): Promise<(index: number, clip?: Clip) => Promise<number>> {
  const look = await camera(page);
  const setFocus = (index?: number) =>
    page.evaluate((at) => {
      // The text cursor would count as a change.
      document.documentElement.style.caretColor = 'transparent';
      const element = document.querySelector<HTMLElement>(`[data-look="${at}"]`);
      if (element) element.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement | null)?.blur();
    }, index);
  return async (index, clip) => {
    await setFocus();
    const before = await look(clip);
    await setFocus(index);
    const after = await look(clip);
    return changedPixels(before.data, after.data);
  };
}

/** Elements whose focus changes fewer pixels by 3:1 than an outline of 1 pixel around the element has. */
export async function readUnseenFocus(page: Page, scope: string): Promise<string[]> {
  const faults: string[] = [];
  const names = await markKinds(page, scope);
  const changedBy = await pixelsChangedByFocus(page);
  for (const [index, name] of names.entries()) {
    const box = await page.evaluate((at) => {
      const element = document.querySelector<HTMLElement>(`[data-look="${at}"]`);
      if (!element) return undefined;
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
      (document.activeElement as HTMLElement | null)?.blur();
      const own = element.getBoundingClientRect();
      // For a hidden checkbox or radio button its label is visible, and for a pin on the map its circle.
      const hidden = own.width <= 1 || own.height <= 1;
      const seen =
        (hidden ? label : element instanceof SVGElement && element.querySelector('circle')) ||
        element;
      seen.scrollIntoView({ block: 'center' });
      const [{ x, y, width, height } = seen.getBoundingClientRect()] = seen.getClientRects();
      const left = Math.max(0, Math.floor(x) - 8);
      const top = Math.max(0, Math.floor(y) - 8);
      return {
        x: left + scrollX,
        y: top + scrollY,
        width: Math.min(innerWidth, Math.ceil(x + width) + 8) - left,
        height: Math.min(innerHeight, Math.ceil(y + height) + 8) - top,
        around: 2 * (width + height),
      };
    }, index);
    if (!box || box.width <= 0 || box.height <= 0) continue;
    const { around, ...clip } = box;
    let changed = await changedBy(index, clip);
    // If a card shows the focus of its link, the changed pixels are further away.
    if (changed < around) changed = await changedBy(index);
    if (changed < around)
      faults.push(
        `the focus on “${name}” changes only ${changed} pixels, and an outline has ${Math.round(around)}`,
      );
  }
  return faults;
}
