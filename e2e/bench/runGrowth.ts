/**
 * `npm run bench:growth`: the cost of a larger site. Builds a copy of the project with 29, 290 and 2,900 documents, and
 * prints for each the time of the build, its peak memory, and the bytes of one page and of script and styles.
 * The additional documents are copies of the site's own pages at other addresses.
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
import { benchFolder, buildCommand, root } from './contestants.ts';

const copy = path.join(benchFolder, 'growth');
const built = path.join(copy, 'grown');
const parts = ['src', 'spec', 'mocks', 'e2e', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Copies the project and gives each page `times` documents; the first keeps its name. */
function grow(times: number): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of parts)
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const entry = path.join(copy, 'src/app/entry.server.tsx');
  const code = readFileSync(entry, 'utf8');
  const list = /export const files\b[^=]*= \[(?<inside>[^]*?)\n\];/;
  const inside = list.exec(code)?.groups?.['inside'];
  if (inside === undefined) throw new Error(`${entry} no longer lists its files as it did.`);
  // The text of the list ends in the 404 page, which is the same for all copies.
  const grown = `const once: readonly { readonly path: string; readonly file: string }[] = [${inside}\n];
export const files = Array.from({ length: ${times} }, (_, copy) =>
  once.map(({ path, file }) => ({ path, file: copy === 0 ? file : \`\${copy}/\${file}\` })),
).flat();`;
  writeFileSync(
    entry,
    code.replace(list, () => grown),
  );
}

/** Builds the copy; returns the seconds and the peak memory in MB, or 0 where the system does not report it. */
async function build(): Promise<readonly [seconds: number, megabytes: number]> {
  const start = performance.now();
  const { args, options } = buildCommand(copy, built);
  const child = spawn(process.execPath, args, { ...options, stdio: [...options.stdio] });
  let megabytes = 0;
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      megabytes = Math.max(megabytes, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // The machine does not run Linux, or the process has ended.
    }
  }, 100);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build of ${copy} ended with ${String(code)}.`);
  return [(performance.now() - start) / 1000, megabytes];
}

console.log(
  '| Documents | Build, s | Memory, MB | One document, bytes | Script and style, bytes |',
);
console.log('|---|---|---|---|---|');
for (const times of [1, 10, 100]) {
  grow(times);
  const [seconds, megabytes] = await build();
  const names = readdirSync(built, { recursive: true }).map(String);
  const size = (name: string) => brotliCompressSync(readFileSync(path.join(built, name))).length;
  const documents = names.filter((name) => name.endsWith('about.html')).toSorted();
  const document = size(documents[Math.floor(documents.length / 2)] ?? 'index.html');
  const assets = names
    .filter((name) => /^assets\/.*\.(?:js|css)$/.test(name))
    .reduce((sum, name) => sum + size(name), 0);
  const cells = [29 * times, seconds.toFixed(1), megabytes.toFixed(0), document, assets];
  console.log(`| ${cells.join(' | ')} |`);
}
rmSync(copy, { recursive: true, force: true });
