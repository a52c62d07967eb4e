import type { Page } from '@playwright/test';

/** Records layout shifts, from now on or from the start of the page. It runs in the page. */
function noteShifts(isFromStart: boolean): void {
  const shifts: { readonly amount: number; readonly line: string }[] = [];
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round).join(', ')} (${Math.round(width)} by ${Math.round(height)})`;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const tag = /<[^>]*>/.exec((element?.cloneNode() as Element | undefined)?.outerHTML ?? '')?.[0];
    return `${tag ?? 'a removed element'} “${node?.textContent?.trim().slice(0, 40) ?? ''}”`;
  };
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      };
      const moves = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      shifts.push({ amount: value, line: `${value}: ${moves.join('; ')}` });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: isFromStart });
  Object.assign(window, {
    shiftsSoFar: () => {
      note(observer.takeRecords());
      return shifts;
    },
  });
}

/** Records the layout shifts of every page that opens from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts, true);
}

/**
 * The layout shifts so far: each element with its old and new place. A total below 0.001 counts as none, because it is
 * the result of rounding to whole pixels.
 */
export async function shiftsSoFar(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() =>
    (window as unknown as { shiftsSoFar: () => { amount: number; line: string }[] }).shiftsSoFar(),
  );
  const total = shifts.reduce((sum, { amount }) => sum + amount, 0);
  return total < 0.001 ? [] : shifts.map(({ line }) => line);
}

/** The layout shifts of a page during an action. */
export async function shiftsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(noteShifts, false);
  await act();
  // The browser lays out the last change in the first frame, and reports it in the second.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  return shiftsSoFar(page);
}

/**
 * The texts and pictures that move on the first screen while a document arrives. A parser of a second document writes
 * the page's main part into the page again, block by block: that is where a parser pauses. Removing the end of a
 * complete page would not do, because Chromium's `:last-child` matches no element while a parser may still add another.
 * It runs in the page, whose policy has to be off.
 */
export function shiftsOnArrival(): string[] {
  const whole = document.querySelector('main');
  if (!whole) return ['no main'];
  const copy = whole.cloneNode(true) as HTMLElement;
  // A script is no part of the layout, and would run once more.
  for (const script of copy.querySelectorAll('script')) script.remove();
  for (const block of copy.querySelectorAll(
    'div, section, form, fieldset, figure, figcaption, svg, table, ul, ol, li, dt, dd, dd > span, h1, h2, h3, p',
  ))
    block.after(document.createComment('pause'));
  const [start = '', ...blocks] = copy.outerHTML.split('<!--pause-->');
  const parser = document.implementation.createHTMLDocument();
  const write = (text: string) => {
    // oxlint-disable-next-line typescript/no-deprecated -- no other parser of a page can be paused
    parser.write(text);
  };
  parser.open();
  write(start);
  const main = parser.querySelector('main') as HTMLElement;
  whole.replaceWith(main);
  window.scrollTo(0, 0);
  const { innerWidth, innerHeight } = window;
  const placesNow = () =>
    new Map(
      [...main.querySelectorAll('*')]
        .filter(
          (item) =>
            !item.parentElement?.closest('svg') &&
            (item.matches('svg, img') ||
              [...item.childNodes].some((node) => node instanceof Text && node.data.trim())) &&
            item.checkVisibility({ visibilityProperty: true }),
        )
        .map((item) => [item, item.getBoundingClientRect()]),
    );
  /** The share of the screen that a place takes. */
  const shareOf = ({ left, right, top, bottom }: DOMRect) =>
    (Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))) /
    (innerWidth * innerHeight);
  const shifts: string[] = [];
  let before = placesNow();
  for (const block of blocks) {
    write(block);
    const after = placesNow();
    const moves = [...before].flatMap(([item, from]) => {
      const to = after.get(item) ?? from;
      const distance = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
      const share = Math.max(shareOf(from), shareOf(to));
      const line = `${item.outerHTML.slice(0, 90)} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
      // As browsers do, counts no move below 3 pixels.
      return distance >= 3 && share > 0 ? [{ distance, share, line }] : [];
    });
    const share = moves.reduce((sum, move) => sum + move.share, 0);
    const distance = Math.max(0, ...moves.map((move) => move.distance));
    if ((share * distance) / Math.max(innerWidth, innerHeight) >= 0.001)
      shifts.push(...moves.map(({ line }) => line));
    before = after;
  }
  main.replaceWith(whole);
  return shifts;
}
