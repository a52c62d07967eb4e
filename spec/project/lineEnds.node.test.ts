import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseClauses } from '../tools/clauses/clauses.ts';
import { parseCoverage } from '../tools/clauses/coverage.ts';
import { parseRegister } from '../tools/clauses/register.ts';
import { parseSource } from '../tools/clauses/sourceDocument.ts';
import { filesOf, read, root } from './files.ts';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });

test('a checkout with the settings of Git for Windows has the same line ends as any other', () => {
  const texts = git('ls-files', '--eol')
    .split('\n')
    .filter((line) => /^i\/(?:lf|crlf|mixed)/.test(line));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((line) => !/^i\/lf .*attr\/text=auto eol=lf/.test(line))).toEqual([]);
});

for (const [file, parse] of [
  ['spec/menu/clauses.md', (text: string) => parseClauses(text, 'spec/menu/clauses.md').clauses],
  ['spec/coverage.md', (text: string) => parseCoverage(text).entries],
  ['spec/decisions/register.md', parseRegister],
  ['spec/specification.md', parseSource],
] as const)
  test(`${file} is read with either line end`, () => {
    const text = read(file);
    const found = parse(text);
    expect(found.length).toBeGreaterThan(0);
    expect(parse(text.replaceAll('\n', '\r\n'))).toEqual(found);
  });

test('a pattern that finds no file stops the check', () => {
  expect(() => filesOf('*.ts', 'src/**/*.nothing')).toThrow('src/**/*.nothing finds no file.');
});

for (const [what, folder, text] of [
  ['no file of clauses', 'spec', ''],
  ['files without a clause', 'spec/menu', '# Menus\n'],
] as const)
  test(`${what}: npm run spec:ids ends with a sentence`, () => {
    const project = mkdtempSync(path.join(tmpdir(), 'clauses-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    mkdirSync(path.join(project, folder), { recursive: true });
    writeFileSync(path.join(project, folder, 'clauses.md'), text);
    const script = path.join(root, 'spec/tools/clauses/writeClauseIds.ts');
    const { status, stderr } = spawnSync(process.execPath, [script], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(stderr).toBe(
      `No clause is found in ${path.join(project, 'spec/*/clauses.md')}. Restore these files.\n`,
    );
    expect(status).toBe(1);
  });

test('npm run pictures ends with a sentence for a picture that does not exist', () => {
  const script = path.join(root, 'src/publishing/scripts/pictures.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, 'stak'], { encoding: 'utf8' });
  expect(stderr).toBe('There is no picture stak. Use names of src/assets/crops.ts.\n');
  expect(status).toBe(1);
});

test('npm run servers ends with a sentence for a build without headers or documents', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'servers-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(path.join(project, 'dist'));
  const env = {
    ...process.env,
    VITE_FORM_ENDPOINT: 'https://forms.collect.nz/f/1',
    VITE_SITE_ORIGIN: 'https://www.shop.co.nz',
  };
  const script = path.join(root, 'src/publishing/scripts/serverFiles.ts');
  const run = () => spawnSync(process.execPath, [script], { cwd: project, encoding: 'utf8', env });
  for (const [headers, document] of [
    ['{"headers":[]}', 'index.html'],
    ['{"headers":[{"source":"/(.*)","headers":[]}]}', 'photo.avif'],
  ] as const) {
    writeFileSync(path.join(project, 'dist/vercel.json'), headers);
    writeFileSync(path.join(project, 'dist', document), 'words');
    const { status, stderr } = run();
    expect(stderr).toMatch(
      /^There is no complete site in dist: it has \d+ files to compress and \d+ rules/,
    );
    expect(status).toBe(1);
    rmSync(path.join(project, 'dist'), { recursive: true });
    mkdirSync(path.join(project, 'dist'));
  }
});
