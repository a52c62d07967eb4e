import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotFound } from '../../src/pages/information/NotFound.tsx';
import { Layout } from '../../src/shell/Layout.tsx';
import { PageBanner } from '../../src/ui/PageBanner.tsx';
import {
  branch,
  branchCount,
  branches,
  business,
  experience,
  headOffice,
  phone,
} from '../facts/business.ts';
import { part } from '../pages/reading.ts';
import { clause } from '../tools/clause.ts';

/** The main line, its parts joined by no-break spaces so that it stands on one line. */
const callMain = 'Call 03\u00a0000\u00a00100';

/** The widths that the clauses speak of: a phone, and a screen with room for the whole menu. */
const onPhone = () => page.viewport(360, 740);
const desk = () => page.viewport(1280, 900);

function show(pathname = '/about'): void {
  render(
    <MemoryRouter initialEntries={[pathname]}>
      <Layout pathname={pathname}>
        <h1>The page</h1>
        <input aria-label="Name" />
      </Layout>
    </MemoryRouter>,
  );
}

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const callBar = () => screen.getByRole('navigation', { name: 'Quick links' });
const size = (element: Element) => element.getBoundingClientRect();
const targets = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const names = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

beforeEach(desk);

clause('SHELL-TELEPHONE', 'the number is a link to the main line', () => {
  show();
  expect(header().getByRole('link', { name: `Call ${phone.main.number}` })).toHaveAttribute(
    'href',
    phone.main.href,
  );
});

clause('SHELL-LINE', 'the line is shown at both widths', async () => {
  show();
  expect(header().getByText(`Christchurch • ${branchCount.number} Locations`)).toBeVisible();
  await onPhone();
  expect(header().getByText(`Christchurch • ${branchCount.number} Locations`)).toBeVisible();
});

clause('SHELL-BRAND', 'the brand is a link to Home', () => {
  show();
  expect(header().getByRole('link', { name: business.name })).toHaveAttribute('href', '/');
});

