/**
 * Only for mutants: each module of the scope loads. A mutant that stops a module from loading stops the files of its
 * tests, which counts as an error and not as a failed test; here it fails one.
 */
import { expect, test } from 'vitest';
import { scopes, type ScopeName } from './scopes.ts';

const { folder } = scopes[process.env['MUTATION_SCOPE'] as ScopeName];
const modules = import.meta.glob([
  '/src/{domain,content,forms}/**/*.ts',
  '!/src/forms/**/*Styles.ts',
]);

test('each module of the scope loads', async () => {
  const own = Object.entries(modules).filter(([file]) => file.startsWith(`/${folder}/`));
  expect(own.length).toBeGreaterThan(9);
  for (const [file, load] of own) await expect(load(), file).resolves.toBeTypeOf('object');
});
