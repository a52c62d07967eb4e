import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** A method of a package's class that answers the same whenever it is asked the same. */
export interface MemoizedMethod {
  readonly package: string;
  readonly of: string;
  readonly method: string;
  /** The function that says what matters of the arguments, where not all of them do. */
  readonly matters?: { readonly module: string; readonly name: string };
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/**
 * Has slow methods answer from memory, in this process, what they were asked before. What they are asked goes
 * into a JSON text, and of that no more than a digest is kept.
 *
 * @throws TypeError when a package has no such method, or the module of `matters` no such function.
 */
export async function memoizeMethods(methods: readonly MemoizedMethod[]): Promise<void> {
  for (const { package: name, of, method, matters } of methods) {
    const exported = (await import(name)) as Record<string, { prototype?: object } | undefined>;
    const prototype = exported[of]?.prototype as Record<string, Method | undefined> | undefined;
    const ask = prototype?.[method];
    if (!prototype || !ask) throw new TypeError(`${name} has no ${of} with a method ${method}.`);
    const part = matters ? await functionOf(matters) : (...args: unknown[]) => args;
    const answers = new Map<string, unknown>();
    prototype[method] = function answer(...args) {
      const asked = createHash('sha256')
        .update(JSON.stringify(part(...args)))
        .digest('hex');
      if (!answers.has(asked)) answers.set(asked, ask.apply(this, args));
      return answers.get(asked);
    };
  }
}

async function functionOf({ module, name }: { module: string; name: string }): Promise<Method> {
  const exported = (await import(pathToFileURL(module).href)) as Record<string, Method | undefined>;
  const found = exported[name];
  if (!found) throw new TypeError(`${module} has no ${name}.`);
  return found;
}
