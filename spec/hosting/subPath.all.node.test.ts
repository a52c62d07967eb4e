import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { smoke } from '../../src/publishing/scripts/smoke.ts';
import { readUnconfirmed } from '../../src/publishing/ownersList.ts';
import { buildSummary } from '../../src/publishing/settings.ts';
import { root as project } from '../project/files.ts';
import { clause } from '../tools/clause.ts';
import { addressesIn, fileFor, origin } from './addresses.ts';
import { servePreview } from './preview.ts';

vi.setConfig({ hookTimeout: 600_000 });

const settings = {
  VITE_FORM_ENDPOINT: 'https://forms.collect.nz/f/abc123',
  VITE_SITE_ORIGIN: origin,
};
let folder = '';
/** What the build printed. */
let output = '';

beforeAll(async () => {
  mkdirSync(path.join(project, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(project, '.cache/sub-path-'));
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const built = await promisify(execFile)(process.execPath, [vite, 'build', ...options], {
    cwd: project,
    env: { ...process.env, ...settings, VITE_FORM_REDIRECT_HOSTS: 'thanks.example' },
  });
  output = `${built.stdout}${built.stderr}`.trim();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

clause('SETTINGS-BUILT', 'a real build prints its summary and what is left, no more', async () => {
  const [summary, ...otherLines] = output.split('\n');
  expect(summary).toBe(buildSummary(path.relative(project, folder), pages.length, settings));
  const remaining = (await readUnconfirmed()).length;
  // A build also warns of a closure that is over, and of holidays that end.
  expect(otherLines.filter((line) => !/^(?:src\/content\/|$)/.test(line))).toEqual(
    remaining > 0
      ? [`${remaining} things still stand in for your own: \`npm run owner\` lists them.`]
      : [],
  );
});

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

clause('HOST-PATH', 'each address that the build writes leads to one of its files', () => {
  const seen = new Map<string, number>();
  for (const file of globSync('**/*.{html,css,js,webmanifest,xml,vcf}', { cwd: folder })) {
    const ending = path.extname(file);
    for (const address of addressesIn(file, read(file))) {
      const target = fileFor(address, file);
      // The patterns in speculation rules are not addresses.
      if (target === undefined || target.startsWith('*')) continue;
      seen.set(ending, (seen.get(ending) ?? 0) + 1);
      const exists = ['', '.html'].some((end) => existsSync(path.join(folder, target + end)));
      expect.soft(exists, `${address} in ${file}`).toBe(true);
    }
  }
  expect([...seen.keys()].toSorted()).toEqual(['.html', '.js', '.vcf', '.webmanifest', '.xml']);
  expect(seen.get('.html')).toBeGreaterThan(2000);
});

clause('POLICY-FORM-ACTION', 'a built page and its header allow the host in the settings', () => {
  const directive = "form-action 'self' https://forms.collect.nz https://thanks.example;";
  for (const file of ['contact.html', '_headers'])
    expect(read(file).replaceAll('&#x27;', "'")).toContain(directive);
});

clause('SMOKE-GOOD', 'the check finds no fault in a site below a path', async () => {
  const home = await servePreview(folder);
  const { faults } = await smoke(home.replace(/\/$/, ''), origin);
  // The address of the form service does not exist, so this request fails.
  expect(faults).toEqual([
    expect.stringMatching(/^forms\.collect\.nz (?:does not exist|cannot be looked up) in DNS: /),
  ]);
});
