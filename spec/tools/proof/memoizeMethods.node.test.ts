import { expect, test } from 'vitest';
import { memoizeMethods } from './memoizeMethods.ts';

const planted = `data:text/javascript,${encodeURIComponent(`
export class Shop {
  static asked = [];
  price(tyre, count) { Shop.asked.push([tyre.size, count]); return Promise.resolve([tyre.size, count]); }
}
`)}`;

test('what was asked before is answered from memory', async () => {
  await memoizeMethods([{ package: planted, of: 'Shop', method: 'price' }]);
  const { Shop } = (await import(/* @vite-ignore */ planted)) as {
    Shop: { asked: unknown[]; new (): { price(tyre: object, count: number): Promise<unknown> } };
  };
  const answers = [
    await new Shop().price({ size: '205/55R16' }, 2),
    await new Shop().price({ size: '205/55R16' }, 2),
    await new Shop().price({ size: '205/55R16' }, 4),
    await new Shop().price({ size: '195/65R15' }, 2),
  ];
  expect(answers).toEqual([
    ['205/55R16', 2],
    ['205/55R16', 2],
    ['205/55R16', 4],
    ['195/65R15', 2],
  ]);
  expect(Shop.asked).toEqual([
    ['205/55R16', 2],
    ['205/55R16', 4],
    ['195/65R15', 2],
  ]);
});

const mine = { module: import.meta.filename, name: 'sizeAlone' };

/** Of what the planted shop below is asked, the size matters alone. */
export function sizeAlone(tyre: unknown): unknown {
  return tyre;
}

test('what does not matter of the arguments makes no difference', async () => {
  const other = `${planted}//`;
  await memoizeMethods([{ package: other, of: 'Shop', method: 'price', matters: mine }]);
  const { Shop } = (await import(/* @vite-ignore */ other)) as {
    Shop: { new (): { price(tyre: object, count: number): Promise<unknown> } };
  };
  expect(await new Shop().price({ size: '205/55R16' }, 2)).toEqual(['205/55R16', 2]);
  expect(await new Shop().price({ size: '205/55R16' }, 4)).toEqual(['205/55R16', 2]);
  expect(await new Shop().price({ size: '195/65R15' }, 4)).toEqual(['195/65R15', 4]);
});

test('a module without the function that says what matters is named', async () => {
  const matters = { ...mine, name: 'colourAlone' };
  const asked = memoizeMethods([{ package: planted, of: 'Shop', method: 'price', matters }]);
  await expect(asked).rejects.toThrow('has no colourAlone.');
});

test.each([
  ['Shop', 'cost'],
  ['Shopp', 'price'],
])('a method that is not there is named: %s.%s', async (of, method) => {
  await expect(memoizeMethods([{ package: planted, of, method }])).rejects.toThrow(
    `has no ${of} with a method ${method}.`,
  );
});
