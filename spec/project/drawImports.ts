import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readModule, targetOf, type ModuleFace } from './imports.ts';

/**
 * Draws which folder of `src` imports from which, as a Mermaid flowchart without transitive edges.
 *
 * @param modules every module of `src`, by its file
 */
export function drawImports(modules: ReadonlyMap<string, ModuleFace>): string {
  const uses = new Map<string, Set<string>>();
  for (const [file, { imports }] of modules) {
    const [, folder = ''] = file.split('/');
    const targets = uses.get(folder) ?? new Set();
    uses.set(folder, targets);
    for (const one of imports) {
      const [top, target = ''] = targetOf(file, one)?.split('/') ?? [];
      if (top === 'src' && target !== folder) targets.add(target);
    }
  }
  const direct = (folder: string) => [...(uses.get(folder) ?? [])];
  const leadsTo = (from: string, to: string): boolean =>
    from === to || direct(from).some((next) => leadsTo(next, to));
  const arrows = [...uses.keys()].flatMap((folder) =>
    direct(folder)
      .filter((to) => !direct(folder).some((other) => other !== to && leadsTo(other, to)))
      .map((to) => `  ${folder} --> ${to}\n`),
  );
  return `\`\`\`mermaid\nflowchart TD\n${arrows.toSorted().join('')}\`\`\``;
}

/**
 * The text of the architecture page with the current picture of the imports.
 *
 * @param root the folder of the project
 */
export function withPicture(page: string, root: string): string {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const read = (file: string) => readModule(file, readFileSync(path.join(root, file), 'utf8'));
  const picture = drawImports(new Map(files.map((file) => [file, read(file)])));
  return page.replace(
    /(<!-- imports -->\n).*?(\n<!-- end of imports -->)/s,
    (_whole, before: string, after: string) => `${before}\n${picture}\n${after}`,
  );
}
