import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** A method of a package's class whose result depends on its arguments alone. */
export interface MemoizedMethod {
  readonly package: string;
  readonly className: string;
  readonly method: string;
  /** The function that makes the cache key from the arguments, where not all of them matter. */
  readonly cacheKey?: { readonly module: string; readonly name: string };
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Caches the results of slow methods in this process, by a hash of their arguments as JSON.
 *
 * @throws TypeError when a package has no such method, or the module of `cacheKey` no such function.
 */
export async function memoizeMethods(methods: readonly MemoizedMethod[]): Promise<void> {
  for (const { package: name, className, method, cacheKey } of methods) {
    const exported = (await import(name)) as Record<string, { prototype?: object } | undefined>;
    const prototype = exported[className]?.prototype as
      Record<string, Method | undefined> | undefined;
    const original = prototype?.[method];
    if (!prototype || !original)
      throw new TypeError(`${name} has no ${className} with a method ${method}.`);
    const keyOf = cacheKey ? await functionOf(cacheKey) : (...args: unknown[]) => args;
    const results = new Map<string, unknown>();
    prototype[method] = function memoized(...args) {
      const key = createHash('sha256')
        .update(JSON.stringify(keyOf(...args)))
        .digest('hex');
      if (!results.has(key)) results.set(key, original.apply(this, args));
      return results.get(key);
    };
  }
}

async function functionOf({ module, name }: { module: string; name: string }): Promise<Method> {
  const exported = (await import(pathToFileURL(module).href)) as Record<string, Method | undefined>;
  const found = exported[name];
  if (!found) throw new TypeError(`${module} has no ${name}.`);
  return found;
}
