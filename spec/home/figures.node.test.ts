import { expect, vi } from 'vitest';
import { branchCount } from '../facts/business.ts';
import { brands } from '../facts/lists.ts';
import { clause } from '../tools/clause.ts';

for (const [today, years] of [
  ['2027-12-30', 15],
  ['2028-01-03', 20],
] as const)
  clause('HOME-STATS', `the four figures are right in ${today}`, async () => {
    vi.setSystemTime(today);
    vi.resetModules();
    const { stats } = await import('../../src/content/claims.ts');
    expect(stats).toEqual({
      yearsExperience: years,
      locations: branchCount.number,
      brandsAvailable: brands.length,
      googleRating: 4.1,
    });
  });
