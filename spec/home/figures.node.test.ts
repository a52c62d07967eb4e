import { expect, vi } from 'vitest';
import { branchCount } from '../facts/business.ts';
import { brands } from '../facts/lists.ts';
import { clause } from '../tools/clause.ts';

clause('HOME-STATS', 'the four figures are right at the end of 2027 and in 2028', async () => {
  for (const [today, yearsExperience] of [
    ['2027-12-30', 15],
    ['2028-01-03', 20],
  ] as const) {
    vi.setSystemTime(today);
    vi.resetModules();
    const { stats } = await import('../../src/content/claims.ts');
    expect(stats, today).toEqual({
      yearsExperience,
      locations: branchCount.number,
      brandsAvailable: brands.length,
      googleRating: 4.1,
    });
  }
});
