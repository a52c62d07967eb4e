import type { Page } from '@playwright/test';

/** Records layout shifts, from now on or from the start of the page. It runs in the page. */
function noteShifts(isFromStart: boolean): void {
  const shifts: { readonly amount: number; readonly line: string }[] = [];
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
          `${nameOf(node)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
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
