import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { violatedText } from './active.ts';

/** The cached result of a plugin for a module. */
interface CachedTransform {
  readonly result: unknown;
  /** The plugin's virtual modules that the result imports. */
  readonly virtualModules: readonly (readonly [id: string, text: string])[];
}

type Transform = (
  this: Rollup.TransformPluginContext,
  code: string,
  url: string,
  ...rest: unknown[]
) => unknown;
type Load = (this: Rollup.PluginContext, url: string, ...rest: unknown[]) => unknown;

/** By plugin, module and text: the files that the plugin resolved while it transformed the module. */
const dependencies = new Map<string, readonly string[]>();

/** By the same, and the texts of those files with their own imports. */
const cached = new Map<string, CachedTransform>();

/**
 * Caches the transforms of slow plugins in this process across environments and builds. A cached result is used while
 * the module, the files that the plugin resolved for it and everything those import read the same, so that a violation
 * reaches everything made from it. The plugins have to be deterministic and resolve every file that they use through Vite.
 *
 * @param names the names of the plugins.
 */
export function cachePluginTransforms(names: readonly string[]): Plugin {
  return {
    name: 'cache-plugin-transforms',
    configResolved({ plugins }) {
      for (const plugin of plugins) if (names.includes(plugin.name)) cacheTransforms(plugin);
    },
  };
}

function cacheTransforms(plugin: Plugin): void {
  const { transform, load, resolveId } = plugin;
  if (
    typeof transform !== 'function' ||
    typeof load !== 'function' ||
    typeof resolveId !== 'function'
  )
    return;
  const virtual = new Map<string, string>();
  const files = new Map<string, FileDigest>();
  const transformModule = transform as Transform;
  const read = load as Load;
  const find = resolveId as Load;
  Object.assign(plugin, {
    async transform(
      this: Rollup.TransformPluginContext,
      code: string,
      url: string,
      ...rest: unknown[]
    ) {
      if (virtual.has(withoutQuery(url))) return undefined;
      const key = `${plugin.name} ${url} ${digestOf(code)}`;
      const known = cached.get(`${key} ${digestOfFiles(dependencies.get(key) ?? [], files)}`);
      if (known) {
        for (const [id, text] of known.virtualModules) virtual.set(id, text);
        return known.result;
      }
      const found = new Set<string>();
      const result = await transformModule.call(recordResolved(this, found), code, url, ...rest);
      dependencies.set(key, [...found].toSorted());
      const parts: (readonly [string, string])[] = [];
      for (const [, id = ''] of codeOf(result).matchAll(/^import "(.+)";$/gm)) {
        const text = await read.call(this, id);
        if (typeof text === 'string') parts.push([id, text]);
      }
      cached.set(`${key} ${digestOfFiles([...found].toSorted(), files)}`, {
        result,
        virtualModules: parts,
      });
      return result;
    },
    load(this: Rollup.PluginContext, url: string, ...rest: unknown[]) {
      return virtual.get(withoutQuery(url)) ?? read.call(this, url, ...rest);
    },
    resolveId(this: Rollup.PluginContext, url: string, ...rest: unknown[]) {
      const id = withoutQuery(url);
      return virtual.has(id) ? id : find.call(this, url, ...rest);
    },
  });
}

function withoutQuery(url: string): string {
  return url.split('?')[0] ?? url;
}

function codeOf(result: unknown): string {
  const { code } = (result ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** A plugin context that records the files that are resolved with it. */
function recordResolved(
  context: Rollup.TransformPluginContext,
  found: Set<string>,
): Rollup.TransformPluginContext {
  return new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'resolve') return value.bind(target) as unknown;
      return async (...args: Parameters<typeof target.resolve>) => {
        const resolved = await target.resolve(...args);
        if (resolved) found.add(withoutQuery(resolved.id));
        return resolved;
      };
    },
  });
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A hash of some files and of everything that they import by relative paths. */
function digestOfFiles(roots: readonly string[], parts: Map<string, FileDigest>): string {
  const hash = createHash('sha256');
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const { digest, imports } = fileDigest(file, parts);
    hash.update(file).update(digest);
    for (const imported of imports) visit(imported);
  };
  for (const root of roots) visit(root);
  return hash.digest('hex');
}

/** Imports that do not affect the build of a module: of types, and dynamic ones. */
const ignoredImports = /^import type [^;]*;|\bimport\([^)]*\)/gm;

/** A file: the hash of its text, and the files that it imports by relative paths. */
interface FileDigest {
  readonly digest: string;
  readonly imports: readonly string[];
}

function fileDigest(file: string, parts: Map<string, FileDigest>): FileDigest {
  const known = parts.get(file);
  if (known) return known;
  const isText = /\.[cm]?[jt]sx?$|\.json$|\.css$/.test(file) && existsSync(file);
  const text = isText ? (violatedText(file) ?? readFileSync(file, 'utf8')) : '';
  const named = text.replaceAll(ignoredImports, '').matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g);
  const part = {
    digest: digestOf(text),
    imports: [...named].map(([, imported = '']) =>
      path.resolve(path.dirname(file), withoutQuery(imported)),
    ),
  };
  parts.set(file, part);
  return part;
}
