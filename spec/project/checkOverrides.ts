/**
 * `npm run overrides`: whether npm still needs each override of `package.json`. It resolves the packages without the
 * override; it asks the registry and changes nothing.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Manifest {
  readonly overrides: Readonly<Record<string, unknown>>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function installedBy(folder: string): Set<string> {
  const { packages } = read(path.join(folder, 'package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  return new Set(Object.entries(packages).map(([where, { version }]) => `${where}@${version}`));
}

const root = path.resolve(import.meta.dirname, '../..');
const manifest = read(path.join(root, 'package.json')) as Manifest;
const installed = installedBy(root);
for (const name of Object.keys(manifest.overrides)) {
  const folder = mkdtempSync(path.join(tmpdir(), 'overrides-'));
  const { [name]: _, ...overrides } = manifest.overrides;
  const text = JSON.stringify({ ...manifest, overrides, scripts: {} });
  writeFileSync(path.join(folder, 'package.json'), text);
  cpSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  let result = 'can go. Delete it from "overrides", run npm install and npm test.';
  try {
    const args =
      'install --package-lock-only --ignore-scripts --no-audit --no-fund --loglevel=error';
    execFileSync('npm', args.split(' '), { cwd: folder, stdio: 'pipe' });
    const added = [...installedBy(folder)]
      .filter((each) => !installed.has(each))
      .map((each) => each.replace(/^.*node_modules\//, ''))
      // The binaries for each platform have the version of the package that needs them.
      .filter((each) => !each.startsWith('@'));
    if (added.length > 0) result = `stays. Without it, npm would install ${added.join(', ')}`;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: Buffer };
    const reason = /npm error (?:notarget )?(.*version.*)/.exec(stderr.toString())?.[1];
    result = `stays. Without it, ${reason ?? 'npm install fails'}`;
  }
  rmSync(folder, { recursive: true });
  process.stdout.write(`${name}: ${result}\n`);
}
