import { expect, test } from 'vitest';
import { memoizeMethods } from './memoizeMethods.ts';

const shop = `data:text/javascript,${encodeURIComponent(`
export class Shop {
  static calls = [];
  price(tyre, count) { Shop.calls.push([tyre.size, count]); return Promise.resolve([tyre.size, count]); }
}
`)}`;

test('a call with the same arguments is answered from the cache', async () => {
  await memoizeMethods([{ package: shop, className: 'Shop', method: 'price' }]);
  const { Shop } = (await import(/* @vite-ignore */ shop)) as {
    Shop: { calls: unknown[]; new (): { price(tyre: object, count: number): Promise<unknown> } };
  };
  const results = [
    await new Shop().price({ size: '205/55R16' }, 2),
    await new Shop().price({ size: '205/55R16' }, 2),
    await new Shop().price({ size: '205/55R16' }, 4),
    await new Shop().price({ size: '195/65R15' }, 2),
  ];
  expect(results).toEqual([
    ['205/55R16', 2],
    ['205/55R16', 2],
    ['205/55R16', 4],
    ['195/65R15', 2],
  ]);
  expect(Shop.calls).toEqual([
    ['205/55R16', 2],
    ['205/55R16', 4],
    ['195/65R15', 2],
  ]);
});

const mine = { module: import.meta.filename, name: 'sizeAlone' };

/** A cache key of the first argument alone. */
export function sizeAlone(tyre: unknown): unknown {
  return tyre;
}

test('arguments outside the cache key make no difference', async () => {
  const other = `${shop}//`;
  await memoizeMethods([{ package: other, className: 'Shop', method: 'price', cacheKey: mine }]);
  const { Shop } = (await import(/* @vite-ignore */ other)) as {
    Shop: { new (): { price(tyre: object, count: number): Promise<unknown> } };
  };
  expect(await new Shop().price({ size: '205/55R16' }, 2)).toEqual(['205/55R16', 2]);
  expect(await new Shop().price({ size: '205/55R16' }, 4)).toEqual(['205/55R16', 2]);
  expect(await new Shop().price({ size: '195/65R15' }, 4)).toEqual(['195/65R15', 4]);
});

test('a module without the cacheKey function is an error', async () => {
  const cacheKey = { ...mine, name: 'colourAlone' };
  const calls = memoizeMethods([{ package: shop, className: 'Shop', method: 'price', cacheKey }]);
  await expect(calls).rejects.toThrow('has no colourAlone.');
});

test.each([
  ['Shop', 'cost'],
  ['Shopp', 'price'],
])('a missing method is an error: %s.%s', async (className, method) => {
  await expect(memoizeMethods([{ package: shop, className, method }])).rejects.toThrow(
    `has no ${className} with a method ${method}.`,
  );
});
