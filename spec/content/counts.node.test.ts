import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type * as ownersFile from '../../src/content/business.ts';
import { capitalised, inWords, listed, yearsAtLeast } from '../../src/domain/counting.ts';
import { clause } from '../tools/clause.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Every text in some content, however deep. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}

/** The content of a business with a seventh branch in the east, which does repairs too, begun in 2021. */
async function contentOfSeven() {
  vi.resetModules();
  vi.doMock('../../src/content/business.ts', async (original) => {
    const { business, branchFacts } = await original<typeof ownersFile>();
    const seventh = {
      ...branchFacts[1],
      id: 'sumner',
      name: 'Sumner',
      longitude: 172.76,
      latitude: -43.57,
      services: ['tyres', 'auto-repairs', 'mobile-service'],
    };
    return {
      business: { ...business, foundedYear: 2021 },
      branchFacts: [...branchFacts.slice(0, 6), seventh],
    };
  });
  const modules = {
    ...import.meta.glob<object>('../../src/content/*.ts'),
    ...import.meta.glob<object>('../../src/content/services/*.ts'),
  };
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  vi.doUnmock('../../src/content/business.ts');
  return textsIn(loaded);
}

clause('CONTENT-COUNTS', 'a seventh branch is in every count and every list', async () => {
  const texts = await contentOfSeven();
  for (const part of [
    'Seven branches in Christchurch',
    '+ brands at seven branches.',
    'Tyres at seven Christchurch branches',
    'one of seven Christchurch branches',
    'Across our seven branches.',
    'At all seven branches',
    'Seven branches to choose from',
    'from Hornby to Sumner',
    'From Hornby to Sumner',
    '7 Locations',
    'Sockburn, Riccarton and Sumner',
    'We fit batteries at Sockburn, Riccarton and Sumner.',
    'drive in to Sockburn, Riccarton or Sumner.',
    'Linwood, Ferrymead and Sumner. Find a branch.',
  ])
    expect.soft(texts.filter((text) => text.includes(part)).length, part).toBeGreaterThan(0);
  expect(texts.filter((text) => /\bsix\b[^.]*\bbranch/i.test(text))).toEqual([]);
  expect(texts.filter((text) => /Sockburn (?:and|or) Riccarton/.test(text))).toEqual([]);
});

clause('CONTENT-COUNTS', 'no source file writes out a count', () => {
  const written = globSync('src/{content,pages,sections,forms,components,app}/**/*.{ts,tsx}', {
    cwd: root,
  }).flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8').replace(
      /\/\*.*?\*\/|\/\/.*/gs,
      (text) => (text.startsWith('//') ? '' : text.replace(/[^\n]/g, '')),
    );
    return code
      .split('\n')
      .filter((line) => /\b(?:six|6)\b(?! signs)[^.]*\b(?:branch|branches|locations)\b/i.test(line))
      .map((line) => `${file}: ${line.trim()}`);
  });
  expect(written).toEqual([]);
});

clause('CONTENT-COUNTS', 'a count is in words, and a list ends with “and”', () => {
  expect([1, 6, 7, 12, 13].map(inWords)).toEqual(['one', 'six', 'seven', 'twelve', '13']);
  expect(capitalised(inWords(7))).toBe('Seven');
  expect(listed(['Sockburn'])).toBe('Sockburn');
  expect(listed(['Sockburn', 'Riccarton'])).toBe('Sockburn and Riccarton');
  expect(listed(['Sockburn', 'Riccarton', 'Papanui'], 'or')).toBe('Sockburn, Riccarton or Papanui');
});

clause('CONTENT-YEARS', 'a business that began in 2021 has 5+ years', async () => {
  const texts = await contentOfSeven();
  expect(texts).toContain('5+');
  expect(texts).not.toContain('15+');
});

clause('CONTENT-YEARS', 'years are rounded down to fives, and fewer than five stay', () => {
  expect([2008, 2011, 2012, 2021, 2023].map((year) => yearsAtLeast(year, 2026))).toEqual([
    15, 15, 10, 5, 3,
  ]);
});
