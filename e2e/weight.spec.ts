import { brotliCompressSync } from 'node:zlib';
import { clause, documentClause, expect, ready } from './fixtures.ts';
import { everyAddress } from './pages.ts';

/** Bytes as a visitor's connection carries them: brotli at its best, as hosts compress what never changes. */
function brotli(body: Buffer): number {
  return brotliCompressSync(body).length;
}

documentClause(
  'WEIGHT-HTML',
  'every document fits the first flight of a connection',
  async ({ request }) => {
    for (const address of everyAddress) {
      const html = await (await request.get(address)).body();
      expect.soft(brotli(html), address).toBeLessThanOrEqual(14_600);
    }
  },
);

for (const [address, ceiling] of [
  ['/contact', 71_600],
  ['/tyre-enquiry', 76_200],
] as const) {
  clause('WEIGHT-SCRIPT', `${address}: at most ${ceiling} bytes`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(address);
    await ready(page);
    const bytes = (await Promise.all(scripts)).map(brotli);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ceiling);
  });
}
