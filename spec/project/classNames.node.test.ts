import { expect, test } from 'vitest';
import { classPrefixes } from '../../src/publishing/styles.plugin.ts';

const modules = Array.from({ length: 20 }, (_, index) => `src/pages/Page${index}.tsx`);

test('a new module renames no class of another', () => {
  const before = classPrefixes(modules);
  const after = classPrefixes(['src/app/New.tsx', ...modules]);
  for (const module of modules) expect(after.get(module), module).toBe(before.get(module));
});

test('the build stops when the classes of two modules would have the same names', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `src/pages/Page${index}.tsx`);
  expect(() => classPrefixes(many)).toThrow(
    /^The classes of src\/pages\/Page\d+\.tsx and src\/pages\/Page\d+\.tsx would have the same names\. Rename one of the two files\.$/,
  );
});
