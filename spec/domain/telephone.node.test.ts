import { expect } from 'vitest';
import { telephoneHref } from '../../src/domain/telephone.ts';
import { clause } from '../tools/clause.ts';

for (const [written, href] of [
  ['03 000 0100', 'tel:+6430000100'],
  ['(03) 000 0100', 'tel:+6430000100'],
  ['03-000-0100', 'tel:+6430000100'],
  ['03\u00a0000\u00a00100', 'tel:+6430000100'],
  ['09 000 0100', 'tel:+6490000100'],
  ['021 000 100', 'tel:+6421000100'],
  ['021 000 01000', 'tel:+642100001000'],
  ['0800 000 100', 'tel:0800000100'],
  ['0800 000 1000', 'tel:08000001000'],
  ['0508 000 200', 'tel:0508000200'],
  ['+64 3 000 0100', 'tel:+6430000100'],
  ['+64 (0)3 000 0100', 'tel:+6430000100'],
  ['+64 21 000 100', 'tel:+6421000100'],
  ['+64 800 000 100', 'tel:0800000100'],
  ['03 308 0500', 'tel:+6433080500'],
  ['021 058 080', 'tel:+6421058080'],
] as const) {
  clause('TEL-LINK', `${written} becomes ${href}`, () => {
    expect(telephoneHref(written)).toBe(href);
  });
}

for (const written of [
  '',
  '000 0100',
  '03 000 010',
  '0800 000 10',
  '0800 000 10000',
  '0580 000 100',
  '0500 000 100',
  '0100 000 100',
  '+61 3 000 0100',
  '03 000 0100 ext 2',
  '0800 TYRES 1',
  '64 3 000 0100',
  '1 03 000 0100',
  'fax 03 000 0100',
  'ph 0800 000 100',
]) {
  clause('TEL-REFUSED', `“${written}” is refused`, () => {
    expect(() => telephoneHref(written)).toThrow(
      new RangeError(`"${written}" is not a New Zealand telephone number with its area code.`),
    );
  });
}
