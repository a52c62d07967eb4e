import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { About } from '../../src/pages/information/About.tsx';
import { PaymentOptions } from '../../src/pages/information/PaymentOptions.tsx';
import { Warranty } from '../../src/pages/information/Warranty.tsx';
import { guide } from '../facts/prices.ts';
import { listed, part, words } from '../pages/reading.ts';
import { branchCount, experience } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

/** Shows one of the three pages alone, without the site around it. */
function show(Page: typeof About): void {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

/** The headings of the page's parts, in order. */
const partHeadings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('section'))
    .map(({ textContent }) => textContent);

clause('ABOUT-LINES', 'tyres at six branches, repairs at two', () => {
  show(About);
  const lines = within(part('What we do')).getAllByRole('article');
  expect(
    lines.map((line) => [
      within(line).getByRole('heading').textContent,
      within(line).getByRole('link').getAttribute('href'),
    ]),
  ).toEqual([
    ['Tyres', '/tyres'],
    ['Auto repairs', '/auto-services'],
  ]);
  expect(lines[0]).toMatchTextContent(
    `At all ${branchCount.words} branches we sell and fit tyres, and do balancing`,
  );
  expect(lines[1]).toMatchTextContent('At Sockburn and Riccarton we service cars');
  expect(lines[1]).toMatchTextContent('We do WOFs there, and at Papanui and Hornby.');
});

clause('ABOUT-HEADINGS', 'three named parts, in order', () => {
  show(About);
  const [, values, why, commitment, ...more] = partHeadings();
  expect(values).toBe('Our Core Values');
  expect(why).toMatch(/^Why Choose ./);
  expect(commitment).toBe('Our Commitment to Excellence');
  expect(more).toEqual([]);
});

clause('ABOUT-VALUES', 'each value has a name and a meaning', () => {
  show(About);
  const values = within(part('Our Core Values')).getAllByRole('listitem');
  expect(values.length).toBeGreaterThan(2);
  for (const value of values) {
    const name = within(value).getByRole('heading', { level: 3 }).textContent ?? '';
    expect.soft(words(value).length).toBeGreaterThan(name.length + 20);
  }
});

clause('ABOUT-WHY-PROOF', 'four reasons, four proofs', () => {
  show(About);
  const reasons = within(part(/^Why Choose/)).getAllByRole('listitem');
  expect(
    reasons.map((reason) => [
      within(reason).getByRole('heading', { level: 3 }).textContent,
      within(reason).getByRole('link').getAttribute('href'),
    ]),
  ).toEqual([
    ['MTA certified', '/warranty'],
    [`${branchCount.number} branches across Christchurch`, '/locations'],
    ['7 days a week', '/services/mobile-service'],
    ['10 customer reviews', '/testimonials'],
  ]);
});

/** What the four counters show and count, as a screen reader has it. */
function statistics(): readonly (readonly [string, string])[] {
  return within(part('Our Commitment to Excellence'))
    .getAllByRole('listitem')
    .map(({ firstElementChild: figure, lastElementChild: counts }) => [
      figure?.firstElementChild?.textContent ?? '',
      counts?.textContent ?? '',
    ]);
}

clause('ABOUT-STATISTICS', 'full years, the branches, 25+ and 4.1', () => {
  show(About);
  const [years, locations, brands, rating, ...more] = statistics();
  expect(years).toEqual([experience, 'years of experience, serving the city since 2008']);
  expect(locations).toEqual([String(branchCount.number), 'locations in Christchurch']);
  expect(brands).toEqual(['25+', 'tyre brands available']);
  expect(rating?.[0]).toBe('4.1');
  expect(more).toEqual([]);
});

clause('ABOUT-RATING-SOURCE', 'a search engine’s, from 100+ reviews', () => {
  show(About);
  expect(statistics()[3]?.[1]).toBe('out of 5: our search-engine rating, from 100+ reviews');
  expect(document.body).not.toMatchTextContent('500+');
});

clause('PAY-COUNTER', 'cash, EFTPOS and two cards', () => {
  show(PaymentOptions);
  const tenders = within(part('Cash, EFTPOS and credit cards')).getAllByRole('listitem');
  expect(tenders.map(({ textContent }) => textContent)).toEqual([
    'Cash',
    'EFTPOS',
    'Visa',
    'Mastercard',
  ]);
});

clause('PAY-NOT-HERE', 'no payment, no field', () => {
  show(PaymentOptions);
  expect(screen.getByText(/^This website takes no payment\./)).toBeVisible();
  for (const role of ['textbox', 'combobox', 'button', 'spinbutton'])
    expect.soft(screen.queryAllByRole(role)).toEqual([]);
});

