import path from 'node:path';

/** One import or re-export of a module. */
interface ModuleImport {
  /** The module as the import writes it: `./menu.ts`, `react`. */
  readonly from: string;
  /** The path of the imported file from the root of the project; `undefined` for a package. */
  readonly target: string | undefined;
  /** Whether only types are imported, which do not exist at run time. */
  readonly typesOnly: boolean;
}

const statement = /^(?:import|export)( type)?\b(?:[^;'"=]*\bfrom)?\s*'([^']+)'/gm;
const call = /\bimport\(()\s*'([^']+)'/g;

/**
 * The imports and re-exports of a module. An import of types alone begins with `import type`, as Oxlint requires.
 *
 * @param file the module's path from the root of the project
 */
export function importsOf(file: string, code: string): ModuleImport[] {
  return [...code.matchAll(statement), ...code.matchAll(call)].map(([, type, from = '']) => ({
    from,
    target: from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : undefined,
    typesOnly: Boolean(type),
  }));
}
