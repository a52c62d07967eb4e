import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig, transformWithOxc } from 'vite';
import { expect, vi } from 'vitest';
import { build as buildPlugin } from '../../src/publishing/site/build.plugin.ts';
import { nearestFirst } from '../../src/domain/distance.ts';
import { clause } from '../tools/clause.ts';

/** Runs a function without the array methods that the oldest supported browsers lack, and returns its result or error. */
function inOldBrowser(run: () => unknown): unknown {
  const missing = (['toSorted', 'toReversed', 'toSpliced', 'with'] as const).map((name) =>
    vi.spyOn(Array.prototype, name).mockImplementation(() => {
      throw new TypeError(`${name} is not a function`);
    }),
  );
  try {
    return run();
  } catch (error) {
    // Returned, not thrown, so that an assertion fails: `npm run spec:prove` counts no other failure.
    return error;
  } finally {
    for (const method of missing) method.mockRestore();
  }
}

clause('BROWSERS-OLDEST', 'branches are sorted without toSorted', () => {
  const places = [
    { latitude: -43.54, longitude: 172.6 },
    { latitude: -43.5, longitude: 172.7 },
  ];
  const found = inOldBrowser(() => nearestFirst({ latitude: -43.5, longitude: 172.7 }, places));
  expect(found).toMatchObject([{ place: places[1] }, { place: places[0] }]);
});

clause('BROWSERS-OLDEST', 'no code of the branches and of the rules calls these methods', () => {
  const src = path.resolve(import.meta.dirname, '../../src');
  const files = globSync('{branches,domain}/**/*.{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(20);
  const calling = files.filter((file) =>
    /\.(?:toSorted|toReversed|toSpliced|with)\(/.test(readFileSync(path.join(src, file), 'utf8')),
  );
  expect(calling).toEqual([]);
});

clause('BROWSERS-OLDEST', 'the build is for the list, and each entry needs a version', async () => {
  const oldest = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'];
  const { build } = await resolveConfig({ configFile: false, plugins: [buildPlugin()] }, 'build');
  expect([build.target, build.cssTarget]).toEqual([oldest, oldest]);
  const target = ['last 2 versions'];
  await expect(transformWithOxc('', 'a.js', { target })).rejects.toThrow('Invalid target');
});
