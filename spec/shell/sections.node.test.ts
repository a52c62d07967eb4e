import { expect } from 'vitest';
import { readPage } from '../documents/page.ts';
import { business, headOffice, phone, sundayThere } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

clause('SHELL-TELEPHONE', 'the number in the header is a link to the main line', async () => {
  const link = (await readPage('/about', 'header')).each('link')[1];
  expect([link?.text, link?.name, link?.attribute('href')]).toEqual([
    phone.main.number,
    `Call ${phone.main.number}`,
    phone.main.href,
  ]);
});

clause('SHELL-BRAND', 'the name of the business in the header links to Home', async () => {
  expect((await readPage('/about', 'header')).target(business.name)).toBe('/');
});

clause('SHELL-MOBILE-QUALIFIER', 'the mobile service banner says that hours vary', async () => {
  const footer = await readPage('/about', 'footer');
  expect(footer.part('Mobile tyre service').text).toContain('Branch hours vary.');
});

clause('SHELL-SUNDAY', 'Sockburn’s Sunday hours come after the head office hours', async () => {
  const footer = await readPage('/about', 'footer');
  expect(footer.part('Head office').text).toContain(
    [`Sun ${headOffice.sunday}`, sundayThere, phone.main.number].filter(Boolean).join(' '),
  );
});

clause(
  'SHELL-FOOTER-TELEPHONE',
  'the number in the footer is a link to the main line',
  async () => {
    const footer = await readPage('/about', 'footer');
    expect(footer.target(phone.main.number)).toBe(phone.main.href);
  },
);

clause('SHELL-CALL-BAR', 'the call bar has the links Call us, Tyre quote and Find us', async () => {
  expect((await readPage('/about', 'body')).named('Quick links').links).toEqual([
    ['Call us', phone.main.href],
    ['Tyre quote', '/tyre-enquiry'],
    ['Find us', '/locations'],
  ]);
});

clause('SHELL-BANNER', 'the title banner has the title, and the subtitle after it', async () => {
  const page = await readPage('/services/mobile-service');
  expect(page.headings(1)).toEqual(['Mobile tyre service']);
  expect(page.text).toContain('Mobile tyre service Get somewhere safe first, then call us.');
});

clause('SHELL-BREADCRUMB', 'the breadcrumb leads from Home to the current page', async () => {
  const trail = (await readPage('/tyres/run-flat')).named('Breadcrumb');
  expect(trail.items).toEqual(['Home', 'Tyres', 'Run flat tyres']);
  expect(trail.links).toEqual([
    ['Home', '/'],
    ['Tyres', '/tyres'],
  ]);
  expect(trail.current('page')).toEqual(['Run flat tyres']);
});
