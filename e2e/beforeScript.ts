import type { Page } from '@playwright/test';
import { ready } from './fixtures.ts';

/** Opens a page and keeps its script back until the function it returns is called. */
export async function openBeforeScript(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  // A page whose script is on its way has not loaded; it can be read and used.
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    release();
    await ready(page);
  };
}

/** How far the page moves by itself while something happens, as the browser measures it. */
export async function shiftDuring(page: Page, happen: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.push((entry as unknown as { value: number }).value);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, {
      shiftsSoFar: () => {
        note(observer.takeRecords());
        return shifts.reduce((sum, shift) => sum + shift, 0);
      },
    });
  });
  await happen();
  return page.evaluate(async () => {
    // Two frames: one in which the last change is laid out, one in which the shift is reported.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { shiftsSoFar: () => number }).shiftsSoFar();
  });
}
