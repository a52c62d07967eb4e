import { expect } from 'vitest';
import { sourceSet } from '../../src/domain/picture.ts';
import { clause } from '../tools/clause.ts';

clause('HOME-PRELOAD', 'the `srcset` lists each file with its width in pixels', () => {
  expect(
    sourceSet([
      { url: '/a-400.avif', width: 400 },
      { url: '/a-800.avif', width: 800 },
    ]),
  ).toBe('/a-400.avif 400w, /a-800.avif 800w');
});
