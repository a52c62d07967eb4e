import { expect } from 'vitest';
import { validateBusiness } from '../../src/publishing/validateBusiness.ts';
import { branchFacts, business } from '../../src/content/business.ts';
import { mapArea } from '../../src/content/cityMap.ts';
import { title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';
import { withLongestTexts } from './longest.ts';

clause('LOOK-LONG-TEXTS', 'the build accepts the long texts of these tests', () => {
  const texts = withLongestTexts({ business, branchFacts });
  const faultsWith = (places: typeof texts.branchFacts) =>
    validateBusiness({
      business: texts.business,
      branchFacts: places,
      mapArea,
      titles: Object.values(title),
    });
  // Where all names are long, one may have to be on another side of its pin: the build says on which.
  const told = faultsWith(texts.branchFacts).flatMap((fault) => {
    const [, name, side] = /the name of (.+) covers .+ mapNameSide to (\w+)/.exec(fault) ?? [];
    return name && side ? [[name, side] as const] : [];
  });
  const sides = new Map(told);
  const placed = texts.branchFacts.map((branch) => {
    const side = 'name' in branch && sides.get(String(branch.name));
    return side ? { ...branch, mapNameSide: side } : branch;
  });
  expect(faultsWith(placed)).toEqual([]);
});
