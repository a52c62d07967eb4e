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

/** By plugin, environment, module, and the texts of the module and of all that it imports from the project. */
const made = new Map<string, Made>();

/**
 * Keeps what slow plugins make of a module from one build to the next, in this process, while the module and
 * everything it imports from the project read the same: a violation reaches what is built on it, and the
 * rest has not to be made again. The plugins are those that make the same of the same.
 *
 * @param names the plugins' own names.
 */
export function steadyPlugins(names: readonly string[]): Plugin {
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
  const files = new Map<string, Part>();
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
      const from = fingerprint(code, withoutQuery(url), files);
      const key = `${plugin.name} ${this.environment.name} ${url} ${from}`;
      const known = made.get(key);
      if (known) {
        for (const [id, text] of known.brought) brought.set(id, text);
        return known.result;
      }
      const result = await make.call(this, code, url, ...rest);
      const parts: (readonly [string, string])[] = [];
      for (const [, id = ''] of wordsOf(result).matchAll(/^import "(.+)";$/gm)) {
        const text = await read.call(this, id);
        if (typeof text === 'string') parts.push([id, text]);
      }
      made.set(key, { result, brought: parts });
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

/** Names a module's code and the texts of all that it imports by a relative path, and what those import. */
function fingerprint(code: string, file: string, parts: Map<string, Part>): string {
  const hash = createHash('sha256').update(code);
  const seen = new Set<string>();
  const visit = (next: string) => {
    if (seen.has(next)) return;
    seen.add(next);
    const { digest, imports } = partOf(next, parts);
    hash.update(next).update(digest);
    for (const imported of imports) visit(imported);
  };
  visit(file);
  return hash.digest('hex');
}

/** Imports that say nothing of what a module is made of: of types, and of what it loads only when it runs. */
const loose = /^import type [^;]*;|\bimport\([^)]*\)/gm;

/** A file of one build: what its text is known by, and the files that it imports by a relative path. */
interface Part {
  readonly digest: string;
  readonly imports: readonly string[];
}

function partOf(file: string, parts: Map<string, Part>): Part {
  const known = parts.get(file);
  if (known) return known;
  const isText = /\.[cm]?[jt]sx?$|\.json$|\.css$/.test(file) && existsSync(file);
  const text = isText ? (violatedText(file) ?? readFileSync(file, 'utf8')) : '';
  const named = text.replaceAll(loose, '').matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g);
  const part = {
    digest: createHash('sha256').update(text).digest('hex'),
    imports: [...named].map(([, imported = '']) =>
      path.resolve(path.dirname(file), withoutQuery(imported)),
    ),
  };
  parts.set(file, part);
  return part;
}
