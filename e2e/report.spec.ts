import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const project = path.resolve(import.meta.dirname, '..');
const tool = path.join(project, 'spec/tools/report/makeReport.ts');
let folder = '';

/** A project of three clauses: one passes, one was skipped, one failed. */
const files: Record<string, string> = {
  'spec/specification.md':
    '# A garage\n\n## 2. Screens\n\n### Top menu\n- At most one panel is open.\n',
  'spec/coverage.md': '',
  'spec/decisions/register.md':
    '# Register\n\n### D1: Names\n\nDecided: one set.\n\n- confirm: yes\n- clauses: MENU-PRICES\n',
  'spec/menu/clauses.md': [
    '# Menu',
    '### MENU-ONE-PANEL: At most one panel is open',
    'The first panel closes.',
    '- source: §2 Top menu\n- level: should\n- verify: spec\n- page: /about',
    '### MENU-PRICES: Prices stand beside two links',
    'They read\n\n> from $79',
    '- source: §2 Top menu, D1\n- level: must\n- verify: spec\n- page: /about\n- violate: src/menu.ts | from $79 -> from $97',
    '### MENU-KEYS: Enter opens a panel',
    'Enter opens it.',
    '- source: §2 Top menu\n- level: should\n- verify: spec\n- page: /',
  ].join('\n\n'),
  '.cache/vitest.json': JSON.stringify({
    startTime: Date.parse('2026-11-21T04:00:00Z'),
    testResults: [
      {
        name: '/planted/spec/menu/menus.test.tsx',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'one panel', status: 'passed', tags: ['MENU-ONE-PANEL'] },
          {
            fullName: 'prices',
            status: 'failed',
            tags: ['MENU-PRICES'],
            failureMessages: ['AssertionError: expected from $97'],
          },
          { fullName: 'keys', status: 'skipped', tags: ['MENU-KEYS'] },
        ],
      },
    ],
  }),
};

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  execFileSync('node', [tool, '--root', folder, '--out', folder], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const address = (hash: string) => `${pathToFileURL(path.join(folder, 'report.html')).href}${hash}`;

test('the report says first whether the site is fit to ship, and asks the network for nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:file|data|blob):/.test(request.url())) asked.push(request.url());
  });
  await page.goto(address(''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not fit to ship');
  await expect(page.getByText('2 of 3 clauses stand in the way.')).toBeVisible();
  await expect(page.getByRole('link', { name: /MENU-PRICES ?, Failed/ })).toBeVisible();
  await expect(page.getByText('The browser tests have no results.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('filters and search narrow the clauses, and stand in the address', async ({ page }) => {
  await page.goto(address('#/clauses'));
  const status = page.getByRole('status');
  await expect(status).toHaveText('3 of 3 clauses');
  await page.getByLabel('Verdict').selectOption('Failed');
  await expect(status).toHaveText('1 of 3 clauses');
  await expect(page).toHaveURL(/#\/clauses\?verdict=failed$/);
  // Pressed and typed at once, as fast as a page can be told: nothing that is shown may be one step behind.
  await page.getByRole('button', { name: 'Show all' }).focus();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).click();
    const search = document.querySelector<HTMLInputElement>('input[type="search"]');
    if (!search) throw new Error('There is no search.');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const letter of 'enter') {
      value?.set?.call(search, search.value + letter);
      search.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(status).toHaveText('1 of 3 clauses');
  await expect(page.getByRole('link', { name: /Enter opens a panel/ })).toBeVisible();
});

test('a link to a clause opens it with its text, its failure and what would break it', async ({
  page,
}) => {
  await page.goto(address('#MENU-PRICES'));
  const clause = page.getByRole('article', { name: 'Prices stand beside two links' });
  await expect(clause.getByRole('blockquote')).toHaveText('from $79');
  await expect(clause.getByText('AssertionError: expected from $97')).toBeVisible();
  await expect(clause.getByRole('deletion')).toContainText('from $79');
  await expect(clause.getByRole('insertion')).toContainText('from $97');
  await expect(clause.getByRole('link', { name: 'Open /about' })).toHaveAttribute(
    'href',
    'http://localhost:4173/about',
  );
  await clause.getByRole('link', { name: '§2 Top menu' }).click();
  await expect(page.getByRole('heading', { name: 'Source document' })).toBeVisible();
});

test('arrow keys walk the clauses, Enter opens one and Escape closes it', async ({ page }) => {
  await page.goto(address('#/clauses'));
  const first = page.getByRole('link', { name: /At most one panel is open/ });
  const second = page.getByRole('link', { name: /Prices stand beside two links/ });
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Prices stand beside two links' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('what was seen on a walk stays ticked, and can be exported', async ({ page }) => {
  await page.goto(address('#/walk?at=/about'));
  await page.getByRole('checkbox', { name: 'Prices stand beside two links' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Prices stand beside two links' })).toBeChecked();
  await expect(page.getByText('1 of 2 seen on this page')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export what was seen' }).click();
  expect((await download).suggestedFilename()).toBe('manual.json');
});

test('axe finds nothing in any view, in both schemes, on a phone and a desk', async ({ page }) => {
  for (const hash of [
    '#/overview',
    '#/clauses',
    '#MENU-PRICES',
    '#/walk',
    '#/source',
    '#/decisions',
  ]) {
    await page.goto(address(hash));
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect
          .soft(
            violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
            `${hash} at ${width} px, ${colorScheme}`,
          )
          .toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${hash} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  }
});
