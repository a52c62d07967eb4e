import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { listed, part, said, titles, words } from '../pages/reading.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

const showMobile = () => show('/services/mobile-service');
const showBattery = () => show('/services/battery-replacement');

clause('MOBILE-STEPS', 'four steps in their order', async () => {
  await showMobile();
  expect(titles('How it works')).toEqual(['Call', 'Choose time', 'We arrive', 'Job done']);
  const list = within(part('How it works')).getByRole('list');
  expect(list.tagName).toBe('OL');
  const steps = within(list).getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  for (const step of steps) expect(within(step).getByRole('paragraph')).not.toBeEmptyDOMElement();
});

clause('MOBILE-FROM', 'Sockburn, in the steps and as the one branch', async () => {
  await showMobile();
  expect(listed(part('How it works'))[2]).toContain('The van comes from Sockburn');
  const branches = within(screen.getByRole('navigation', { name: 'Where the van is based' }));
  expect(branches.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sockburn']);
  expect(branches.getByRole('link')).toHaveAttribute('href', '/locations#sockburn');
});

clause('MOBILE-JOBS', 'three services, each with its page', async () => {
  await showMobile();
  expect(titles('What the van does')).toEqual(['Puncture repair', 'New tyres', 'Fleet vehicles']);
  const jobs = within(part('What the van does')).getAllByRole('listitem');
  expect(jobs.map((job) => within(job).getByRole('link').getAttribute('href'))).toEqual([
    '/services/puncture-repair',
    '/tyres',
    '/tyres/commercial',
  ]);
});

clause('MOBILE-TYRES-ONLY', 'what needs a branch', async () => {
  await showMobile();
  expect(said('What the van does')).toContain(
    'Wheel alignment, WOFs and mechanical work need a branch.',
  );
  expect(screen.getByRole('link', { name: 'Services by branch' })).toHaveAttribute(
    'href',
    '/locations',
  );
});

clause('MOBILE-FEE', 'the fee is to be asked for, and has no amount', async () => {
  await showMobile();
  const fee = said('A call-out fee applies');
  expect(fee).toContain('Ask for both when you call');
  expect(fee).not.toMatch(/\$\s?\d/);
  // The one price on the page is that of a puncture repair in the workshop.
  expect(words().match(/\$\d+/g)).toEqual(['$25']);
});

clause('MOBILE-DAYS', '7 days, qualified', async () => {
  await showMobile();
  const row = screen.getByText('Available', { selector: 'dt' }).parentElement;
  expect(row).toHaveTextContent('Available7 days a weekthe van; branch hours vary');
  expect(words()).toContain('roadside. Available 7 days a week.');
});

clause('MOBILE-WAITING', 'on a motorway', async () => {
  await showMobile();
  expect(said('While you wait')).toContain(
    'Get behind the barrier. If your car could be hit, call 111 before you call us.',
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => words(heading));
  for (const later of ['How it works', 'What the van does'])
    expect(headings.indexOf('While you wait'), later).toBeLessThan(headings.indexOf(later));
});

clause('MOBILE-DRAWING', 'is described', async () => {
  await showMobile();
  expect(screen.getByRole('img', { name: /^A car on a jack.*The mobile tyre van/ })).toBeVisible();
});

clause('BATTERY-PRICE', 'from $199, and what that includes', async () => {
  await showBattery();
  expect(words()).toContain('From $199 including fitting and disposal.');
  expect(titles('What the price includes')).toEqual(['The battery', 'Fitting', 'Disposal']);
});

clause('BATTERY-TEST', '5 minutes, free, no appointment', async () => {
  await showBattery();
  expect(within(part('Free battery test')).getByText('5 minutes')).toBeVisible();
  expect(said('Free battery test')).toContain('No appointment: drive in to Sockburn or Riccarton.');
});

clause('BATTERY-SIGNS', 'numbered, slow cranking first', async () => {
  await showBattery();
  const signs = titles('Signs of a failing battery');
  expect(signs[0]).toBe('It cranks slowly');
  expect(signs.length).toBeGreaterThanOrEqual(4);
  expect(within(part('Signs of a failing battery')).getByRole('list').tagName).toBe('OL');
});

clause('BATTERY-LIFE', '3–5 years, tested after 3', async () => {
  await showBattery();
  expect(said('How long a battery lasts')).toContain(
    'Expect 3–5 years from a battery. After 3 years, have yours tested every year',
  );
});

clause('BATTERY-YEARS', 'the fourth and the fifth', async () => {
  await showBattery();
  const years = within(screen.getByRole('list', { name: 'Five years of a battery' }));
  expect(years.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Year 1',
    'Year 2',
    'Year 3',
    'Year 4test',
    'Year 5test',
  ]);
});

clause('BATTERY-BRANDS', 'brands, each once', async () => {
  await showBattery();
  const names = within(part('Battery brands'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThanOrEqual(5);
  expect(new Set(names).size).toBe(names.length);
  expect(said('Battery brands')).toContain('Stock varies. Ask which brands we have in your size.');
});

clause('BATTERY-WHERE', 'Sockburn and Riccarton', async () => {
  await showBattery();
  const branches = within(screen.getByRole('navigation', { name: 'Where we do it' }));
  expect(branches.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/locations#sockburn',
    '/locations#riccarton',
  ]);
});

clause('BATTERY-DRAWING', 'is described', async () => {
  await showBattery();
  expect(
    screen.getByRole('img', { name: /^A car battery with a clamp on each post.*meter/ }),
  ).toBeVisible();
});

clause('BATTERY-NO-START', 'call, and not the van', async () => {
  await showBattery();
  const heading = screen.getByRole('heading', { name: 'Car won’t start?' });
  const box = heading.parentElement ?? document.body;
  expect(words(box)).toMatch(
    /Call and tell us the make, model and year\. Our mobile tyre van does tyres only\. ?Call 03 000 0100/,
  );
  expect(within(box).getByRole('link', { name: /^Call/ })).toBeVisible();
});
