import { expect } from 'vitest';
import { structuredData } from '../../src/app/structuredData.ts';
import { branches, business } from '../facts/business.ts';
import { price } from '../facts/prices.ts';
import { clause } from '../tools/clause.ts';

/*
 * These tests check the values. The compiler checks the names of the properties, because `structuredData.ts` uses the types
 * of schema-dts.
 */
clause('FIND-DATA-ESCAPED', 'an address with </script> in it is escaped', () => {
  const text = structuredData('/', 'https://shop.example/</script><script>');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ url: 'https://shop.example/</script><script>/' }, {}],
  });
});

/** The properties that search engines recommend for a local business; `undefined` for those that a branch must not have. */
const recommended = ({ id, name, street, postalCode, line }: (typeof branches)[number]) => ({
  name: `${business.name} ${name}`,
  url: `https://shop.example/locations#${id}`,
  image: 'https://shop.example/share.jpg',
  address: expect.objectContaining({
    '@type': 'PostalAddress',
    streetAddress: `${street}, ${name}`,
    postalCode,
  }),
  telephone: line.href.replace('tel:', ''),
  openingHoursSpecification: expect.arrayContaining([
    expect.objectContaining({ '@type': 'OpeningHoursSpecification' }),
  ]),
  priceRange: `${price.balancingPerWheel}–${price.brakeRotorsPerAxleFrom}`,
  parentOrganization: { '@id': 'https://shop.example/#business' },
  // Our coordinates are those of the suburb, not of the building.
  geo: undefined,
  // A business may not rate itself.
  aggregateRating: undefined,
  review: undefined,
  // A branch is not a department of another business.
  department: undefined,
  // Only a restaurant has these.
  menu: undefined,
  servesCuisine: undefined,
});

interface BranchNode {
  readonly '@id'?: string;
  readonly openingHoursSpecification: readonly { readonly dayOfWeek: unknown }[];
}

function branchNodes(): readonly BranchNode[] {
  const { '@graph': graph } = JSON.parse(structuredData('/locations', 'https://shop.example')) as {
    '@graph': readonly BranchNode[];
  };
  return graph.filter((node) => node['@id']?.includes('/locations#'));
}

clause('FIND-RECOMMENDED', 'each branch has the recommended fields and no excluded one', () => {
  const nodes = branchNodes();
  expect(nodes).toHaveLength(branches.length);
  for (const [index, facts] of branches.entries())
    for (const [property, value] of Object.entries(recommended(facts)))
      expect(Object.entries(nodes[index] ?? {}).find(([name]) => name === property)?.[1]).toEqual(
        value,
      );
});

clause('FIND-CLOSED', 'a branch that is closed on Sunday opens and closes at 00:00', () => {
  const sundays = branchNodes().map(({ openingHoursSpecification }) =>
    openingHoursSpecification.find(({ dayOfWeek }) => dayOfWeek === 'Sunday'),
  );
  expect(sundays.map((sunday, index) => [branches[index]?.sunday, sunday])).toEqual(
    branches.map(({ sunday }) => [
      sunday,
      expect.objectContaining(
        sunday === 'Closed' ? { opens: '00:00', closes: '00:00' } : { opens: '10:00' },
      ),
    ]),
  );
});
