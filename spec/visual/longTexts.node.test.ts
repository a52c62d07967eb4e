import { expect } from 'vitest';
import { businessFaults } from '../../src/publishing/ownersRecords.ts';
import { branchFacts, business } from '../../src/content/business.ts';
import { mapArea } from '../../src/content/cityMap.ts';
import { clause } from '../tools/clause.ts';
import { withLongestTexts } from './longest.ts';

const texts = withLongestTexts({ business, branchFacts });
const faultsWith = (changed: Partial<typeof texts>) =>
  businessFaults({ ...texts, ...changed, mapArea });

clause('LOOK-LONG-TEXTS', 'the build accepts the long texts of these tests', () => {
  // Where all names are long, one may have to be on another side of its pin: the build says on which.
  const told = faultsWith({}).flatMap((fault) => {
    const [, name, side] = /the name of (.+) covers .+ mapNameSide to (\w+)/.exec(fault) ?? [];
    return name && side ? [[name, side] as const] : [];
  });
  const sides = new Map(told);
  const placed = texts.branchFacts.map((branch) => {
    const side = 'name' in branch && sides.get(String(branch.name));
    return side ? { ...branch, mapNameSide: side } : branch;
  });
  expect(faultsWith({ branchFacts: placed })).toEqual([]);
});

clause('LOOK-LONG-TEXTS', 'the build refuses each of these texts with one letter more', () => {
  const json = JSON.stringify(texts);
  const all = [...json.matchAll(/"(\w*w{9}[^"]*)"/g)];
  expect(all.length).toBeGreaterThan(10);
  for (const { 0: quoted, 1: text = '', index } of all) {
    const longestWord = Math.max(...text.split(' ').map(({ length }) => length));
    const longWord = text.includes(' ') ? ['w'.repeat(longestWord + 1)] : [];
    for (const longer of [`${text}w`, ...longWord]) {
      const rest = json.slice(index + quoted.length);
      const changed = JSON.parse(`${json.slice(0, index)}"${longer}"${rest}`) as typeof texts;
      expect.soft(faultsWith(changed).join('\n'), longer).toContain('letters at most');
    }
  }
});
