import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { part, said, titles, words } from '../pages/reading.ts';
import { show } from '../pages/show.tsx';
import { clause } from '../tools/clause.ts';

const showMobile = () => show('/services/mobile-service');
const showBattery = () => show('/services/battery-replacement');

clause('MOBILE-STEPS', 'four steps in their order', async () => {
  await showMobile();
  expect(titles('Four steps')).toEqual(['Call', 'Choose time', 'We arrive', 'Job done']);
  const steps = within(within(part('Four steps')).getByRole('list')).getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  for (const step of steps) expect(within(step).getByRole('paragraph')).not.toBeEmptyDOMElement();
});

clause('MOBILE-FROM', 'Sockburn, in the steps and as the one branch', async () => {
  await showMobile();
  expect(said('Four steps')).toContain('The van comes out from Sockburn');
  const branches = within(screen.getByRole('navigation', { name: 'Where the van sets out' }));
  expect(branches.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sockburn']);
  expect(branches.getByRole('link')).toHaveAttribute('href', '/locations#sockburn');
});

clause('MOBILE-JOBS', 'three services, each with its page', async () => {
  await showMobile();
  expect(titles('What the van does')).toEqual([
    'Puncture repair',
    'New tyres',
    'Fleets in the yard',
  ]);
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
    'Alignment, a WOF and mechanical work need a branch.',
  );
  expect(screen.getByRole('link', { name: 'What each branch does' })).toHaveAttribute(
    'href',
    '/locations',
  );
});

clause('MOBILE-FEE', 'the fee is to be asked for, and has no amount', async () => {
  await showMobile();
  const fee = said('A call-out fee applies');
  expect(fee).toContain('ask for both when you ring');
  expect(fee).not.toMatch(/\$\s?\d/);
  // The one price on the page is that of a puncture repair in the workshop.
  expect(words().match(/\$\d+/g)).toEqual(['$25']);
});

clause('MOBILE-DAYS', '7 days, qualified', async () => {
  await showMobile();
  const row = screen.getByText('Available', { selector: 'dt' }).parentElement;
  expect(row).toHaveTextContent('Available7 days a weekthe van; branch hours vary');
  expect(words()).toContain('roadside, available 7 days a week.');
});

clause('MOBILE-WAITING', 'on a motorway', async () => {
  await showMobile();
  expect(said('Until we are there')).toContain(
    'Get behind the barrier. If the car stands where it can be hit, ring 111 before you ring us.',
  );
});

clause('MOBILE-DRAWING', 'is described', async () => {
  await showMobile();
  expect(screen.getByRole('img', { name: /^A car stands on a jack.*The van/ })).toBeVisible();
});

clause('BATTERY-PRICE', 'from $199, and what that holds', async () => {
  await showBattery();
  expect(words()).toContain('From $199 including fitting and disposal.');
  expect(titles('What the price holds').slice(0, 3)).toEqual([
    'The battery',
    'Fitting',
    'Disposal',
  ]);
});

clause('BATTERY-TEST', '5 minutes, free, no appointment', async () => {
  await showBattery();
  expect(within(part('Free battery test')).getByText('5 minutes')).toBeVisible();
  expect(said('Free battery test')).toContain('No appointment: pull up');
});

clause('BATTERY-SIGNS', 'numbered, slow cranking first', async () => {
  await showBattery();
  const signs = titles('Signs it is tired');
  expect(signs[0]).toBe('It cranks slowly');
  expect(signs.length).toBeGreaterThanOrEqual(4);
  expect(within(part('Signs it is tired')).getByRole('list').tagName).toBe('OL');
});

clause('BATTERY-LIFE', '3-5 years, tested after 3', async () => {
  await showBattery();
  expect(said('Old before it is flat')).toContain(
    'They last 3-5 years. After 3 years, have yours tested annually',
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

clause('BATTERY-BRANDS', 'makers, each once', async () => {
  await showBattery();
  const names = within(part('Brands'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThanOrEqual(5);
  expect(new Set(names).size).toBe(names.length);
  expect(said('Brands')).toContain('Ask which we have for yours.');
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
