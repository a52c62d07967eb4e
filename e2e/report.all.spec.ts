import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const project = path.resolve(import.meta.dirname, '..');
const tool = path.join(project, 'spec/tools/report/makeReport.ts');
let folder = '';

// One worker, because each worker would make the report again.
test.describe.configure({ mode: 'default' });

/** A project of four clauses: one passed, one was skipped, one failed, and one is for a person. */
const files: Record<string, string> = {
  'spec/specification.md':
    '# A garage\n\n## 2. Screens\n\n### Top menu\n- At most one panel is open. It is for drivers.\n',
  'spec/coverage.md': [
    '> At most one panel is open.\n\nPLANTED-ONE-PANEL',
    '> It is for drivers.\n\nReason: outside the product',
  ].join('\n\n'),
  'spec/decisions/register.md':
    '# Register\n\n### D1: Names\n\nDecided: one set.\n\n- confirm: yes\n- clauses: PLANTED-PRICES\n',
  'spec/menu/clauses.md': [
    '# Menu',
    '### PLANTED-ONE-PANEL: At most one panel is open',
    'The first panel closes.',
    '- source: §2 Top menu\n- level: should\n- verify: spec\n- page: /about',
    '### PLANTED-PRICES: The menu shows two prices',
    'They read\n\n> from $79',
    '| Link | Words |\n| --- | --- |\n| `/a` | from $1 |\n| `/a` | from $1 |',
    '- source: §2 Top menu, D1\n- level: must\n- verify: spec\n- page: /about\n- violate: src/menu.ts | from $79 -> from $97',
    '### PLANTED-KEYS: Enter opens a panel',
    'Enter opens it.',
    '- source: §2 Top menu\n- level: should\n- verify: spec\n- page: /',
    '### PLANTED-HEARD: A screen reader says its name',
    'Listen:\n\n1. Open the menu.\n2. Hear its name.',
    '- source: §2 Top menu\n- level: must\n- verify: manual\n- page: /',
  ].join('\n\n'),
  // An earlier report, with an untested clause and a clause that was removed later.
  'before.json': JSON.stringify({
    format: 1,
    made: '2026-11-20T04:00:00.000Z',
    commit: null,
    clauses: [{ id: 'PLANTED-ONE-PANEL', verdict: 'untested' }, { id: 'PLANTED-OLD' }],
  }),
  '.cache/workbench/meta.json': JSON.stringify({
    stories: { 'menu--open': { filePath: 'a', meta: { clauses: ['PLANTED-ONE-PANEL'] } } },
  }),
  '.cache/vitest.json': JSON.stringify({
    runner: 'spec',
    began: Date.parse('2026-11-21T04:00:00Z'),
    results: [
      ['passed', 'PLANTED-ONE-PANEL'],
      ['failed', 'PLANTED-PRICES'],
      ['skipped', 'PLANTED-KEYS'],
    ].map(([outcome, id]) => ({
      runner: 'spec',
      file: 'spec/menu/panels.test.tsx',
      title: `the test of ${id}`,
      outcome,
      clauses: [id],
      ...(id === 'PLANTED-ONE-PANEL' && { story: { id: 'menu--open', clauses: [id] } }),
      ...(outcome === 'failed' && { message: 'AssertionError: expected from $97' }),
    })),
  }),
};

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: 'navy' } });
  const shot = '.cache/gallery/shots/story-menu-open-light.png';
  for (const [file, content] of Object.entries({
    ...files,
    [shot]: await picture.png().toBuffer(),
  })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  makeReport('--since', path.join(folder, 'before.json'));
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function makeReport(...options: readonly string[]): void {
  const args = [tool, '--root', folder, ...options];
  execFileSync('node', args, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] });
}

const address = (hash: string) =>
  `${pathToFileURL(path.join(folder, '.cache/report/report.html')).href}${hash}`;

test('the report says whether the site is fit to ship, and needs no network', async ({ page }) => {
  const networkRequests: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:file|data|blob):/.test(request.url())) networkRequests.push(request.url());
  });
  await page.goto(address(''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not fit to ship');
  await expect(page.getByText('3 of 4 clauses are blocking.')).toBeVisible();
  const blocking = page.getByRole('region', { name: 'What blocks the release' });
  await expect(blocking.getByRole('link', { name: 'PLANTED-PRICES failed' })).toBeVisible();
  await expect(page.getByText('The browser tests have no results. Run npm test.')).toBeVisible();
  expect(networkRequests).toEqual([]);
});

test('filters and search narrow the clauses, and the address has the filter', async ({ page }) => {
  await page.goto(address('#PLANTED-OLD'));
  const status = page.getByRole('status');
  await expect(status).toHaveText('4 of 4 clauses; none has the id PLANTED-OLD');
  await page.goto(address('#/clauses'));
  for (const [label, option, count] of [
    ['Verdict', 'failed', 1],
    ['Verdict', 'blocking', 3],
    ['Area', 'menu', 4],
    ['Page', '/about', 2],
    ['Level', 'must', 2],
    ['Evidence', 'manual', 1],
    ['Changed since', 'changed', 1],
  ] as const) {
    const choice = page.getByRole('combobox', { name: label, exact: true });
    await choice.selectOption(option);
    await expect(status).toHaveText(`${count} of 4 clauses`);
    await page.reload();
    await expect(choice).toHaveValue(option);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(status).toHaveText('4 of 4 clauses');
  }
  await page.getByRole('searchbox').fill(' ENTER panel');
  await expect(status).toHaveText('1 of 4 clauses');
  await expect(page.getByRole('link', { name: /Enter opens a panel/ })).toBeVisible();
});

