import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { assert, beforeEach, expect } from 'vitest';
import { Home } from '../../src/pages/home/Home.tsx';
import { branchCount, branches, experience, phone } from '../facts/business.ts';
import { brands } from '../facts/lists.ts';
import { price } from '../facts/prices.ts';
import { part } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';
import { literal } from '../tools/proof/literal.ts';

beforeEach(() => {
  render(
    <MemoryRouter>
      <Home />
    </MemoryRouter>,
  );
});

const link = (name: string) => screen.getByRole('link', { name });
const badge = (index: number) => {
  const [locations, days, rating] = within(
    screen.getByRole('list', { name: 'At a glance' }),
  ).getAllByRole('listitem');
  return [locations, days, rating][index];
};

/** The line of the price list that names a job. */
function line(job: string): HTMLElement {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('link', { name: job }));
  assert(found, `A line of the price list names ${job}.`);
  return found;
}

/** The card whose heading begins with the words given. */
function card(heading: RegExp): HTMLElement {
  const found = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name: heading }));
  assert(found, `A card is headed ${String(heading)}.`);
  return found;
}

clause('HOME-HEADLINE', 'one first-level heading says it', () => {
  const headings = screen.getAllByRole('heading', { level: 1 });
  expect(headings).toHaveLength(1);
  expect(headings[0]).toHaveAccessibleName('Quality Tyres & Auto Repairs in Christchurch');
  expect(headings[0]?.textContent).toBe('Quality Tyres & Auto Repairs in Christchurch');
});

clause('HOME-CALL', 'the call button rings the number it shows', () => {
  expect(link(`Call ${phone.main.number.replaceAll(' ', '\u00a0')}`)).toHaveAttribute(
    'href',
    phone.main.href,
  );
});

clause('HOME-OUR-LOCATIONS', 'the locations button leads to Contact', () => {
  expect(link('Our Locations')).toHaveAttribute('href', '/contact');
});

clause('HOME-BADGES', 'three badges in order', () => {
  expect(
    within(screen.getByRole('list', { name: 'At a glance' })).getAllByRole('listitem'),
  ).toHaveLength(3);
  expect(badge(0)).toMatchTextContent(new RegExp(`^${branchCount.number} Locations`));
  expect(badge(1)).toMatchTextContent(/^Open 7 Days/);
  expect(badge(2)).toMatchTextContent(/^4\.1 rating/);
});

clause('HOME-DAYS-QUALIFIER', 'the second badge says what is open', () => {
  expect(badge(1)).toMatchTextContent('Mobile service 7 days; branch hours vary');
});

clause('HOME-RATING-SOURCE', 'the third badge says whose rating it is', () => {
  expect(badge(2)).toMatchTextContent('Search-engine rating from 100+ reviews');
});

clause('HOME-FIVE-STARS-ELSEWHERE', 'no 500+ on Home', () => {
  expect(document.body).not.toMatchTextContent('500+');
});

clause('HOME-SERVICE-CARDS', 'four cards in order, each with its target', () => {
  const names = ['Premium Tyres', 'Auto Repairs', 'WOF Inspections', 'Mobile Service'];
  const cards = screen
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => within(heading).queryByRole('link'));
  expect(cards.map((heading) => heading.textContent)).toEqual(names);
  expect(names.map((name) => link(name).getAttribute('href'))).toEqual([
    '/tyres',
    '/auto-services',
    '/auto-services',
    '/contact',
  ]);
});

const endingIn = (words: string) => new RegExp(`${literal(words)}$`);

clause('HOME-SERVICE-PRICES', 'each card says where its price starts', () => {
  expect(card(/^Premium Tyres/)).toMatchTextContent(
    endingIn(`Passenger tyres from ${price.passengerTyreFrom}`),
  );
  expect(card(/^Auto Repairs/)).toMatchTextContent(
    endingIn(`Service from ${price.basicService.plusGst} + GST`),
  );
  expect(card(/^WOF Inspections/)).toMatchTextContent(
    endingIn(`30–45 minutes, from ${price.wofFrom}`),
  );
  expect(card(/^Mobile Service/)).toMatchTextContent('A call-out fee applies');
});

