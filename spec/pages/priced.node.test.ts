import { expect } from 'vitest';
import { tyreCategories } from '../../src/content/tyreCategories.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { clause } from '../tools/clause.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/content/services/*.ts', {
  eager: true,
});

/** The names of the pages whose price card gives the currency and says whether prices include tax. */
function priced(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && 'priced' in value && value.priced === true
      ? [name]
      : [],
  );
}

clause(
  'PAGE-PRICES',
  'eight service pages and one tyre category page are marked to have the note on currency and tax',
  () => {
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
  },
);

clause('PAGE-PRICES', 'each page has the lines of the table, with currency and tax', async () => {
  for (const [path = '', line = '', says] of tableOf('PAGE-PRICES')) {
    const page = await readPage(path);
    expect.soft(page.detail(line), `${path}: ${line}`).toBe(says);
    expect.soft(page.text, path).toContain('NZ dollars, GST included unless marked + GST');
  }
});
