import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { assert, beforeEach, expect } from 'vitest';
import { AutoServices } from '../../src/pages/auto-services/AutoServices.tsx';
import { phone } from '../facts/business.ts';
import { jobs } from '../facts/lists.ts';
import { price } from '../facts/prices.ts';
import { part, words } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';

beforeEach(() => {
  render(
    <MemoryRouter>
      <AutoServices />
    </MemoryRouter>,
  );
});

const everyJob = Object.values(jobs).flat();

/** The entry of the catalogue that a job's name heads. */
function entry(name: string): HTMLElement {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { level: 3, name }));
  assert(found, `The catalogue has ${name}.`);
  return found;
}

for (const [id, heading] of [
  ['AUTO-SERVICING', 'Vehicle Servicing'],
  ['AUTO-REPAIRS', 'Mechanical Repairs'],
  ['AUTO-ELECTRICAL', 'Auto Electrical Services'],
] as const) {
  clause(id, `${heading} has its heading and its jobs in order`, () => {
    const section = part(heading);
    expect(within(section).getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(jobs[heading].map(([name]) => name));
  });
}

clause('AUTO-INDEX', 'the index leads to the three sections and the 24 jobs', () => {
  const links = within(
    screen.getByRole('navigation', { name: 'Find the job you need' }),
  ).getAllByRole('link', { hidden: true });
  const shown = links.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toHaveLength(27);
  for (const [name, slug] of everyJob) expect(shown).toContainEqual([name, `#${slug}`]);
  expect(shown).toContainEqual(['Vehicle Servicing 12 jobs', '#vehicle-servicing']);
  expect(shown).toContainEqual(['Mechanical Repairs 7 jobs', '#mechanical-repairs']);
  expect(shown).toContainEqual(['Auto Electrical Services 5 jobs', '#auto-electrical-services']);
});

const pages: Readonly<Record<string, readonly [string, string]>> = {
  'WOF inspections': ['WOF inspection', '/services/wof-inspection'],
  'General servicing': ['Car servicing', '/services/car-servicing'],
  'Oil and filtration': ['Oil change', '/services/oil-change'],
  Batteries: ['Battery replacement', '/services/battery-replacement'],
  Brakes: ['Brake service', '/services/brake-service'],
};

for (const [name] of everyJob) {
  const page = pages[name];
  clause('AUTO-PAGES', page ? `${name} leads to ${page[1]}` : `${name} has no page`, () => {
    const links = within(entry(name)).queryAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      page ? [page] : [],
    );
  });
}

for (const [name, said] of [
  ['WOF inspections', `from ${price.wofFrom}, may vary by branch`],
  [
    'General servicing',
    `from ${price.basicService.plusGst} + GST (${price.basicService.inclGst} incl. GST)`,
  ],
  ['Oil and filtration', `mineral from ${price.oilMineralFrom}, filter included`],
  ['Batteries', `from ${price.batteryFrom}, fitted`],
  ['Brakes', `pads from ${price.brakePadsPerAxleFrom} per axle`],
] as const) {
  clause('AUTO-PRICES', `${name}: what its price is`, () => {
    expect(words(entry(name)).endsWith(` ${said}`)).toBe(true);
  });
}

clause('AUTO-PRICES', 'sections with prices say what they are in', () => {
  for (const name of ['Vehicle Servicing', 'Mechanical Repairs'])
    expect(
      within(part(name)).getByText('NZ dollars, GST included unless marked + GST'),
    ).toBeVisible();
});

clause('AUTO-WHY', 'a heading begins with the words', () => {
  expect(screen.getByRole('heading', { level: 2, name: /^Why choose / })).toBeVisible();
});

clause('AUTO-RIGHTS', 'the guarantee does not replace the law', () => {
  const guarantee = entry('Workmanship guarantee');
  expect(words(guarantee)).toContain('for 12 months or 20,000km, whichever comes first');
  expect(words(guarantee)).toContain('on top of your rights under the Consumer Guarantees Act');
});

clause('AUTO-SAFETY', 'every 6 months', () => {
  const section = part('Safety Check Recommendation');
  expect(
    within(section).getByRole('heading', { level: 2, name: 'Safety Check Recommendation' }),
  ).toBeVisible();
  expect(
    within(section).getByText('Have tyres, brakes, lights and steering checked every 6 months.'),
  ).toBeVisible();
});

clause('AUTO-WOF-RULE', 'check the label', () => {
  expect(words(part('Safety Check Recommendation'))).toContain(
    'Many vehicles need a WOF every year, some every two years: check your label.',
  );
  expect(words(document.body).match(/every year|yearly|annual/gi)).toEqual(['every year']);
});

clause('AUTO-TWO-WORKSHOPS', 'two branches, four for a WOF', () => {
  expect(words(entry('Mechanical and electrical'))).toContain(
    'We repair both at Sockburn and Riccarton. For a WOF, you can go to Papanui or Hornby too.',
  );
  expect(words(entry('WOF inspections'))).toContain(
    'At Sockburn, Riccarton, Papanui and Hornby. Our 35-point check',
  );
  expect(document.body).not.toMatchTextContent(/one workshop/i);
});

clause('AUTO-OIL-FILTER', 'with mineral oil', () => {
  expect(words(entry('Oil and filtration'))).toContain('The filter is included with mineral oil.');
});

clause('AUTO-WARNING-LIGHTS', 'stop, or have it checked soon', () => {
  expect(words(entry('Dash warning lights'))).toContain(
    'Red: stop when it’s safe, switch off and call us. Amber: drive gently and have it checked soon. Engine light flashing: treat it as red.',
  );
});

clause('AUTO-BOOK', 'call or send a message', () => {
  const heading = screen.getByRole('heading', { level: 2, name: 'Book Your Service Today' });
  expect(heading).toBeVisible();
  assert(heading.parentElement, 'The heading stands in a box.');
  const box = within(heading.parentElement);
  expect(box.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  expect(box.getByRole('link', { name: 'Call 03\u00a0000\u00a00130' })).toHaveAttribute(
    'href',
    phone.automotiveServices.href,
  );
});

clause('AUTO-OWN-LINE', 'the index and the box call the same line', () => {
  const calls = [...document.querySelectorAll('a[href^="tel:"]')];
  expect(calls.map((call) => call.getAttribute('href'))).toEqual([
    phone.automotiveServices.href,
    phone.automotiveServices.href,
  ]);
  const index = screen.getByRole('navigation', { name: 'Find the job you need' });
  expect(within(index.parentElement as HTMLElement).getByRole('link', { name: /^Call/ })).toBe(
    calls[0],
  );
});
