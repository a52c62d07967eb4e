import { expect } from 'vitest';
import { packageItems, servicePackages } from '../../src/content/services/carServicing.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { clause } from '../tools/clause.ts';

clause('CARSERVICE-ENTITY', 'both packages have the values of the table', () => {
  const values = servicePackages.map(({ name, price, gstNote, duration, inclusions }) =>
    [name, `$${price.toLocaleString('en-NZ')}`, gstNote, duration, inclusions.length].map(String),
  );
  expect(values).toEqual(tableOf('CARSERVICE-ENTITY'));
  expect(servicePackages.map((each) => each.extends)).toEqual([undefined, 'basic']);
});

clause(
  'CARSERVICE-ENTITY',
  'no item is in both lists, and the full package has the 16 items of both',
  () => {
    const items = servicePackages.flatMap(({ inclusions }) => inclusions);
    expect(new Set(items).size).toBe(16);
    expect(packageItems).toEqual({ basic: 8, full: 16 });
  },
);
