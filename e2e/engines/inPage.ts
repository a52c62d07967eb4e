/**
 * Functions that run inside a page. They are bundled into one script for all engines (`visitor.ts`), so that roles,
 * names and visibility mean the same in each.
 */
import { queryAllByRole, queryAllByText } from '@testing-library/dom';
import { translate } from '../../spec/recovery/translate.ts';

/** Finds elements by role and name, or by text; optionally within another element. */
export type Query = (
  | { readonly role: string; readonly name?: string | RegExp; readonly level?: number }
  | { readonly text: string | RegExp }
) & { readonly within?: Query };

/** A visible element. */
export interface Seen {
  readonly text: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
  readonly isInView: boolean;
  /** The point where a press reaches the element, in pixels of the window; missing if another element covers it. */
  readonly spot?: { readonly x: number; readonly y: number };
}

function elementsOf(query: Query, page: HTMLElement): HTMLElement[] {
  const roots = query.within ? elementsOf(query.within, page) : [page];
  const found = roots.flatMap((root) => {
    if ('text' in query) return queryAllByText(root, query.text);
    const { role, name, level } = query;
    return queryAllByRole(root, role, {
      ...(name === undefined ? {} : { name }),
      ...(level === undefined ? {} : { level }),
    });
  });
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

function describe(element: HTMLElement): Seen {
  // The first line of a link that breaks over two lines: the middle of its whole box may not be on the link.
  const [box = new DOMRect()] = element.getClientRects();
  // Drivers press at whole pixels; one rounded up could lie below the window.
  const x = Math.floor(box.left + box.width / 2);
  const y = Math.floor(box.top + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  const isReached = element.contains(hit) || hit?.closest('label')?.control === element;
  const { value = '', disabled = false } = element as Partial<HTMLInputElement>;
  return {
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value,
    isDisabled: disabled,
    isFocused: document.activeElement === element,
    isInView: y > 0 && y < innerHeight && x > 0 && x < innerWidth,
    ...(hit && isReached ? { spot: { x, y } } : {}),
  };
}

function findAll(query: Query): Seen[] {
  return elementsOf(query, document.body).map(describe);
}

function only(query: Query): HTMLElement {
  const [element, ...others] = elementsOf(query, document.body);
  if (!element) throw new Error('No element is visible.');
  if (others.length > 0) throw new Error(`${others.length + 1} elements are visible, not one.`);
  return element;
}

/** Scrolls the only element of a query into view and describes it. */
function reveal(query: Query): Seen {
  const element = only(query);
  if (!describe(element).isInView || !describe(element).spot)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return describe(element);
}

/** Moves the focus to a field and selects its text, so that typing replaces it. A list has no text to select. */
function select(query: Query): void {
  const element = only(query) as Partial<HTMLInputElement>;
  element.focus?.();
  element.select?.();
}

/** Sets the device's location, because the engines show no prompt for it here. */
function setLocation(latitude: number, longitude: number): void {
  const coords = { latitude, longitude, accuracy: 10 } as GeolocationCoordinates;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (callback: PositionCallback) =>
        callback({ coords, timestamp: Date.now() } as GeolocationPosition),
    },
  });
}

/** Replaces every text of the page, as a browser's translator does. */
function translatePage(): void {
  translate(document.body);
}

/** Whether the page's script has run and its forms are hydrated. */
function isReady(): boolean {
  const isWaiting = document.querySelector('[data-hydrate=idle]:not([data-hydrated])') !== null;
  return document.querySelector('open-now:not(:empty)') !== null && !isWaiting;
}

const inPage = { findAll, reveal, select, setLocation, isReady, translatePage };
export type InPage = typeof inPage;
Object.assign(globalThis, { inPage });