test('changes since an earlier report are listed, and filter the clauses', async ({ page }) => {
  await page.goto(address(''));
  const changed = page.getByRole('region', { name: 'Changed since' });
  await expect(changed).toContainText('The report of 20 Nov 2026');
  await expect(changed).toContainText('Removed: PLANTED-OLD');
  await changed.getByRole('link', { name: '3 new' }).click();
  await expect(page.getByRole('status')).toHaveText('3 of 4 clauses');
  await page.getByLabel('Changed since').selectOption('changed');
  await page.getByRole('link', { name: /At most one panel is open/ }).click();
  await expect(page.getByText('It was untested, and is passed.')).toBeVisible();
});

test('a link to a clause opens it with its text, evidence and violations', async ({ page }) => {
  await page.goto(address('#PLANTED-ONE-PANEL'));
  const story = page.getByRole('link', { name: 'menu: open' });
  await expect(story).toHaveAttribute('href', /\?story=menu--open$/);
  await expect(story.getByRole('presentation')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByText('“At most one panel is open.”')).toBeVisible();
  await page.goto(address('#PLANTED-PRICES'));
  const clause = page.getByRole('article', { name: 'The menu shows two prices' });
  await expect(clause.getByRole('blockquote')).toHaveText('from $79');
  await expect(clause.getByRole('columnheader')).toHaveText(['Link', 'Words']);
  await expect(clause.getByRole('cell')).toHaveText(['/a', 'from $1', '/a', 'from $1']);
  await expect(clause.getByText('AssertionError: expected from $97')).toBeVisible();
  await expect(clause.getByRole('deletion')).toContainText('from $79');
  await expect(clause.getByRole('insertion')).toContainText('from $97');
  const open = clause.getByRole('link', { name: 'Open /about' });
  await expect(open).toHaveAttribute('href', 'http://localhost:4173/about');
  await expect(clause.getByText('D1: Names (not confirmed yet)')).toBeVisible();
});

test('a clause opens from the list, and Close returns to its line', async ({ page }) => {
  await page.goto(address('#/clauses'));
  const line = page.getByRole('link', { name: /The menu shows two prices/ });
  await line.press('Enter');
  await expect(page.getByRole('heading', { name: 'The menu shows two prices' })).toBeFocused();
  await page.getByRole('link', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(line).toBeFocused();
});

/** Opens a page in ‘Page by page’ as this tester. */
async function walkAs(page: Page, tester: string, device: string, at: string): Promise<void> {
  await page.goto(address(`#/pages?page=${at}`));
  await page.getByLabel('Your name').fill(tester);
  await page.getByLabel('Device and browser').fill(device);
}

/** The button that marks a clause as right or wrong. */
const mark = (page: Page, title: string, outcome: string) =>
  page.getByRole('group', { name: title }).getByRole('radio', { name: outcome });

test('a mark needs a name and a device, and survives a reload', async ({ page }) => {
  await page.goto(address('#/pages?page=/about'));
  await expect(mark(page, 'The menu shows two prices', 'Right')).toBeDisabled();
  await walkAs(page, 'Ana', 'NVDA', '/about');
  await mark(page, 'The menu shows two prices', 'Right').check();
  await expect(page.getByText('1 of 4 clauses checked on this page')).toBeVisible();
  await page.reload();
  await expect(mark(page, 'The menu shows two prices', 'Right')).toBeChecked();
  await expect(page.getByText('1 of 4 clauses checked on this page')).toBeVisible();
  await page.getByLabel('Show').selectOption('not looked at');
  await expect(page.getByText('The menu shows two prices', { exact: true })).toHaveCount(0);
  await expect(page.getByText('The first panel closes.')).toBeVisible();
});

test('the results of two testers are merged into the next report', async ({ page, browser }) => {
  await walkAs(page, 'Ana', 'NVDA', '/about');
  await mark(page, 'At most one panel is open', 'Right').check();
  const other = await browser.newPage();
  await walkAs(other, 'Ben', 'Pixel 8', '/about');
  await mark(other, 'At most one panel is open', 'Wrong').check();
  await other.getByLabel('What is wrong with PLANTED-ONE-PANEL').fill('Two are open.');
  const download = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Export results' }).click();
  const file = await (await download).path();
  await page.getByLabel('Import results of other testers').setInputFiles(file);
  await expect(page.getByText('1 imported.')).toBeVisible();
  const seen = page.getByRole('list', { name: 'What testers saw of PLANTED-ONE-PANEL' });
  await expect(seen.getByRole('listitem')).toContainText([
    /^Ana, NVDA: right/,
    /^Ben, Pixel 8: wrong, “Two are open.”/,
  ]);
  // The next report reads the merged file as `spec/manual.json`.
  const merged = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export results' }).click();
  await (await merged).saveAs(path.join(folder, 'spec/manual.json'));
  makeReport();
  expect(readFileSync(path.join(folder, '.cache/report/report.json'), 'utf8')).toMatch(
    /Ben \(Pixel 8\) saw it wrong on \/about, [\d-]+: Two are open\./,
  );
});

test('axe finds no fault in any view, and no view scrolls sideways', async ({ page }) => {
  for (const hash of ['#/overview', '#/clauses', '#PLANTED-PRICES', '#PLANTED-HEARD', '#/pages']) {
    await page.goto(address(hash));
    for (const width of [320, 360, 768, 992, 1280]) {
      const colorScheme = width > 360 ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const where = `${hash} at ${width} px, ${colorScheme}`;
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(contentWidth, where).toBeLessThanOrEqual(width);
      await expect.soft(page.getByRole('heading').first(), where).toBeVisible();
      if ([360, 1280].includes(width)) expect.soft(await axeViolations(page), where).toEqual([]);
    }
  }
});
