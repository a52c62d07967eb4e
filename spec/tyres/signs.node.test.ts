import { expect } from 'vitest';
import { replacementSigns } from '../../src/content/replacementSigns.ts';
import { clause } from '../tools/clause.ts';

clause('TYRES-SIGN-SET', 'each sign has its own id and icon, a title and a description', () => {
  expect(replacementSigns).toHaveLength(6);
  expect(new Set(replacementSigns.map(({ id }) => id)).size).toBe(6);
  expect(new Set(replacementSigns.map(({ icon }) => icon)).size).toBe(6);
  for (const { id, title, description } of replacementSigns) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
    expect(title).not.toBe('');
    expect(description.length).toBeGreaterThan(40);
  }
});
