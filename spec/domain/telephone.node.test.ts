import { expect } from 'vitest';
import { isTelephone, telephoneHref } from '../../src/domain/telephone.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

for (const [written = '', href] of tableOf('TEL-LINK'))
  clause('TEL-LINK', `${written} becomes ${href}`, () => {
    expect(isTelephone(written)).toBe(true);
    expect(telephoneHref(written)).toBe(href);
    expect(telephoneHref(written.replaceAll(' ', '\u00a0'))).toBe(href);
  });

for (const [written = ''] of [[''], ...tableOf('TEL-REFUSED')])
  clause('TEL-REFUSED', `“${written}” is refused`, () => {
    expect(isTelephone(written)).toBe(false);
  });
