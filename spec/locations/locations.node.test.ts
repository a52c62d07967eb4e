import { expect } from 'vitest';
import { clausesOn, type Part } from '../documents/page.ts';
import { branchCount, branches, services } from '../facts/business.ts';
import type { ClauseId } from '../settings.ts';

const clause = clausesOn('/locations');

for (const [index, { id, name, street, hours }] of branches.entries()) {
  const onCard = (of: ClauseId, title: string, check: (card: Part) => void) =>
    clause(of, `${name}: ${title}`, (page) => check(page.part(name)));

  onCard('BRANCH-ANCHOR', 'the card has the id of its branch', (card) =>
    expect(card.attribute('id')).toBe(id),
  );

  for (const address of ['/locations', '/contact'])
    clausesOn(address)('PLAN-NUMBERS', `${name} has its number on ${address}`, (page) => {
      const words = page.part(name).everyWord.replace('MAIN LOCATION', '');
      expect(words.slice(0, words.indexOf(street))).toBe(`${name}${index + 1}`);
    });

  onCard('A11Y-PIN-NUMBERS', 'screen readers do not read the number on the card', ({ text }) =>
    expect(text).toMatch(new RegExp(`^${name} (?:MAIN LOCATION )?${street} `)),
  );

  onCard('VCARD-LINK', 'the link downloads the vCard of its branch', (card) => {
    const link = card.the('link', `Add to contacts (${name})`);
    expect(link.attribute('href')).toBe(`/branches/${id}.vcf`);
    expect(link.attribute('download')).not.toBeNull();
  });

  onCard('BRANCH-DIRECTIONS-APART', 'Get Directions opens a new tab with rel noopener', (card) => {
    const link = card.the('link', /^Get Directions/);
    expect(link.attribute('target')).toBe('_blank');
    expect(link.attribute('rel')).toBe('noopener');
  });

  onCard('BRANCH-NO-STATUS', 'the document has hours, and no opening status', ({ everyWord }) => {
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
