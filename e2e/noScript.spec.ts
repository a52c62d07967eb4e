import { clause, documentClause, expect, test } from './fixtures.ts';
import { everyAddress, pages } from './pages.ts';
import { documentFacts, type DocumentFacts } from '../spec/documents/readDocument.ts';

test.use({ javaScriptEnabled: false });

/** Whether an address is that of a page of the site: a vCard is a file to keep. */
function isPage(address: string): boolean {
  return address.startsWith('/') && !address.endsWith('.vcf');
}

/** Reads every document that links lead to from Home, as a visitor without script meets them. */
async function crawl(read: (path: string) => Promise<DocumentFacts>) {
  const found = new Map<string, DocumentFacts>();
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.has(path)) continue;
    const facts = await read(path);
    found.set(path, facts);
    for (const { href } of facts.links) {
      const [next = ''] = href.split('#');
      if (isPage(next)) queue.push(next);
    }
  }
  return found;
}

clause('NO-SCRIPT-REACH', 'links lead from Home to all 28 pages', async ({ page, request }) => {
  const found = await crawl(async (path) => documentFacts(await (await request.get(path)).text()));
  expect([...found.keys()].toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  // A few of them by hand, in a browser without script.
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find Nearest Location' }).click();
  await expect(page).toHaveURL('/contact');
});

documentClause(
  'NO-SCRIPT-LINKS',
  'every link of every page leads somewhere',
  async ({ request }) => {
    const found = await crawl(async (path) =>
      documentFacts(await (await request.get(path)).text()),
    );
    for (const [path, { links }] of found) {
      for (const { href, text } of links) {
        const [, address = '', fragment] = /^(\/[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
        if (!isPage(href) && !href.startsWith('#')) continue;
        const target = found.get(address || path);
        expect.soft(target, `${path}: ${text} (${href})`).toBeDefined();
        if (fragment) expect.soft(target?.ids, `${path}: ${text} (${href})`).toContain(fragment);
        expect.soft(text, `${path}: a link to ${href} without words`).not.toBe('');
      }
    }
  },
);

documentClause(
  'NO-SCRIPT-RING',
  'every number can be rung and says what it rings',
  async ({ request }) => {
    for (const address of everyAddress) {
      const html = await (await request.get(address)).text();
      const rung = documentFacts(html).links.filter(({ href }) => href.startsWith('tel:'));
      expect.soft(rung.length, address).toBeGreaterThan(0);
      for (const { href, text } of rung) {
        expect
          .soft(href, `${address}: ${text}`)
          .toMatch(/^tel:(?:\+64[2-9]\d{7,9}|0(?:800|508)\d{6,7})$/);
        const digits = text.replace(/\D/g, '');
        if (digits) expect.soft(href.replace('tel:', '').replace('+64', '0'), address).toBe(digits);
        else expect.soft(text, address).toMatch(/call|ring/i);
      }
    }
  },
);

clause(
  'MENU-ONE-PANEL',
  'without script, opening Services closes Tyres',
  // With script, the first panel closes for another reason as well: the focus has left it.
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/about');
    const header = page.getByRole('banner');
    const links = (name: string) => header.getByRole('list', { name, exact: true });
    await header.getByRole('button', { name: 'Tyres', exact: true }).press('Enter');
    await expect(links('Tyre categories')).toBeVisible();
    await header.getByRole('button', { name: 'Services', exact: true }).press('Enter');
    await expect(links('Tyre services')).toBeVisible();
    await expect(links('Tyre categories')).toBeHidden();
  },
);