/** The card of the finance section with a heading. */
function financeCard(name: string): Element {
  const card = within(part('Finance options')).getByRole('heading', {
    level: 3,
    name,
  }).parentElement;
  if (!card) throw new Error(`${name} stands alone.`);
  return card;
}

clause('PAY-INTEREST-FREE', '6, 12 or 18 months, by amount', () => {
  show(PaymentOptions);
  expect(words(financeCard('Store finance card'))).toContain(
    '6, 12 or 18 months interest-freeHow many months depends on the purchase amount.',
  );
});

clause('PAY-FINANCE-VISA', 'the least purchase', () => {
  show(PaymentOptions);
  expect(words(financeCard('Finance Visa card'))).toContain(
    `${guide.financeVisaMinimum} minimum purchase`,
  );
});

clause('PAY-TERMS', 'beside the offers', () => {
  show(PaymentOptions);
  expect(
    within(part('Finance options')).getByText(
      'Lending criteria, fees, terms and conditions apply.',
    ),
  ).toBeVisible();
});

clause('PAY-ACCOUNTS', 'what it holds, what to have ready', () => {
  show(PaymentOptions);
  const accounts = part('Business and fleet accounts');
  expect(words(accounts)).toContain(
    'One account for all your vehicles, for tyres and mechanical work.',
  );
  expect(
    within(accounts)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['The vehicles', 'The invoices', 'The drivers']);
});

const warrantyParts = [
  'Your rights come first',
  'Tyre warranties',
  'Workmanship guarantee',
  'What is covered',
  'Optional road hazard protection',
  'Exclusions',
  'How to keep the warranty',
  'How to claim',
];

clause('WARRANTY-PARTS', 'eight parts, in order', () => {
  show(Warranty);
  expect(partHeadings()).toEqual(warrantyParts);
});

clause('WARRANTY-CONTENTS', 'each link leads to the part it names', () => {
  show(Warranty);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  expect(links.map(({ textContent }) => textContent)).toEqual(warrantyParts);
  for (const link of links) {
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
    expect.soft(target).toBe(part(link.textContent ?? ''));
  }
});

clause('WARRANTY-TYRES', 'typically 3–7 years, by tread wear', () => {
  show(Warranty);
  expect(words(part('Tyre warranties'))).toContain(
    'The manufacturer covers faults in material or manufacture, typically for 3–7 years.',
  );
  expect(
    within(part('Tyre warranties')).getByRole('heading', { name: 'Pro-rated by tread wear' }),
  ).toBeVisible();
});

clause('WARRANTY-WORKMANSHIP', '12 months or 20,000km', () => {
  show(Warranty);
  expect(within(part('Workmanship guarantee')).getByText('12 months or 20,000km')).toBeVisible();
  expect(words(part('Workmanship guarantee'))).toContain(
    'for 12 months or 20,000km from the date on the invoice, whichever comes first.',
  );
});

clause('WARRANTY-TABLE', 'three warranties and their periods', () => {
  show(Warranty);
  const table = within(part('What is covered')).getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Warranty', 'Covers', 'For']);
  for (const [name, period] of [
    ['Tyres', '3–7 years, typically'],
    ['Workmanship', '12 months or 20,000km'],
    ['Parts', '12–24 months'],
  ] as const) {
    const row = within(table).getByRole('rowheader', { name }).parentElement;
    if (!row) throw new Error(`${name} has no row.`);
    expect.soft(within(row).getAllByRole('cell')[1]).toHaveTextContent(period);
  }
});

clause('WARRANTY-COVERS', 'what each of the three covers', () => {
  show(Warranty);
  const [, ...rows] = within(part('What is covered')).getAllByRole('row');
  expect(
    rows.map((row) => [
      words(within(row).getByRole('rowheader')),
      words(within(row).getAllByRole('cell')[0]),
    ]),
  ).toEqual([
    ['Tyres', 'Faults in material or manufacture, pro-rated by tread wear'],
    ['Workmanship', 'Our fitting, balancing, alignment, servicing and repairs'],
    ['Parts', 'Parts we supplied and fitted, if they fail in normal use'],
  ]);
});

clause('WARRANTY-EXCLUSIONS', 'these six, and no other', () => {
  show(Warranty);
  expect(within(part('Exclusions')).getByText('These warranties don’t cover:')).toBeVisible();
  expect(listed(part('Exclusions'))).toEqual([
    'normal wear, such as tread, brake pads and wiper blades',
    'punctures, cuts and damage from the road or a kerb',
    'tyres driven on while flat, overloaded or at the wrong pressure',
    'uneven wear from suspension or alignment faults that weren’t fixed',
    'racing, burnouts and off-road use the tyre isn’t made for',
    'faults caused by someone else’s later work',
  ]);
});