clause('HOME-PRICES', 'eight jobs and their prices', () => {
  const priced = (job: string, before: string, amount: string, detail: string) => {
    const shown = within(line(job));
    expect(shown.getByText(amount, { selector: 'strong' })).toBeVisible();
    expect(line(job)).toMatchTextContent(before);
    expect(shown.getByText(detail)).toBeVisible();
  };
  priced(
    'Wheel alignment',
    `from ${price.alignmentTwoWheel}`,
    price.alignmentTwoWheel,
    `2-wheel ${price.alignmentTwoWheel}, 4-wheel ${price.alignmentFourWheel}`,
  );
  priced(
    'Wheel balancing',
    `${price.balancingPerWheel} per wheel`,
    price.balancingPerWheel,
    `${price.balancingAllFour} for all 4, 15–30 minutes`,
  );
  priced(
    'Puncture repair',
    `from ${price.punctureFrom}`,
    price.punctureFrom,
    'most done in 30 minutes, at a branch',
  );
  priced(
    'WOF inspection',
    `from ${price.wofFrom}`,
    price.wofFrom,
    '30–45 minutes; price may vary by branch',
  );
  priced(
    'Oil change',
    `from ${price.oilMineralFrom}`,
    price.oilMineralFrom,
    'mineral, filter and up to 5 litres included',
  );
  priced(
    'Battery replacement',
    `from ${price.batteryFrom}`,
    price.batteryFrom,
    'including fitting and disposal',
  );
  priced(
    'Basic service',
    `${price.basicService.plusGst} + GST`,
    price.basicService.plusGst,
    `8 items, about 1–1.5 hours (${price.basicService.inclGst} incl. GST)`,
  );
  priced(
    'Full service',
    `${price.fullService.plusGst} + GST`,
    price.fullService.plusGst,
    `16 items, about 2–3 hours (${price.fullService.inclGst} incl. GST)`,
  );
});

clause('HOME-PRICE-BASIS', 'the price list says currency and tax', () => {
  expect(card(/^Price list$/)).toMatchTextContent('NZ dollars, GST included unless marked + GST');
});

clause('HOME-PRICE-INCLUSIVE', 'both packages show the amount with GST', () => {
  expect(line('Basic service')).toMatchTextContent(`(${price.basicService.inclGst} incl. GST)`);
  expect(line('Full service')).toMatchTextContent(`(${price.fullService.inclGst} incl. GST)`);
});

clause('HOME-PRICE-LINKS', 'each job leads to its page', () => {
  const jobs = within(card(/^Price list$/)).getAllByRole('link');
  expect(jobs.map((job) => [job.textContent, job.getAttribute('href')])).toEqual([
    ['Wheel alignment', '/services/wheel-alignment'],
    ['Wheel balancing', '/services/wheel-balancing'],
    ['Puncture repair', '/services/puncture-repair'],
    ['WOF inspection', '/services/wof-inspection'],
    ['Oil change', '/services/oil-change'],
    ['Battery replacement', '/services/battery-replacement'],
    ['Basic service', '/services/car-servicing'],
    ['Full service', '/services/car-servicing'],
  ]);
});

/** The two links to the quote form: in the hero and beside the price list. */
function quoteLinks(): [HTMLElement, HTMLElement] {
  const [inHero, byPrices, ...more] = screen.getAllByRole('link', { name: 'Quote by tyre size' });
  assert(inHero && byPrices && more.length === 0, 'Home has two links Quote by tyre size.');
  return [inHero, byPrices];
}

