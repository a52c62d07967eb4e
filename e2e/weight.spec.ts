import { brotliCompressSync } from 'node:zlib';
import { clause, expect } from './fixtures.ts';
import { everyAddress } from './pages.ts';

/** Bytes as a visitor's connection carries them: brotli at its best, as hosts compress what never changes. */
function brotli(body: Buffer): number {
  return brotliCompressSync(body).length;
}

clause('WEIGHT-HTML', 'every document fits the first flight of a connection', async ({ page }) => {
  for (const address of everyAddress) {
    const html = await (await page.request.get(address)).body();
    expect.soft(brotli(html), address).toBeLessThanOrEqual(14_600);
  }
});

for (const [address, ceiling] of [
  ['/contact', 80_000],
  ['/tyre-enquiry', 80_000],
  ['/', 80_000],
  ['/services/car-servicing', 80_000],
] as const) {
  clause('WEIGHT-SCRIPT', `${address} wakes with at most ${ceiling} bytes`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(address);
    // The keyboard, because a pointer would rest on a link and fetch the page behind it.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.documentElement.dataset['awake'] === 'true');
    const bytes = (await Promise.all(scripts)).map(brotli);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ceiling);
  });
}
