/**
 * Checks the content as `npm run build` does first, once for each list of edits that it gets as JSON on its input. It
 * prints what each check prints and its exit code, as JSON. One process for all, because Vite takes long to load.
 */
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** In a file of `src/content`: the text that a pattern finds, and what takes its place. */
type Edit = readonly [file: string, from: string, to: string];

export interface Check {
  readonly status: number;
  readonly stderr: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const command = path.join(root, 'src/publishing/scripts/checkContent.ts');
const { readFileSync } = fs;
let edits: readonly Edit[] = [];
let round = 0;

const edited = (file: string, text: string) =>
  edits.reduce(
    (all, [name, from, to]) =>
      file === path.join(root, 'src/content', name) ? all.replace(new RegExp(from), to) : all,
    text,
  );

fs.readFileSync = ((file: string, how?: null) => {
  const content = readFileSync(file, how) as string | Buffer;
  return typeof content === 'string' ? edited(file, content) : content;
}) as typeof fs.readFileSync;
syncBuiltinESMExports();

registerHooks({
  // Each check loads the modules of the site anew.
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const isOurs = /\/src\/content\/|checkContent\.ts$/.test(resolved.url);
    return isOurs ? { ...resolved, url: `${resolved.url}?${round}` } : resolved;
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const file = url.startsWith('file:') ? fileURLToPath(url) : '';
    if (file !== command && !file.startsWith(path.join(root, 'src/content'))) return loaded;
    const source = fs.readFileSync(file, 'utf8');
    return { ...loaded, source: source.replace('import.meta.main', 'true') };
  },
});

const results: Check[] = [];
for (edits of JSON.parse(readFileSync(0, 'utf8')) as readonly (readonly Edit[])[]) {
  round += 1;
  const printed: string[] = [];
  console.error = (line: string) => void printed.push(`${line}\n`);
  await import(command);
  results.push({ status: Number(process.exitCode ?? 0), stderr: printed.join('') });
  process.exitCode = 0;
}
process.stdout.write(JSON.stringify(results));