clause('SHELL-BOOK-NOW', 'Book Now is a link to Contact', () => {
  show();
  expect(header().getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/contact');
});

clause('SHELL-ONE-BAR', 'line, number and menu share one bar', async () => {
  await onPhone();
  show();
  expect(size(screen.getByRole('banner')).height).toBeLessThan(80);
  expect(header().getByText(`Christchurch • ${branchCount.number} Locations`)).toBeVisible();
  expect(header().getByRole('link', { name: `Call ${phone.main.number}` })).toBeVisible();
  expect(header().getByRole('button', { name: 'Menu' })).toBeVisible();
});

clause('SHELL-TARGETS', 'number and menu are at least 44 pixels', async () => {
  await onPhone();
  show();
  for (const target of [
    header().getByRole('link', { name: `Call ${phone.main.number}` }),
    header().getByRole('button', { name: 'Menu' }),
  ]) {
    expect(size(target).width).toBeGreaterThanOrEqual(44);
    expect(size(target).height).toBeGreaterThanOrEqual(44);
  }
});

clause(
  'SHELL-LANDMARKS',
  'each landmark stands once, each navigation has its own name',
  async () => {
    show();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
    for (const name of ['Main menu', 'Services', 'Locations'])
      expect(screen.getAllByRole('navigation', { name })).toHaveLength(1);
    await onPhone();
    expect(screen.getAllByRole('navigation', { name: 'Quick links' })).toHaveLength(1);
  },
);

clause('SHELL-MOBILE-BANNER', 'the banner has its words', () => {
  show();
  const banner = within(part('Mobile tyre service'));
  expect(banner.getByText('Available 7 Days a Week')).toBeVisible();
});

clause('SHELL-MOBILE-QUALIFIER', 'branch hours vary', () => {
  show();
  const banner = within(part('Mobile tyre service'));
  expect(banner.getByText(/^Branch hours vary\./)).toBeVisible();
});

const badge = (index: number) =>
  within(footer().getByRole('list', { name: 'Why trust us' })).getAllByRole('listitem')[index];

clause('SHELL-BADGE-MTA', 'certified by the Motor Trade Association', () => {
  show();
  expect(badge(0)).toHaveTextContent('MTA Motor Trade Association certified');
  expect(within(badge(0) as HTMLElement).getByText('MTA')).toHaveAttribute('aria-hidden', 'true');
  expect(within(badge(1) as HTMLElement).getByText('4.1')).not.toHaveAttribute('aria-hidden');
});

clause('SHELL-BADGE-RATING', '4.1 from 100+ reviews', () => {
  show();
  expect(badge(1)).toHaveTextContent('4.1 search-engine review rating from 100+ reviews');
});

clause('SHELL-BADGE-YEARS', 'full years in steps of five, since 2008', () => {
  show();
  expect(badge(2)).toHaveTextContent(
    `${experience} years of experience serving the city since 2008`,
  );
});

const office = () => part('Head office');

clause('SHELL-HEAD-OFFICE', 'the address is in Sockburn', () => {
  show();
  expect(within(office()).getByRole('group')).toHaveTextContent(
    `${branch.sockburn.street}Sockburn, Christchurch ${branch.sockburn.postalCode}`,
  );
});

clause('SHELL-SUNDAY', 'its own hours on a Sunday', () => {
  show();
  const note = `Sockburn branch: Sunday ${branch.sockburn.sunday}`;
  expect(within(office()).getByText(note)).toBeVisible();
  expect(office()).toMatchTextContent(new RegExp(`Sun\\s*${headOffice.sunday}.*${note}`));
});

clause('SHELL-HOURS', 'closed on Sunday', () => {
  show();
  const hours = within(office())
    .getAllByRole('term')
    .map((days) => `${days.textContent} ${days.nextElementSibling?.textContent}`);
  expect(hours).toEqual([
    `Mon–Fri ${headOffice.weekdays}`,
    `Sat ${headOffice.saturday}`,
    `Sun ${headOffice.sunday}`,
  ]);
});

clause('SHELL-SOCIAL', 'a link to the page', () => {
  show();
  expect(footer().getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://social.example/porthillstyre',
  );
});

clause('SHELL-SERVICES', 'eight names, one target', () => {
  show();
  const links = within(footer().getByRole('navigation', { name: 'Services' })).getAllByRole('link');
  expect(names(links)).toEqual([
    'New tyres',
    'Tyre fitting',
    'Laser alignment',
    'Balancing',
    'Puncture repairs',
    'Rotation',
    'Nitrogen',
    'Mobile tyre service',
  ]);
  expect(new Set(targets(links))).toEqual(new Set(['/tyres']));
});

clause('SHELL-LOCATIONS', 'the branches in order', () => {
  show();
  const list = within(footer().getByRole('navigation', { name: 'Locations' })).getByRole('list');
  const links = within(list).getAllByRole('link');
  expect(names(links)).toEqual(branches.map(({ name }) => name));
  expect(targets(links)).toEqual(branches.map(({ id }) => `/locations#${id}`));
});

clause('SHELL-NEAREST', 'to Contact', () => {
  show();
  expect(footer().getByRole('link', { name: 'Find Nearest Location' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

clause('SHELL-FOOTER-TELEPHONE', 'the number is a link', () => {
  show();
  expect(footer().getByRole('link', { name: callMain })).toHaveAttribute('href', phone.main.href);
});

clause('SHELL-FOOTER-EMAIL', 'the address is a link', () => {
  show();
  expect(footer().getByRole('link', { name: business.email })).toHaveAttribute(
    'href',
    `mailto:${business.email}`,
  );
});

clause('SHELL-CALL-BAR', 'call, ask, find', async () => {
  await onPhone();
  show();
  const links = within(callBar()).getAllByRole('link');
  expect(names(links)).toEqual(['Call us', 'Tyre quote', 'Find us']);
  expect(targets(links)).toEqual([phone.main.href, '/tyre-enquiry', '/locations']);
});

clause('SHELL-CALL-BAR-TARGETS', 'at least 48 pixels', async () => {
  await onPhone();
  show();
  for (const link of within(callBar()).getAllByRole('link')) {
    expect(size(link).height).toBeGreaterThanOrEqual(48);
    expect(size(link).width).toBeGreaterThanOrEqual(48);
  }
});

clause('SHELL-CALL-BAR-TYPING', 'hidden while a field has the focus', async () => {
  await onPhone();
  show();
  expect(callBar()).toBeVisible();
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
});

clause('SHELL-CALL-BAR-DESK', 'not on a wide screen', () => {
  show();
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
});

clause('SHELL-BANNER', 'title and subtitle', () => {
  render(
    <MemoryRouter>
      <PageBanner path="/warranty" heading="Warranty" subtitle="What we stand behind." />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Warranty' })).toBeVisible();
  expect(screen.getByText('What we stand behind.')).toBeVisible();
});

clause('SHELL-BREADCRUMB', 'from Home down to the page', () => {
  render(
    <MemoryRouter>
      <PageBanner path="/tyres/run-flat" heading="Run flat" />
    </MemoryRouter>,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(names(trail.getAllByRole('listitem'))).toEqual(['Home', 'Tyres', 'Run flat tyres']);
  expect(targets(trail.getAllByRole('link'))).toEqual(['/', '/tyres']);
  expect(trail.getByText('Run flat tyres')).toHaveAttribute('aria-current', 'page');
});

function showNotFound(): void {
  render(
    <MemoryRouter>
      <NotFound />
    </MemoryRouter>,
  );
}

clause('SHELL-404-WAYS', 'four links in order', () => {
  showNotFound();
  const ways = within(screen.getByRole('list', { name: 'Pages to try' }));
  const links = ways.getAllByRole('link');
  expect(names(links).map((name) => name?.trim())).toEqual([
    'Home',
    'Tyres',
    'Services',
    'Contact',
  ]);
  expect(targets(links)).toEqual(['/', '/tyres', '/auto-services', '/contact']);
});

clause('SHELL-404-TELEPHONE', 'the main number', () => {
  showNotFound();
  expect(screen.getByRole('link', { name: /03\s000\s0100/ })).toHaveAttribute(
    'href',
    phone.main.href,
  );
});
