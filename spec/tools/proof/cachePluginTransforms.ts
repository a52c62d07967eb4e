import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { violatedText } from './active.ts';

/** What a plugin made of a module. */
interface Made {
  readonly result: unknown;
  /** Modules that exist only in the plugin, which the result imports. */
  readonly brought: readonly (readonly [id: string, text: string])[];
}

type Transform = (
  this: Rollup.TransformPluginContext,
  code: string,
  url: string,
  ...rest: unknown[]
) => unknown;
type Load = (this: Rollup.PluginContext, url: string, ...rest: unknown[]) => unknown;

/** By plugin, module and the module's text: the files that the plugin asked Vite for while it made something of it. */
const needed = new Map<string, readonly string[]>();

/** By the same, and the texts of those files and of all that they import from the project. */
const made = new Map<string, Made>();

/**
 * Keeps what slow plugins make of a module from one environment and one build to the next, in this process, while
 * the module, the files that the plugin needed for it, and everything these import from the project read the
 * same: a violation reaches what is made of it, and the rest has not to be made again. The plugins are those
 * that make the same of the same, and ask Vite for every file that they need.
 *
 * @param names the plugins' own names.
 */
export function cachePluginTransforms(names: readonly string[]): Plugin {
  return {
    name: 'steady-plugins',
    configResolved({ plugins }) {
      for (const plugin of plugins) if (names.includes(plugin.name)) steady(plugin);
    },
  };
}

function steady(plugin: Plugin): void {
  const { transform, load, resolveId } = plugin;
  if (
    typeof transform !== 'function' ||
    typeof load !== 'function' ||
    typeof resolveId !== 'function'
  )
    return;
  const brought = new Map<string, string>();
  const files = new Map<string, PageSection>();
  const make = transform as Transform;
  const read = load as Load;
  const find = resolveId as Load;
  Object.assign(plugin, {
    async transform(
      this: Rollup.TransformPluginContext,
      code: string,
      url: string,
      ...rest: unknown[]
    ) {
      if (brought.has(withoutQuery(url))) return undefined;
      const asked = `${plugin.name} ${url} ${digestOf(code)}`;
      const known = made.get(`${asked} ${digestOfFiles(needed.get(asked) ?? [], files)}`);
      if (known) {
        for (const [id, text] of known.brought) brought.set(id, text);
        return known.result;
      }
      const found = new Set<string>();
      const result = await make.call(noting(this, found), code, url, ...rest);
      needed.set(asked, [...found].toSorted());
      const parts: (readonly [string, string])[] = [];
      for (const [, id = ''] of wordsOf(result).matchAll(/^import "(.+)";$/gm)) {
        const text = await read.call(this, id);
        if (typeof text === 'string') parts.push([id, text]);
      }
      made.set(`${asked} ${digestOfFiles([...found].toSorted(), files)}`, {
        result,
        brought: parts,
      });
      return result;
    },
    load(this: Rollup.PluginContext, url: string, ...rest: unknown[]) {
      return brought.get(withoutQuery(url)) ?? read.call(this, url, ...rest);
    },
    resolveId(this: Rollup.PluginContext, url: string, ...rest: unknown[]) {
      const id = withoutQuery(url);
      return brought.has(id) ? id : find.call(this, url, ...rest);
    },
  });
}

function withoutQuery(url: string): string {
  return url.split('?')[0] ?? url;
}

function wordsOf(result: unknown): string {
  const { code } = (result ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** A context that notes the files it finds when it is asked to resolve something. */
function noting(
  context: Rollup.TransformPluginContext,
  found: Set<string>,
): Rollup.TransformPluginContext {
  return new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'resolve') return value.bind(target) as unknown;
      return async (...asked: Parameters<typeof target.resolve>) => {
        const resolved = await target.resolve(...asked);
        if (resolved) found.add(withoutQuery(resolved.id));
        return resolved;
      };
    },
  });
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Stands for the texts of files, of all that they import by a relative path, and of what those import. */
function digestOfFiles(roots: readonly string[], parts: Map<string, PageSection>): string {
  const hash = createHash('sha256');
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const { digest, imports } = partOf(file, parts);
    hash.update(file).update(digest);
    for (const imported of imports) visit(imported);
  };
  for (const root of roots) visit(root);
  return hash.digest('hex');
}

/** Imports that say nothing of what a module is made of: of types, and of what it loads only when it runs. */
const loose = /^import type [^;]*;|\bimport\([^)]*\)/gm;

/** A file of one build: what its text is known by, and the files that it imports by a relative path. */
interface PageSection {
  readonly digest: string;
  readonly imports: readonly string[];
}

function partOf(file: string, parts: Map<string, PageSection>): PageSection {
  const known = parts.get(file);
  if (known) return known;
  const isText = /\.[cm]?[jt]sx?$|\.json$|\.css$/.test(file) && existsSync(file);
  const text = isText ? (violatedText(file) ?? readFileSync(file, 'utf8')) : '';
  const named = text.replaceAll(loose, '').matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g);
  const part = {
    digest: digestOf(text),
    imports: [...named].map(([, imported = '']) =>
      path.resolve(path.dirname(file), withoutQuery(imported)),
    ),
  };
  parts.set(file, part);
  return part;
}
