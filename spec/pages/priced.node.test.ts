import { expect } from 'vitest';
import { tyreCategories } from '../../src/content/tyreCategories.ts';
import { clause } from '../tools/clause.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/content/services/*.ts', {
  eager: true,
});

/** The names of the values whose card gives the currency and tax of its prices. */
function priced(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'priced' in value && value.priced === true
      ? [name]
      : [],
  );
}

clause('PAGE-PRICES', 'only cards with prices give the currency and tax', () => {
  const services = Object.values(modules).flatMap(priced);
  expect(services.toSorted()).toEqual([
    'batteryReplacement',
    'brakeService',
    'oilChange',
    'punctureRepair',
    'tyreRotation',
    'wheelAlignment',
    'wheelBalancing',
    'wofInspection',
  ]);
  expect(priced(tyreCategories)).toEqual(['/tyres/passenger']);
});
