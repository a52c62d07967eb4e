import path from 'node:path';
import { parseSync } from 'vite';

/** One import or re-export of a module. */
interface ModuleImport {
  /** The module as the import writes it: `./menu.ts`, `react`. */
  readonly from: string;
  /** The path of the imported file from the root of the project; `undefined` for a package. */
  readonly target: string | undefined;
  /** Whether only types are imported, which do not exist at run time. */
  readonly typesOnly: boolean;
}

/**
 * Reads a module's imports and re-exports with Vite's parser.
 *
 * @param file the module's path from the root of the project
 * @throws Error if the text cannot be parsed
 */
export function importsOf(file: string, code: string): ModuleImport[] {
  const { module, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imported = (from: string, typesOnly: boolean): ModuleImport => ({
    from,
    target: from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : undefined,
    typesOnly,
  });
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      imported(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      imported(code.slice(start + 1, end - 1), false),
    ),
    ...exported.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? imported(moduleRequest.value, isType) : [],
    ),
  ];
}