for (const [name, sentence] of [
  [
    'Tyre warranties',
    'The manufacturer covers faults in material or manufacture, typically for 3–7 years. Brands and models differ, so ask us about yours.',
  ],
  ['Tyre warranties', 'The manufacturer credits the tread you haven’t used.'],
  ['Tyre warranties', 'An example only: the manufacturer inspects the tyre and decides.'],
  [
    'Workmanship guarantee',
    'If our work is faulty, we redo it free for 12 months or 20,000km from the date on the invoice, whichever comes first.',
  ],
  [
    'Workmanship guarantee',
    'Parts we supply and fit are covered for 12–24 months, depending on the part.',
  ],
  [
    'Optional road hazard protection',
    'Warranties cover faults, not road damage. Road hazard protection is an extra you can add when you buy a tyre, for damage from things such as nails and potholes.',
  ],
  [
    'Optional road hazard protection',
    'Ask for the price and terms. Many punctures can be repaired.',
  ],
] as const) {
  clause('WARRANTY-TERMS', `${name}: ${sentence}`, () => {
    show(Warranty);
    expect(
      within(part(name))
        .getAllByRole('paragraph')
        .map((one) => words(one)),
    ).toContain(sentence);
  });
}

clause('WARRANTY-TERMS', 'how much is credited for the tread that is left', () => {
  show(Warranty);
  const table = within(part('Tyre warranties')).getByRole('table', {
    name: 'Example of how much of a tyre’s price is credited, by tread left',
  });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => words(cell))),
  ).toEqual([
    ['Usable tread left', 'Example credit'],
    ['Three quarters', '75%'],
    ['Half', '50%'],
    ['A quarter', '25%'],
  ]);
});

for (const [title, text] of [
  [
    'Come back for a wheel nut check',
    'It’s free, 50–100km after a wheel has been off. The nuts can settle and need re-tightening.',
  ],
  [
    'Check your tyre pressures',
    'Every month, with cold tyres. Use the tyre placard, the sticker inside the driver’s door.',
  ],
  ['Rotate on time', 'Every 10,000km or 6 months, so all four wear evenly.'],
  ['Service on time', 'Every 12 months or 15,000km, or as your handbook says.'],
  ['Keep the invoice', 'It shows the date, odometer and work.'],
] as const) {
  clause('WARRANTY-KEEP', title, () => {
    show(Warranty);
    const found = within(part('How to keep the warranty'))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { name: title }));
    expect(found.map((item) => words(within(item).getByRole('paragraph')))).toEqual([text]);
  });
}

clause('WARRANTY-KEEP', 'these five', () => {
  show(Warranty);
  expect(
    within(part('How to keep the warranty')).getAllByRole('heading', { level: 3 }),
  ).toHaveLength(5);
});

clause('WARRANTY-HAZARD', 'an extra, without a price', () => {
  show(Warranty);
  const hazard = part('Optional road hazard protection');
  expect(words(hazard)).toContain('Road hazard protection is an extra you can add');
  expect(words(hazard)).not.toContain('$');
});

clause('WARRANTY-RE-TORQUE', 'free, after 50–100km', () => {
  show(Warranty);
  const advice = within(part('How to keep the warranty'))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: /wheel nut check/ }));
  expect(words(advice ?? document.body)).toContain(
    'It’s free, 50–100km after a wheel has been off. The nuts can settle and need re-tightening.',
  );
});

clause('WARRANTY-CLAIM', 'four steps, about 1–2 weeks', () => {
  show(Warranty);
  const steps = within(part('How to claim')).getAllByRole('heading', { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Call us',
    'Bring the car and the invoice',
    'We inspect it',
    'Resolved in about 1–2 weeks',
  ]);
  expect(within(part('How to claim')).getByRole('list').tagName).toBe('OL');
});

clause('WARRANTY-RIGHTS', 'in addition, and not cut short', () => {
  show(Warranty);
  expect(words(part('Your rights come first'))).toContain(
    'in addition to your rights under the Consumer Guarantees Act 1993. Nothing on this page limits those rights, and they don’t end when a warranty period does.',
  );
});

clause('WARRANTY-REMEDIES', 'repair, replacement or refund', () => {
  show(Warranty);
  expect(words(part('Your rights come first'))).toContain(
    'If something is faulty, the Act can give you a repair, a replacement or a refund.',
  );
});

clause('WARRANTY-SELLER', 'not left to the manufacturer, and not the last word', () => {
  show(Warranty);
  expect(words(part('How to claim'))).toContain(
    'For a tyre or part, we deal with the manufacturer for you.',
  );
  expect(words(part('How to claim'))).toContain(
    'If we decline, we tell you why, and your Consumer Guarantees Act rights still apply.',
  );
});
