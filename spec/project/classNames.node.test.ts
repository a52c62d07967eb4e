import { expect, test } from 'vitest';
import { classPrefixes } from '../../src/publishing/styles.plugin.ts';

test('the build stops when the classes of two modules would have the same names', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `src/pages/Page${index}.tsx`);
  expect(() => classPrefixes(many)).toThrow(
    /^The classes of src\/pages\/Page\d+\.tsx and src\/pages\/Page\d+\.tsx would have the same names\. Rename one of the two files\.$/,
  );
});
