import { expect } from 'vitest';
import { packageItems, servicePackages } from '../../src/content/servicePackages.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

clause(
  'CARSERVICE-ENTITY',
  'both packages have name, price, GST note, duration and eight items',
  () => {
    expect(
      servicePackages.map(({ name, price: amount, gstNote, duration, inclusions }) => ({
        name,
        price: `$${amount.toLocaleString('en-NZ')}`,
        gstNote,
        duration,
        items: inclusions.length,
      })),
    ).toEqual([
      {
        name: 'Basic service',
        price: price.basicService.plusGst,
        gstNote: '+ GST',
        duration: 'about 1–1.5 hours',
        items: 8,
      },
      {
        name: 'Full service',
        price: price.fullService.plusGst,
        gstNote: '+ GST',
        duration: 'about 2–3 hours',
        items: 8,
      },
    ]);
    expect(servicePackages.map((each) => each.extends)).toEqual([undefined, 'basic']);
  },
);

clause(
  'CARSERVICE-ENTITY',
  'no item is in both lists, and the full package has the 16 items of both',
  () => {
    const items = servicePackages.flatMap(({ inclusions }) => inclusions);
    expect(new Set(items).size).toBe(16);
    expect(packageItems).toEqual({ basic: 8, full: 16 });
  },
);
