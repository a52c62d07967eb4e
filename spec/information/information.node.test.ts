import { expect } from 'vitest';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage } from '../documents/page.ts';
import { branchCount, phone } from '../facts/business.ts';
import { reviewCount } from '../facts/reviews.ts';
import { clause } from '../tools/clause.ts';

clause('ABOUT-VALUES', 'each core value has a name and a sentence', async () => {
  const values = (await readPage('/about')).part('Our Core Values').each('item');
  expect(values.length).toBeGreaterThan(2);
  for (const { text, titles } of values) {
    expect(titles).toHaveLength(1);
    expect.soft(text.length).toBeGreaterThan(titles.join('').length + 20);
  }
});

clause('ABOUT-WHY-PROOF', 'each of four reasons links to the page that proves it', async () => {
  const reasons = (await readPage('/about')).part(/^Why Choose/).each('item');
  expect(reasons.map(({ titles, links }) => [...titles, ...links.map(([, to]) => to)])).toEqual([
    ['MTA certified', '/warranty'],
    [`${branchCount.number} branches across Christchurch`, '/locations'],
    ['7 days a week', '/services/mobile-service'],
    [reviewCount.figure, '/testimonials'],
  ]);
});

clause('PAY-NOT-HERE', 'the page takes no payment and has no field or button', async () => {
  const page = await readPage('/payment-options');
  expect(page.paragraphs).toContainEqual(expect.stringMatching(/^You can’t pay on this website\./));
  expect(page.each('field')).toEqual([]);
});

clause('PAY-CALL', 'the last section has the phone link', async () => {
  const page = await readPage('/payment-options');
  const [last = ''] = page.headings(2).slice(-1);
  expect(page.part(last).links).toContainEqual([`Call ${phone.main.number}`, phone.main.href]);
});

clause('WARRANTY-CONTENTS', 'each link of “On this page” leads to its section', async () => {
  const page = await readPage('/warranty');
  // The first heading is “On this page”, and the last is above the phone link.
  const parts = page.headings(2).slice(1, -1);
  expect(parts).toHaveLength(8);
  expect(page.named('On this page').links).toEqual(
    parts.map((heading) => [heading, `#${page.part(heading).attribute('id')}`]),
  );
});

clause('WARRANTY-TABLE', 'the table says how long each of three warranties lasts', async () => {
  const { rows } = (await readPage('/warranty')).part('What is covered');
  expect(rows.map(([name, , period]) => [name, period])).toEqual([
    ['Warranty', 'For'],
    ['Tyres', '3–7 years, typically'],
    ['Workmanship', '12 months or 20,000km'],
    ['Parts', '12–24 months'],
  ]);
});

clause('WARRANTY-COVERS', 'the table says what each of three warranties covers', async () => {
  const { rows } = (await readPage('/warranty')).part('What is covered');
  expect(rows.slice(1).map(([name, covers]) => [name, covers])).toEqual(tableOf('WARRANTY-COVERS'));
});

clause('WARRANTY-EXCLUSIONS', 'the list has the six exclusions and no other', async () => {
  const exclusions = (await readPage('/warranty')).part('Exclusions');
  expect(exclusions.paragraphs).toContain('These warranties don’t cover:');
  expect(exclusions.items).toEqual([
    'normal wear, such as tread, brake pads and wiper blades',
    'punctures, cuts and damage from the road or a kerb',
    'tyres driven on while flat, overloaded or at the wrong pressure',
    'uneven wear from suspension or alignment faults that weren’t fixed, unless our work caused them',
    'racing, burnouts and off-road use the tyre isn’t made for',
    'faults caused by someone else’s later work',
  ]);
});

for (const [heading, ...sentences] of [
  [
    'Tyre warranties',
    'The manufacturer covers faults in material or manufacture, typically for 3–7 years.',
    'The manufacturer credits the tread you haven’t used.',
    'An example only: the manufacturer works out its credit. You can still claim from us under the Act.',
  ],
  [
    'Workmanship guarantee',
    'If our work proves faulty within 12 months or 20,000km, whichever comes first, we’ll redo it free. Both count from the invoice.',
  ],
  [
    'Optional road hazard protection',
    'Warranties cover faults, not road damage. Road hazard protection is an extra you can add when you buy a tyre, for damage from things such as nails and potholes.',
    'Ask for the price and terms.',
  ],
] as const)
  clause('WARRANTY-TERMS', `“${heading}” has its terms as paragraphs`, async () => {
    const { paragraphs } = (await readPage('/warranty')).part(heading);
    expect(paragraphs).toEqual(expect.arrayContaining(sentences));
  });

clause('WARRANTY-TERMS', 'the table gives the credit for each share of tread left', async () => {
  const tyres = (await readPage('/warranty')).part('Tyre warranties');
  expect(
    tyres.named('Example of how much of a tyre’s price is credited, by tread left').rows,
  ).toEqual([
    ['Usable tread left', 'Example credit'],
    ['Three quarters', '75%'],
    ['Half', '50%'],
    ['A quarter', '25%'],
  ]);
});

clause('WARRANTY-KEEP', 'the section has five things to do and the note on rights', async () => {
  const keep = (await readPage('/warranty')).part('How to keep the warranty');
  expect(keep.paragraphs).toContain('Your Consumer Guarantees Act rights don’t depend on these.');
  expect(keep.items).toEqual(tableOf('WARRANTY-KEEP').map((row) => row.join(' ')));
});

clause('WARRANTY-HAZARD', 'the protection is an extra and has no price', async () => {
  const { text } = (await readPage('/warranty')).part('Optional road hazard protection');
  expect(text).toContain('Road hazard protection is an extra you can add');
  expect(text).not.toContain('$');
});

clause('WARRANTY-REMEDIES', 'the page names repair, replacement and refund', async () => {
  expect((await readPage('/warranty')).part('Your rights come first').text).toContain(
    'If something is faulty, the Act can give you a repair, a replacement or a refund.',
  );
});

clause(
  'WARRANTY-SELLER',
  'the page says who deals with the manufacturer, and that legal rights remain',
  async () => {
    const { text } = (await readPage('/warranty')).part('How to claim');
    expect(text).toContain('For a tyre or part, we deal with the manufacturer for you.');
    expect(text).toContain(
      'If we decline, we’ll tell you why, and your Consumer Guarantees Act rights still apply.',
    );
  },
);
