import { expect, vi } from 'vitest';
import { clause } from '../tools/clause.ts';
import { longTextsOn } from './longTextsOn.tsx';

vi.mock('../../src/content/business.ts', async (original) => {
  const { withLongestTexts } = await import('./longest.ts');
  const file = await original<Parameters<typeof withLongestTexts>[0]>();
  return { ...file, ...withLongestTexts(file) };
});

for (const path of ['/about', '/contact', '/locations', '/services/brake-service'])
  clause('LOOK-LONG-TEXTS', `${path} fits 320 px, with usual and wide text spacing`, async () => {
    expect(await longTextsOn(path)).toEqual([]);
  });
