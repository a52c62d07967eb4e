/** Ladle reads the stories' properties from their source text, so a value that is no literal stops the workbench. */
import ladleMeta from '@ladle/react/meta';
import { expect, test } from 'vitest';

test('Ladle can read every story', async () => {
  const { stories } = await ladleMeta({ config: 'stories' });
  expect(Object.keys(stories)).toContain('branches--branch-card--short-card');
});
