import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { pages } from '../../e2e/pages.ts';
import { readUnconfirmed } from '../../src/publishing/ownersList.ts';
import { buildSummary } from '../../src/publishing/settings.ts';
import { edited, finished } from '../documents/ownersSteps.ts';
import { clause } from '../tools/clause.ts';

vi.setConfig({ testTimeout: 300_000 });

const project = path.resolve(import.meta.dirname, '../..');
const settings = {
  VITE_FORM_ENDPOINT: 'https://forms.collect.nz/f/1',
  VITE_SITE_ORIGIN: 'https://www.shop.co.nz',
};

/** A folder for one test, below `.cache` so that this project's packages resolve. */
function folderOfTest(): string {
  mkdirSync(path.join(project, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(project, '.cache/built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a program in Node.js. Returns its exit code and what it printed. */
function run(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const { NODE_OPTIONS, PATH } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: project, env: { NODE_OPTIONS, PATH, NO_COLOR: '1', ...settings } },
      (_error, stdout, stderr) =>
        resolve({ code: child.exitCode, output: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** Runs a real build. */
const build = (...options: readonly string[]) => {
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  return run(vite, 'build', ...options, '--configLoader', 'native');
};

/** Runs both steps of a real build of a copy of the site with edited content: the check of the content, then Vite. */
async function buildEdited(mode: string, edit: (file: string, text: string) => string) {
  const root = folderOfTest();
  cpSync(path.join(project, 'src'), path.join(root, 'src'), { recursive: true });
  for (const file of globSync('src/{content,publishing}/**/*.{ts,json}', { cwd: root })) {
    const at = path.join(root, file);
    writeFileSync(at, edit(file.replaceAll('\\', '/'), readFileSync(at, 'utf8')));
  }
  const config = path.join(root, 'vite.config.ts');
  writeFileSync(
    config,
    "import { site } from './src/publishing/site/site.plugin.ts';\nexport default { plugins: [site()] };\n",
  );
  const check = await run(path.join(root, 'src/publishing/scripts/checkContent.ts'));
  const result = check.code === 0 ? await build(root, '--config', config, '--mode', mode) : check;
  return { ...result, wroteFolder: globSync('dist*', { cwd: root }).length > 0 };
}

clause(
  'SETTINGS-BUILT',
  'a real build prints the summary and how much the owner has to confirm, and nothing else',
  async () => {
    const folder = path.relative(project, folderOfTest());
    const { code, output } = await build('--outDir', folder, '--emptyOutDir', '--logLevel', 'warn');
    expect(code).toBe(0);
    const [summary, ...otherLines] = output.split('\n');
    expect(summary).toBe(buildSummary(folder, pages.length, settings).trim());
    const remaining = (await readUnconfirmed()).length;
    // A build also warns of a closure that is over, and of holidays that end.
    expect(otherLines.filter((line) => !/^(?:src\/content\/|$)/.test(line))).toEqual(
      remaining > 0
        ? [`${remaining} things still stand in for your own: \`npm run owner\` lists them.`]
        : [],
    );
  },
);

clause('SETTINGS-STRICT', 'a strict build for another owner passes its checks', async () => {
  const { output } = await buildEdited('strict', (file, text) => edited(finished, file, text));
  // It goes on to what the copy lacks.
  expect(output).toContain('package.json');
  expect(output).not.toMatch(/left to do|cannot be built|VITE_\w+ must/);
});

clause('SETTINGS-OWNER-STOP', 'a real build prints both errors and writes nothing', async () => {
  const { code, output, wroteFolder } = await buildEdited('production', (file, text) =>
    file.endsWith('/content/business.ts')
      ? text
          .replace(/(?<=main: ')03[^']*/, '3 000 0100')
          .replace(/(?<=id: 'papanui'[^]*?postalCode: ')\d+/, '803')
      : text,
  );
  expect(output).toBe(
    [
      'src/content/business.ts: telephones.main must be a New Zealand telephone number with its area code and the right number of digits, such as 03 000 0100 or 0800 000 100, but it is "3 000 0100".',
      'src/content/business.ts, branch Papanui: postalCode must be a postcode of four digits in quotation marks, such as "8042", but it is "803".',
    ].join('\n'),
  );
  expect(code).toBe(1);
  expect(wroteFolder).toBe(false);
});
