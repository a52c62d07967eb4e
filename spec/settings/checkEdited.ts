import { spawnSync } from 'node:child_process';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');

/**
 * Checks the content as `npm run build` does first, in a process of its own. That process reads the file of
 * `src/content` with the first match of `from` replaced by `to`.
 */
export function checkEdited(file: string, from: RegExp, to: string) {
  const preload = `import fs from 'node:fs';
    import { registerHooks, syncBuiltinESMExports } from 'node:module';
    import { fileURLToPath } from 'node:url';
    const { readFileSync } = fs;
    const isEdited = (name) => String(name).replaceAll('\\\\', '/').endsWith('/src/content/${file}');
    const edited = (name) => readFileSync(name, 'utf8').replace(${String(from)}, ${JSON.stringify(to)});
    fs.readFileSync = (name, how) => (isEdited(name) ? edited(name) : readFileSync(name, how));
    syncBuiltinESMExports();
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context);
        return isEdited(url) ? { ...loaded, source: edited(fileURLToPath(url)) } : loaded;
      },
    });`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(preload)}`,
      path.join(project, 'src/publishing/scripts/checkContent.ts'),
    ],
    { encoding: 'utf8' },
  );
  return { status, stderr };
}
