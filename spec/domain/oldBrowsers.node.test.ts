import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { expect } from 'vitest';
import { build as buildPlugin } from '../../src/publishing/site/build.plugin.ts';
import { clause } from '../tools/clause.ts';

clause('BROWSERS-OLDEST', 'no code of the branches and of the rules calls these methods', () => {
  const src = path.resolve(import.meta.dirname, '../../src');
  const files = globSync('{branches,domain}/**/*.{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(20);
  const calling = files.filter((file) =>
    /\.(?:toSorted|toReversed|toSpliced|with)\(/.test(readFileSync(path.join(src, file), 'utf8')),
  );
  expect(calling).toEqual([]);
});

clause('BROWSERS-OLDEST', 'the build is for exactly these', async () => {
  const oldest = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'];
  const { build } = await resolveConfig({ configFile: false, plugins: [buildPlugin()] }, 'build');
  expect([build.target, build.cssTarget]).toEqual([oldest, oldest]);
});
