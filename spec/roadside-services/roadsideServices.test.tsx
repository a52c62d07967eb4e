import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { answered, phone } from '../facts/business.ts';
import { price } from '../facts/prices.ts';
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
  for (const step of steps)
    expect.soft(within(step).getByRole('paragraph')).not.toBeEmptyDOMElement();
});

clause('MOBILE-FROM', 'Sockburn, in the steps and as the one branch', async () => {
  await showMobile();
  expect(listed(part('How it works'))[2]).toContain('The van comes from Sockburn');
  const branches = within(part('Where the van is based'));
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
    'For wheel alignment, WOFs and mechanical work, come to a branch.',
  );
  expect(screen.getByRole('link', { name: 'Services by branch' })).toHaveAttribute(
    'href',
    '/locations',
  );
});

clause('MOBILE-FEE', 'the fee is to be asked for, and has no amount', async () => {
  await showMobile();
  const row = screen.getByText('Call-out fee', { selector: 'dt' }).parentElement;
  expect(row).toHaveTextContent(
    'Call-out feeAppliesfor the trip, on top of the price of the job; ask what both will cost when you call',
  );
  // The one price on the page is that of a puncture repair in the workshop.
  expect(words().match(/\$\d+/g)).toEqual([price.punctureFrom]);
});

clause('MOBILE-DAYS', '7 days, qualified', async () => {
  await showMobile();
  const row = screen.getByText('Available', { selector: 'dt' }).parentElement;
  expect(row).toHaveTextContent('Available7 days a weekfor the van; branch hours vary');
  expect(words()).toContain('or the roadside, 7 days a week.');
});

clause('MOBILE-WAITING', 'in the subtitle and above the button', async () => {
  await showMobile();
  expect(words()).toContain('Get somewhere safe first, then call us. We come to your home');
  const heading = screen.getByRole('heading', { name: 'Get safe, then call' });
  const box = within(heading.parentElement ?? document.body);
  const steps = box.getAllByRole('listitem');
  expect(box.getByRole('list').tagName).toBe('OL');
  expect(steps.map(words)).toEqual([
    'Pull well off the road and turn your hazard lights on.',
    'Get everyone out on the side away from traffic. On a motorway, get behind the barrier. In danger? Call 111.',
    'Then call us. Tell us where you are and what happened, and your tyre size if you know it.',
  ]);
  const call = box.getByRole('link', { name: /^Call 03/ });
  expect(steps.at(-1)?.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

clause('MOBILE-NO-ANSWER', 'the hours of the main line, and other help', async () => {
  await showMobile();
  expect(said('If nobody answers')).toBe(
    `If nobody answersWe answer ${answered}. At other times, or if nobody answers, call your roadside assistance or a towing company.`,
  );
});

clause('MOBILE-DRAWING', 'is described', async () => {
  await showMobile();
  expect(screen.getByRole('img', { name: /^A car on a jack.*The mobile tyre van/ })).toBeVisible();
});

clause('BATTERY-PRICE', 'the price, and what it includes', async () => {
  await showBattery();
  expect(words()).toContain(`From ${price.batteryFrom} including fitting and disposal.`);
  expect(titles('What the price includes')).toEqual(['The battery', 'Fitting', 'Disposal']);
});

clause('BATTERY-TEST', '5 minutes, free, no appointment', async () => {
  await showBattery();
  expect(within(part('Free battery test')).getByText('5 minutes')).toBeVisible();
  expect(said('Free battery test')).toContain('No appointment: drive in to Sockburn or Riccarton.');
});

clause('BATTERY-SIGNS', 'numbered, a slow engine first', async () => {
  await showBattery();
  expect(titles('Signs of a failing battery')).toEqual([
    'The engine turns over slowly',
    'Lights dim at idle',
    'It needed a jump start',
    'The case has swollen',
    'The battery light stays on',
  ]);
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
    'Year 4: test',
    'Year 5: test',
  ]);
});

clause('BATTERY-BRANDS', 'brands, each once', async () => {
  await showBattery();
  const names = within(part('Battery brands'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Century', 'Yuasa', 'Exide', 'Bosch', 'Varta', 'Optima', 'ACDelco']);
  expect(said('Battery brands')).toContain('Stock varies. Ask which brands we have in your size.');
});

clause('BATTERY-WHERE', 'Sockburn and Riccarton', async () => {
  await showBattery();
  const branches = within(part('Branches for this service'));
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
    new RegExp(
      String.raw`Call and tell us the make, model and year\. We fit batteries at Sockburn and Riccarton\. Our mobile tyre van does tyres only, .*Call ${phone.main.number}`,
    ),
  );
  expect(within(box).getByRole('link', { name: /^Call/ })).toBeVisible();
});
