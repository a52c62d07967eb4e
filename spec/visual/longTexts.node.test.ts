import { expect } from 'vitest';
import { validateBusiness } from '../../src/publishing/validateBusiness.ts';
import { branchFacts, business } from '../../src/content/business.ts';
import { mapArea } from '../../src/content/cityMap.ts';
import { title } from '../facts/titles.ts';
import { clause } from '../tools/clause.ts';
import { withLongestTexts } from './longest.ts';

clause('LOOK-LONG-TEXTS', 'the build accepts the long texts of these tests', () => {
  const texts = withLongestTexts({ business, branchFacts });
  const faults = validateBusiness({ ...texts, mapArea, titles: Object.values(title) });
  // Where all names are long, one may have to be on another side of its pin, as the sentence about it says.
  expect(faults.filter((fault) => !fault.includes(' Set its mapNameSide to '))).toEqual([]);
});
