import { expect, vi } from 'vitest';
import { validateBusiness } from '../../src/build/validateBusiness.ts';
import { branchFacts, business } from '../../src/content/business.ts';
import { mapArea } from '../../src/content/cityMap.ts';
import { title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';
import { longTextsOn } from './longTextsOn.tsx';

vi.mock('../../src/content/business.ts', async (original) => {
  const { withLongestTexts } = await import('./longest.ts');
  const file = await original<Parameters<typeof withLongestTexts>[0]>();
  return { ...file, ...withLongestTexts(file) };
});

clause('LOOK-LONG-TEXTS', 'the build takes these', () => {
  const titles = Object.values(title);
  expect(validateBusiness({ business, branchFacts, mapArea, titles })).toEqual([]);
});

for (const path of ['/about', '/contact', '/locations', '/services/brake-service'])
  clause('LOOK-LONG-TEXTS', `${path} at 320 pixels, with usual and wide spacing`, async () => {
    expect(await longTextsOn(path)).toEqual([]);
  });
