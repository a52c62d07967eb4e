import { expect } from 'vitest';
import { clausesOn } from '../documents/page.ts';
import { branchCount, branches, services } from '../facts/business.ts';

const clause = clausesOn('/locations');

for (const { id, name, street, hours } of branches) {
  clause('BRANCH-ANCHOR', `the card of ${name} has the id of the branch`, (page) =>
    expect(page.part(name).attribute('id')).toBe(id),
  );

  clause('A11Y-PIN-NUMBERS', `screen readers do not read the number of ${name}`, (page) =>
    expect(page.part(name).text).toMatch(new RegExp(`^${name} (?:MAIN LOCATION )?${street} `)),
  );

  clause('VCARD-LINK', `the link of ${name} downloads its vCard`, (page) => {
    const link = page.part(name).the('link', `Add to contacts (${name})`);
    expect(link.attribute('href')).toBe(`/branches/${id}.vcf`);
    expect(link.attribute('download')).not.toBeNull();
  });

  clause('BRANCH-DIRECTIONS-APART', `the link of ${name} opens a new tab`, (page) => {
    const link = page.part(name).the('link', /^Get Directions/);
    expect(link.attribute('target')).toBe('_blank');
    expect(link.attribute('rel')).toBe('noopener');
  });

  clause('BRANCH-NO-STATUS', `${name} has hours in the document, and no status`, (page) => {
    const { everyWord } = page.part(name);
    for (const period of hours) expect(everyWord).toContain(period);
    expect(everyWord).not.toMatch(
      /(?:open|closed) now|open until|opens(?! in a new tab)|closes|please call/i,
    );
  });
}

clause('PLAN-PINS', 'each pin leads to the card of its branch', (page) => {
  const map = page.named(`Map of Christchurch with our ${branchCount.words} branches`);
  expect(map.links).toEqual(
    branches.map(({ id, name }, index) => [
      `${name} ${index + 1}${index === 0 ? ', main location' : ''}`,
      `#${id}`,
    ]),
  );
});

clause('BRANCH-SERVICES-TABLE', 'each row has the right words, and a dash for each No', (page) => {
  const table = page.named('Services by branch');
  expect(table.rows[0]).toEqual(['Branch', 'Tyres', 'Auto repairs', 'WOF', 'Tyre van based here']);
  const rows = branches.map(({ name, services: own }) => {
    const offers = services.map((service) => own.some((each) => each === service));
    return `${name}${offers.map((isOffered) => (isOffered ? 'Yes' : '–No')).join('')}`;
  });
  expect(table.everyWord).toMatch(new RegExp(`${rows.join('')}$`));
});