clause('HOME-QUOTE', 'the link beside the prices leads to the form', () => {
  const [, byPrices] = quoteLinks();
  expect(byPrices).toHaveAttribute('href', '/tyre-enquiry');
  const prices = screen.getByRole('heading', { name: 'Prices for common jobs' });
  expect(prices.compareDocumentPosition(byPrices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** Expects a link to stand after the hero's buttons and before the list below the hero. */
function expectBelowButtons(one: HTMLElement) {
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
  const glance = screen.getByRole('list', { name: 'At a glance' });
  expect(link('Our Locations').compareDocumentPosition(one) & following).toBe(following);
  expect(one.compareDocumentPosition(glance) & following).toBe(following);
}

clause('HOME-QUOTE-HERO', 'a link to the form below the buttons', () => {
  const [inHero] = quoteLinks();
  expect(inHero).toHaveAttribute('href', '/tyre-enquiry');
  expectBelowButtons(inHero);
});

clause('HOME-VAN', 'a link in the words above the buttons', () => {
  const van = link('mobile tyre van');
  expect(van).toHaveAttribute('href', '/services/mobile-service');
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
  expect(screen.getByRole('heading', { level: 1 }).compareDocumentPosition(van)).toBe(following);
  expect(van.compareDocumentPosition(link('Our Locations'))).toBe(following);
});

const hoursTable = () => screen.getByRole('table', { name: 'Opening hours' });

clause('HOME-HOURS', 'six branches, three kinds of day', () => {
  const lines = within(hoursTable())
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(lines).toEqual([
    ['Branch', 'Mon–Fri', 'Sat', 'Sun'],
    ...branches.map(({ name, hours }) => [name, ...hours]),
  ]);
});

clause('HOME-HOURS', 'the way there from the first screen', () => {
  expect(link('Opening hours')).toHaveAttribute('href', '#hours');
  expectBelowButtons(link('Opening hours'));
  expect(screen.getByRole('heading', { name: 'Opening hours' })).toHaveAttribute('id', 'hours');
});

clause('HOME-HOURS-LINKS', 'each name leads to its card', () => {
  const links = within(hoursTable()).getAllByRole('link');
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual(
    branches.map(({ id, name }) => [name, `/locations#${id}`]),
  );
});

const strip = () => within(part('We fit 25+ tyre brands'));

clause('HOME-BRANDS', 'twenty-five names, each once', () => {
  const [names] = strip().getAllByRole('list');
  assert(names, 'The strip has a list.');
  const shown = within(names)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(new Set(shown).size).toBe(25);
  expect(shown).toEqual(brands);
});

clause('HOME-BRANDS-ONCE', 'the tree has one list of them', () => {
  expect(strip().getAllByRole('list')).toHaveLength(1);
  expect(strip().getAllByRole('listitem')).toHaveLength(25);
});

clause('HOME-BRANDS-PAUSE', 'the box halts the names and lets them go', async () => {
  const states = () => document.getAnimations().map(({ playState }) => playState);
  const box = strip().getByRole('checkbox', { name: 'Pause animation' });
  expect(box).not.toBeChecked();
  expect(states()).toEqual(['running']);
  // The focus halts the names too, so each look is at a box that has lost it.
  await userEvent.click(box);
  box.blur();
  expect(box).toBeChecked();
  expect(states()).toEqual(['paused']);
  await userEvent.click(box);
  box.blur();
  expect(box).not.toBeChecked();
  expect(states()).toEqual(['running']);
});

clause('HOME-WHY', 'the heading, and three cards below it', () => {
  const heading = screen.getByRole('heading', { level: 2, name: /^Why choose / });
  const figures = screen
    .getAllByRole('heading', { level: 3 })
    .filter((other) => /^\d+\+? /.test(other.textContent));
  expect(figures).toHaveLength(3);
  for (const figure of figures) {
    expect(heading.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

clause('HOME-WHY-YEARS', 'full years in steps of five, since 2008', () => {
  expect(card(new RegExp(String.raw`^${experience.replace('+', '')}\+ years`))).toMatchTextContent(
    /Since 2008\b/,
  );
});

clause('HOME-WHY-LASERS', 'nine machines', () => {
  expect(card(/^9 laser alignment machines$/)).toBeVisible();
});

clause('HOME-WHY-MINUTES', 'thirty minutes, during opening hours', () => {
  expect(card(/^30 minutes or less to answer an enquiry$/)).toMatchTextContent(
    /During opening hours\./,
  );
});

const reviews = () => screen.getAllByRole('figure');

clause('HOME-REVIEWS', 'Aroha, Mike and Priya', () => {
  expect(reviews()).toHaveLength(3);
  expect(reviews()[0]).toMatchTextContent('patched it from the inside');
  expect(reviews()[1]).toMatchTextContent('I came in for pads.');
  expect(reviews()[2]).toMatchTextContent('Four tyres and an alignment');
});

clause('HOME-REVIEWS-SELECTED', 'they are named as a selection', () => {
  expect(screen.getByText('Selected reviews')).toBeVisible();
});

clause('HOME-REVIEW-RATING', 'each has its stars in words', () => {
  for (const review of reviews()) {
    expect(within(review).getByText('5 out of 5')).toBeVisible();
  }
});

clause('HOME-REVIEW-WHO', 'each has name, branch, service and month', () => {
  expect(reviews()[0]).toMatchTextContent(/Aroha T\., Linwood\. Puncture repair, August 2026$/);
  expect(reviews()[1]).toMatchTextContent(/Mike S\., Sockburn\. Brake check, July 2026$/);
  expect(reviews()[2]).toMatchTextContent(/Priya N\., Papanui\. Tyres and alignment, May 2026$/);
});

clause('HOME-CALL-NOW', 'the last call rings the main line', () => {
  expect(link('Call Now')).toHaveAttribute('href', phone.main.href);
});

clause('HOME-BOOK-ONLINE', 'booking leads to Contact', () => {
  expect(link('Book Online')).toHaveAttribute('href', '/contact');
});

/** Decorative pictures have no role to ask for. */
const pictures = () => [...document.images];

clause('HOME-PICTURE-SIZES', 'each states width and height', () => {
  expect(pictures()).toHaveLength(4);
  for (const picture of pictures()) {
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
  }
});

clause('HOME-PICTURE-LAZY', 'the wheel first, the rest later', () => {
  expect(pictures().map(({ loading }) => loading)).toEqual(['auto', 'lazy', 'lazy', 'lazy']);
  expect(pictures()[0]).toHaveAttribute('fetchpriority', 'high');
});
