import { brotliCompressSync } from 'node:zlib';
import { documentClause, expect } from './fixtures.ts';
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
