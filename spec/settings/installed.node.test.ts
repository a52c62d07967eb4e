import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { tableOf } from '../documents/clauseTable.ts';
import { folderWith, writeFiles } from '../documents/folder.ts';
import { read, root as project } from '../project/files.ts';
import { clause } from '../tools/clause.ts';

const scripts: Readonly<Record<string, string>> = manifest.scripts;
const check = 'src/publishing/scripts/checkInstalled.js';

/** What a machine lacks, or has otherwise. */
type Machine = Partial<
  Record<'folder' | 'withoutPackage' | 'withoutFolder' | 'command' | 'node', string | undefined>
>;

/** The exit code of the check, and what it prints, in a project like this one, on a machine that lacks something. */
async function checkOn(machine: Machine) {
  const { folder = 'site', withoutPackage, withoutFolder, command, node } = machine;
  const root = path.join(folderWith(), folder);
  const packages = { dependencies: { react: '1' }, devDependencies: { vite: '1' } };
  writeFiles(root, { 'package.json': JSON.stringify(packages) });
  for (const name of ['react', 'vite'])
    if (name !== withoutPackage) writeFiles(root, { [`node_modules/${name}/package.json`]: '{}' });
  for (const name of ['spec', 'stories', 'e2e'])
    if (name !== withoutFolder) mkdirSync(path.join(root, name));
  const { versions, exitCode } = process;
  const print = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.stubEnv('npm_lifecycle_script', command && scripts[command]);
  Object.defineProperty(process, 'versions', { value: node ? { ...versions, node } : versions });
  try {
    vi.resetModules();
    await import(path.join(project, check));
    const printed = print.mock.calls.flat().map((text) => String(text).replace(root, '*'));
    return { status: process.exitCode ?? 0, printed };
  } finally {
    process.exitCode = exitCode;
    Object.defineProperty(process, 'versions', { value: versions });
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

/** What stands in backquotes after these words of a fault. */
const named = (fault: string, words: string) =>
  new RegExp(`${words} \`?([^\`,]+)`).exec(fault)?.[1];

for (const [fault = '', message = ''] of tableOf('SETTINGS-INSTALLED'))
  clause('SETTINGS-INSTALLED', `${fault}: one sentence`, async () => {
    const machine = {
      folder: named(fault, 'named'),
      withoutPackage: named(fault, 'no package'),
      withoutFolder: named(fault, 'no folder'),
      command: named(fault, 'command'),
      node: named(fault, 'Node.js'),
    };
    expect(await checkOn(machine)).toEqual({ status: 1, printed: [message] });
  });

for (const machine of [
  { command: 'build', withoutFolder: 'spec' },
  { command: 'test', node: '24.2.0' },
  { command: 'workbench', node: '25.0.0' },
])
  clause('SETTINGS-INSTALLED', `npm run ${machine.command} has all that it needs`, async () => {
    expect(await checkOn(machine)).toEqual({ status: 0, printed: [] });
  });

clause('SETTINGS-INSTALLED', 'every command begins with the check', () => {
  expect(scripts['spec:ids']).toMatch(new RegExp(`^node ${check} && `));
  for (const [name, script] of Object.entries(scripts))
    expect.soft(script, name).toMatch(new RegExp(`^(node ${check}|npm run --silent spec:ids) && `));
});

clause('SETTINGS-INSTALLED', 'the check imports only what every Node.js has', () => {
  const text = read(check);
  const imported = [...text.matchAll(/\b(?:from|import)\b[ (]*'([^']+)'/g)].map(([, name]) => name);
  expect(imported).toEqual(['node:fs', 'node:path']);
  expect(text).not.toContain('import.meta');
});

clause('SETTINGS-ALONE', 'the commands of the owner name no file of the specification', () => {
  const [, table = ''] = /^For the owner:\s+([^]*?)\n\s*\n(?!\|)/m.exec(read('README.md')) ?? [];
  const commands = [...table.matchAll(/^\| `npm (?:run )?([\w:]+)`/gm)].map(
    ([, name = '']) => name,
  );
  expect(commands.length).toBeGreaterThan(7);
  for (const command of commands)
    expect.soft(scripts[command], command).not.toMatch(/\b(?:spec|stories|e2e)\b/);
});

clause('SETTINGS-ALONE', 'installing runs no command and leaves no package out', () => {
  const lifecycle = /^(?:pre|post)|^(?:install|prepare|dependencies)$/;
  expect(Object.keys(scripts).filter((name) => lifecycle.test(name) && name !== 'preview')).toEqual(
    [],
  );
  expect(read('.npmrc')).toMatch(/^include=dev$/m);
});
