/**
 * `npm run bench:growth`: what the build and a visitor pay for when the site grows. Builds a copy of the project with
 * 29, 290 and 2,900 documents, and prints for each how long the build took, how much memory it had at most, and how
 * many bytes one page and its script and styles come to. The copy's pages are the site's own, at more addresses.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { formEndpoint, siteOrigin } from '../buildSite.ts';
import { benchFolder } from './contestants.ts';

const root = path.resolve(import.meta.dirname, '../..');
const copy = path.join(benchFolder, 'growth');

/** Copies the project and gives every address as many documents as wanted, the first under its own name. */
function grow(times: number): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of [
    'src',
    'spec',
    'mocks',
    'e2e',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const entry = path.join(copy, 'src/app/entry.server.tsx');
  const code = readFileSync(entry, 'utf8');
  const list = /export const files\b[^=]*= \[(?<inside>[^]*?)\n\];/;
  const inside = list.exec(code)?.groups?.['inside'];
  if (inside === undefined) throw new Error(`${entry} no longer lists its files as it did.`);
  // The last document of all stays alone: it is the one for addresses that do not exist.
  writeFileSync(
    entry,
    code.replace(
      list,
      () => `const once: readonly { readonly path: string; readonly file: string }[] = [${inside}\n];
export const files = Array.from({ length: ${times} }, (_, copy) =>
  once.map(({ path, file }) => ({ path, file: copy === 0 ? file : \`\${copy}/\${file}\` })),
).flat();`,
    ),
  );
}

interface Cost {
  readonly seconds: number;
  readonly megabytes: number;
}

/** The memory that a process has had at most, in MB, as the system says while it runs; 0 where it does not. */
function memory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Builds the copy. */
function build(): Promise<Cost> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [
      path.join(copy, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      'grown',
      '--logLevel',
      'error',
    ],
    {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, VITE_FORM_ENDPOINT: formEndpoint, VITE_SITE_ORIGIN: siteOrigin },
    },
  );
  let megabytes = 0;
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, memory(child.pid ?? 0));
  }, 100);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(look);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, megabytes });
      else reject(new Error(`The build of ${copy} ended with ${code}.`));
    });
  });
}

/** Bytes after brotli: of the middle one of all documents, and of all script and style there is to fetch. */
function weight(): { readonly document: number; readonly assets: number } {
  const built = path.join(copy, 'grown');
  const names = readdirSync(built, { recursive: true }).map(String);
  const size = (name: string) => brotliCompressSync(readFileSync(path.join(built, name))).length;
  const documents = names.filter((name) => name.endsWith('about.html')).toSorted();
  const assets = names.filter((name) => /^assets\/.*\.(?:js|css)$/.test(name));
  return {
    document: size(documents[Math.floor(documents.length / 2)] ?? 'index.html'),
    assets: assets.reduce((sum, name) => sum + size(name), 0),
  };
}

console.log(
  '| Documents | Build, s | Memory, MB | One document, bytes | All script and style, bytes |',
);
console.log('|---|---|---|---|---|');
for (const times of [1, 10, 100]) {
  grow(times);
  const { seconds, megabytes } = await build();
  const { document, assets } = weight();
  console.log(
    `| ${29 * times} | ${seconds.toFixed(1)} | ${megabytes.toFixed(0)} | ${document} | ${assets} |`,
  );
}
rmSync(copy, { recursive: true, force: true });
