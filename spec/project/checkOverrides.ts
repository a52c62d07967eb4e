/**
 * `npm run overrides`: whether npm still needs each override of `package.json`, by resolving the packages without it. It
 * changes nothing, and asks the registry.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

interface Manifest {
  readonly overrides: Readonly<Record<string, unknown>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

const root = path.resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
const installed = readLock(root);

function readLock(folder: string): Set<string> {
  const { packages } = JSON.parse(
    readFileSync(path.join(folder, 'package-lock.json'), 'utf8'),
  ) as Lock;
  return new Set(Object.entries(packages).map(([where, { version }]) => `${where}@${version}`));
}

/** What npm says, or would install besides, without an override; `undefined` if nothing changes. */
async function without(name: string): Promise<string | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'overrides-'));
  try {
    const { [name]: _, ...overrides } = manifest.overrides;
    const text = JSON.stringify({ ...manifest, overrides, scripts: {} });
    writeFileSync(path.join(folder, 'package.json'), text);
    writeFileSync(
      path.join(folder, 'package-lock.json'),
      readFileSync(path.join(root, 'package-lock.json')),
    );
    const how = [
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    await promisify(execFile)('npm', how, { cwd: folder });
    const added = [...readLock(folder)]
      .filter((each) => !installed.has(each))
      .map((each) => each.replace(/^.*node_modules\//, ''))
      // The binaries of each platform come with the package they belong to.
      .filter((each) => !each.startsWith('@'));
    return added.length === 0 ? undefined : `npm would install ${added.join(', ')}`;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const [, , said = 'npm install fails'] =
      stderr.match(/npm error (notarget )?(.*version.*)/) ?? [];
    return said;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const name of Object.keys(manifest.overrides)) {
  const needed = await without(name);
  process.stdout.write(
    needed === undefined
      ? `${name}: can go. Delete it from "overrides", run npm install and npm test.\n`
      : `${name}: stays. Without it, ${needed}\n`,
  );
}
