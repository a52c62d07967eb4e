import { expect } from 'vitest';
import { clausesOn } from '../documents/page.ts';
import { branchCount, branches, services } from '../facts/business.ts';

const clause = clausesOn('/locations');

clause('BRANCH-ANCHOR', 'each branch card has the id of its branch', (page) => {
  for (const { id, name } of branches) {
    expect.soft(page.part(name).attribute('id'), name).toBe(id);
    expect.soft(page.ids.filter((each) => each === id)).toHaveLength(1);
  }
});

clause('PLAN-PINS', 'each pin leads to the card of its branch', (page) => {
  const map = page.named(`Map of Christchurch with our ${branchCount.words} branches`);
  expect(map.links).toEqual(
    branches.map(({ id, name }, index) => [
      `${name} ${index + 1}${index === 0 ? ', main location' : ''}`,
      `#${id}`,
    ]),
  );
});

clause('PLAN-NUMBERS', 'each card shows the number of its branch after the name', (page) => {
  for (const [index, { name, street }] of branches.entries()) {
    const shown = page.part(name).everyWord.replace('MAIN LOCATION', '');
    expect.soft(shown.startsWith(`${name}${index + 1}${street}`), name).toBe(true);
  }
});

clause('A11Y-PIN-NUMBERS', 'screen readers do not read the number on a branch card', (page) => {
  for (const { name, street } of branches)
    expect.soft(page.part(name).text).toMatch(new RegExp(`^${name} (?:MAIN LOCATION )?${street} `));
});

clause('VCARD-LINK', 'the link of each card downloads the vCard of its branch', (page) => {
  for (const { id, name } of branches) {
    const link = page.part(name).the('link', `Add to contacts (${name})`);
    expect.soft(link.attribute('href')).toBe(`/branches/${id}.vcf`);
    expect.soft(link.attribute('download'), name).not.toBeNull();
  }
});

clause('BRANCH-DIRECTIONS-APART', 'Get Directions opens in a new tab with rel noopener', (page) => {
  for (const { name } of branches) {
    const link = page.part(name).the('link', /^Get Directions/);
    expect.soft(link.attribute('target'), name).toBe('_blank');
    expect.soft(link.attribute('rel'), name).toBe('noopener');
  }
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

clause('BRANCH-NO-STATUS', 'the document has hours on each card, and no opening status', (page) => {
  for (const { name, hours } of branches) {
    const card = page.part(name).everyWord;
    for (const period of hours) expect.soft(card, name).toContain(period);
    expect
      .soft(card)
      .not.toMatch(/(?:open|closed) now|open until|opens(?! in a new tab)|closes|please call/i);
  }
});
