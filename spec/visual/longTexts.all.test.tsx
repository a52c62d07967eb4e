import { expect, vi } from 'vitest';
import { title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';
import { expectConsole } from '../tools/consoleGuard.ts';
import { longTextsOn } from './longTextsOn.tsx';

vi.mock('../../src/content/business.ts', async (original) => {
  const { withLongestTexts } = await import('./longest.ts');
  const file = await original<Parameters<typeof withLongestTexts>[0]>();
  return { ...file, ...withLongestTexts(file) };
});

for (const path of [...Object.keys(title), '/404'])
  clause('LOOK-LONG-TEXTS', `${path} fits 320 px, with usual and wide text spacing`, async () => {
    // React warns that the script of the 404 page runs only in a prerendered document.
    if (path === '/404') expectConsole(/Encountered a script tag/);
    expect(await longTextsOn(path)).toEqual([]);
  });
