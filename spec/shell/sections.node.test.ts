import { expect } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { tableOf } from '../documents/clauseTable.ts';
import { readPage, readPages } from '../documents/page.ts';
import { business, headOffice, phone, sundayThere } from '../facts/business.ts';
import { clause } from '../tools/clause.ts';

clause('SHELL-TELEPHONE', 'the number in each header is a link to the main line', async () => {
  for (const [address, header] of await readPages('header')) {
    const link = header.each('link')[1];
    expect
      .soft([link?.text, link?.name, link?.attribute('href')], address)
      .toEqual([phone.main.number, `Call ${phone.main.number}`, phone.main.href]);
  }
});

clause('SHELL-BRAND', 'the name of the business in each header links to Home', async () => {
  for (const [address, header] of await readPages('header'))
    expect.soft(header.target(business.name), address).toBe('/');
});

clause('SHELL-SUNDAY', 'Sockburn’s Sunday hours come after the head office hours', async () => {
  const footer = await readPage('/about', 'footer');
  expect(footer.part('Head office').text).toContain(
    [`Sun ${headOffice.sunday}`, sundayThere, phone.main.number].filter(Boolean).join(' '),
  );
});

clause('SHELL-CALL-BAR', 'the call bar of each page has its three links in order', async () => {
  for (const [address, page] of await readPages('body'))
    expect.soft(page.named('Quick links').links, address).toEqual([
      ['Call us', phone.main.href],
      ['Tyre quote', '/tyre-enquiry'],
      ['Find us', '/locations'],
    ]);
});

clause('SHELL-BANNER', 'it begins with breadcrumb, heading and subtitle', async () => {
  for (const [address = '', heading = ''] of tableOf('ROUTE-HEADING').slice(1)) {
    const main = await readPage(address);
    expect.soft(main.headings(1), address).toEqual([heading]);
    const trail = pages.find(({ path }) => path === address)?.trail ?? [];
    const [subtitle = 'a subtitle'] = main.paragraphs;
    const first = [...trail, heading, subtitle].join(' ');
    expect.soft(main.text.slice(0, first.length), address).toBe(first);
  }
});

clause('SHELL-BREADCRUMB', 'all names but the last are links to their pages', async () => {
  const addresses = new Map(pages.map(({ path, trail }) => [trail.at(-1) ?? 'Home', path]));
  for (const { path, trail } of pages.filter((facts) => facts.path !== '/')) {
    const breadcrumb = (await readPage(path)).named('Breadcrumb');
    const links = trail.slice(0, -1).map((name) => [name, addresses.get(name)]);
    expect.soft(breadcrumb.links, path).toEqual(links);
    expect.soft(breadcrumb.current('page'), path).toEqual(trail.slice(-1));
  }
});
