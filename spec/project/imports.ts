import path from 'node:path';

const statement = /^(?:import|export)( type)?\b(?:[^;'"=]*\bfrom)?\s*'([^']+)'/gm;
const call = /\bimport\(()\s*'([^']+)'/g;

/**
 * The imports and re-exports of a module: what each writes (`./menu.ts`), the imported file, which a package has not, and
 * whether only types are imported. An import of types alone begins with `import type`, as Oxlint requires.
 *
 * @param file the module's path from the root of the project
 */
export function importsOf(file: string, code: string) {
  return [...code.matchAll(statement), ...code.matchAll(call)].map(([, type, from = '']) => ({
    from,
    target: from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : undefined,
    typesOnly: Boolean(type),
  }));
}
